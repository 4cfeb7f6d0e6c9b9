import { labelledTexts, nameOf } from '../../desk/lead-texts.ts';
import { localTime } from '../../time.ts';
import { MAIL } from '../../calls/read-fields.ts';
import type { Lead } from '../../store/tables.ts';
import { labelled, oneLine } from './letter.ts';
import type { LetterContext, LetterWriter } from './letter.ts';

/** One message: all that was typed, ready to be answered. */
export const leadLetter: LetterWriter = async ([row], { db, record }) => {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', row!.subject).executeTakeFirst();
  if (!lead) return undefined;
  const replyTo = replyAddress(lead);
  return {
    id: lead.id,
    subject: oneLine(`New message: ${nameOf(lead)}`),
    text: `${leadText(lead, record)}\n`,
    ...(replyTo !== undefined && { replyTo }),
  };
};

/** The fields, the time and where to find it again. */
export function leadText(lead: Lead, record: LetterContext['record']): string {
  return [
    ...labelledTexts(lead, record).map(({ label, text }) => labelled(label, text)),
    '',
    `Received: ${localTime(lead.created_at)}`,
    `Form: ${lead.endpoint}, ${record.url}`,
    `Lead: ${lead.id}`,
  ].join('\n');
}

/** One address, and nothing that could be read as several. */
function replyAddress({ mail }: Lead): string | undefined {
  return MAIL.test(mail) && mail.length <= 254 ? mail : undefined;
}
