import { REJECTION_MAIL as words } from '../../leads/words.ts';
import type { OutboxRow } from '../../store/tables.ts';
import type { Mail, TemplateContext } from './template.ts';

/** Renders the mail about one that the mail server refused for its text: it holds nothing that a stranger wrote. */
export async function rejectionNotice(
  { id, kind, subject }: OutboxRow,
  { db, record }: TemplateContext,
): Promise<Mail> {
  const isLead = !kind.startsWith('payment');
  const query = db.selectFrom('leads').select('phone').where('id', '=', subject);
  const phone = isLead ? (await query.executeTakeFirst())?.phone : undefined;
  const what = isLead ? words.lead : words.payment;
  return {
    id: `notice.${id}`,
    subject: words.subject(what, subject),
    text: [
      words.intro(what),
      '',
      ...(phone ? [words.phone(phone.slice(0, 40))] : []),
      isLead ? words.leadCommand(subject) : words.transaction(subject),
      words.site(record.url),
      '',
    ].join('\n'),
  };
}
