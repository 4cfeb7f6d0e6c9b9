/** A mail to staff, before it is one. */
import { printable } from '../../leads/printable.ts';
import type { SiteRecord } from '../../site-record.ts';
import type { Store } from '../../store/store.ts';
import type { OutboxRow } from '../../store/tables.ts';

export interface StaffMail {
  /** Before the @ of the Message-ID: the same for the same subject, so that a repetition is known as one. */
  id: string;
  subject: string;
  text: string;
  replyTo?: string;
}

export interface TemplateContext {
  db: Store['db'];
  record: Pick<SiteRecord, 'name' | 'url' | 'endpoints'>;
}

/** Makes the letter of some rows; undefined if what they are about has been erased. */
export type MailTemplate = (rows: OutboxRow[], context: TemplateContext) => Promise<StaffMail | undefined>;

/** The longest text in a subject line. */
const SUBJECT_LENGTH = 80;

/** Returns a text that fits into one line of a header. */
export function oneLine(text: string): string {
  const line = printable(text)
    .replaceAll('=?', '= ?') // would be decoded by the reader's program
    .trim();
  return Array.from(line).slice(0, SUBJECT_LENGTH).join('');
}

/** "Label: text", or the label with the lines of the text below, set in so that no text can pose as a label. */
export function labelledLines(label: string, lines: string[]): string {
  return lines.length > 1 ? `${label}:\n  ${lines.join('\n  ')}` : `${label}: ${lines.join('')}`;
}
