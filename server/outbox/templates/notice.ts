import type { OutboxRow } from '../../store/tables.ts';
import type { TemplateContext } from './template.ts';
import type { StaffMail } from './template.ts';

/** What is told where the mail server refuses a letter for its text: that there is something, in words of our own only. */
export async function rejectionNotice(
  { id, kind, subject }: OutboxRow,
  { db, record }: TemplateContext,
): Promise<StaffMail> {
  const isLead = kind === 'lead' || kind === 'digest';
  const lead = isLead
    ? await db.selectFrom('leads').select('phone').where('id', '=', subject).executeTakeFirst()
    : undefined;
  const what = isLead ? 'message' : 'payment';
  return {
    id: `notice.${id}`,
    subject: `A ${what} that could not be mailed: ${subject}`,
    text: [
      `The mail server refused the mail about this ${what}, so here is none of its text.`,
      '',
      ...(lead?.phone ? [`Phone: ${lead.phone.slice(0, 40)}`] : []),
      isLead ? `Read it: npm run leads -- show ${subject}` : `Transaction: ${subject}`,
      `Site: ${record.url}`,
      '',
    ].join('\n'),
  };
}
