import { mailboxOf, senderName } from '../../leads/lead-texts.ts';
import { labelledTexts } from '../../leads/labelled-texts.ts';
import { localTime } from '../../leads/local-time.ts';
import { printable, printableLines } from '../../leads/printable.ts';
import { truncateTexts } from '../../leads/truncate.ts';
import type { TextLimits } from '../../leads/truncate.ts';
import { LEAD_MAIL as words } from '../../leads/words.ts';
import type { Lead } from '../../store/tables.ts';
import { labelledLines, oneLine } from './template.ts';
import type { TemplateContext, MailTemplate } from './template.ts';

/** Whole messages of any form that people fill in; in base64 not much more than 100 KB. */
const LIMITS: TextLimits = { text: 20_000, total: 40_000 };

/** Renders the mail about one message, so that staff can reply to it. */
export const leadMail: MailTemplate = async ([row], { db, record }) => {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', row!.subject).executeTakeFirst();
  if (!lead) return undefined;
  const replyTo = mailboxOf(lead);
  return {
    id: lead.id,
    subject: oneLine(words.subject(senderName(lead))),
    text: `${leadText(lead, record, LIMITS, printableLines)}\n`,
    ...(replyTo !== undefined && { replyTo }),
  };
};

/** Returns the fields up to the limits, the time, and where to find the lead again. */
export function leadText(
  lead: Lead,
  record: TemplateContext['record'],
  limits: TextLimits,
  linesOf: (text: string) => string[],
): string {
  const { texts, omitted } = truncateTexts(labelledTexts(lead, record), limits);
  return [
    ...texts.map(({ label, text }) => labelledLines(printable(label), linesOf(text))),
    ...(lead.language === '' ? [] : [words.language(lead.language)]),
    ...(lead.files === '' ? [] : [words.files(lead.id)]),
    ...(omitted > 0 ? [words.omitted(omitted, lead.id)] : []),
    '',
    words.footer(localTime(lead.created_at), lead.endpoint, record.url, lead.id),
  ].join('\n');
}
