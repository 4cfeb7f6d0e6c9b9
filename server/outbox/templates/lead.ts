import { truncateTexts } from '../../leads/truncate.ts';
import type { TextLimits } from '../../leads/truncate.ts';
import { labelledTexts, nameOf } from '../../leads/lead-texts.ts';
import { printable, printableLines } from '../../leads/printable.ts';
import { localTime } from '../../leads/local-time.ts';
import { MAIL } from '../../endpoints/read-fields.ts';
import type { Lead } from '../../store/tables.ts';
import { labelledLines, oneLine } from './template.ts';
import type { TemplateContext, MailTemplate } from './template.ts';

/** Whole messages of any form that people fill in; in base64 not much more than 100 KB. */
const ROOM: TextLimits = { text: 20_000, total: 40_000 };

/** One message: all that was typed, ready to be answered. */
export const leadMail: MailTemplate = async ([row], { db, record }) => {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', row!.subject).executeTakeFirst();
  if (!lead) return undefined;
  const replyTo = replyAddress(lead);
  return {
    id: lead.id,
    subject: oneLine(`New message: ${nameOf(lead)}`),
    text: `${leadText(lead, record, ROOM, printableLines)}\n`,
    ...(replyTo !== undefined && { replyTo }),
  };
};

/** The fields as far as there is room, the time and where to find it again. */
export function leadText(
  lead: Lead,
  record: TemplateContext['record'],
  room: TextLimits,
  linesOf: (text: string) => string[],
): string {
  const { texts, omitted: left } = truncateTexts(labelledTexts(lead, record), room);
  return [
    ...texts.map(({ label, text }) => labelledLines(printable(label), linesOf(text))),
    ...(left > 0 ? [`${left} characters are not in this mail: npm run leads -- show ${lead.id}`] : []),
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
