/** Defines what the templates of mails share. */
import { printable } from '../../leads/printable.ts';
import type { SiteRecord } from '../../site-record.ts';
import type { Store } from '../../store/store.ts';
import type { OutboxRow } from '../../store/tables.ts';

export interface Mail {
  /** The address of the sender of a message; without it, the mail is for staff. */
  to?: string;
  /** The part of the Message-ID before the @: the same for the same subject, so that duplicates are recognized. */
  id: string;
  subject: string;
  text: string;
  replyTo?: string;
}

export interface TemplateContext {
  db: Store['db'];
  record: Pick<SiteRecord, 'name' | 'phone' | 'url' | 'language' | 'endpoints' | 'answers' | 'languages'>;
}

/** Renders the mail about some rows; undefined if their subject was erased. Throws DeliveryError where none may be sent. */
export type MailTemplate = (rows: OutboxRow[], context: TemplateContext) => Promise<Mail | undefined>;

/** The most characters of a text in a subject line. */
const SUBJECT_LENGTH = 80;

/** Returns a text that fits into one line of a header. */
export function oneLine(text: string): string {
  const line = printable(text)
    .replaceAll('=?', '= ?') // mail programs would decode it
    .trim();
  return Array.from(line).slice(0, SUBJECT_LENGTH).join('');
}

/** Returns "Label: text", or the label above indented lines, so that no text can pose as a label. */
export function labelledLines(label: string, lines: string[]): string {
  return lines.length > 1 ? `${label}:\n  ${lines.join('\n  ')}` : `${label}: ${lines.join('')}`;
}
