/** A lead and what is to be told about it, from what was sent. */
import { createHash, randomUUIDv7 } from 'node:crypto';
import type { EndpointRecord } from '../site-record.ts';
import type { NewLead } from '../store/store.ts';
import type { NewOutboxRow } from '../store/tables.ts';

/** Without a key of the browser's own, the same words within ten minutes are the same click. */
const SAME_CLICK = 600_000;
/** Doubtful leads are told of together, once an hour. */
const DIGEST = 3_600_000;

interface LeadInput {
  endpoint: EndpointRecord;
  values: Record<string, string>;
  suspicions: string[];
  /** The key that the browser made for this click, if it did. */
  click: string | undefined;
  channels: NewOutboxRow['channel'][];
  now: number;
}

export function makeLead({ endpoint: call, values, suspicions: doubts, click, channels, now }: LeadInput): NewLead {
  const id = randomUUIDv7();
  const valuesOf = (kind: string) =>
    call.fields.flatMap((field) => (field.kind === kind ? (values[field.name] ?? []) : []));
  const fields = JSON.stringify(values);
  const isSuspicious = doubts.length > 0;
  return {
    lead: {
      id,
      key: keyOf(click ?? Math.floor(now / SAME_CLICK).toString(36), call.name, fields),
      created_at: now,
      endpoint: call.name,
      fields,
      phone: digitsOf(valuesOf('tel').join(' ')),
      mail: valuesOf('email').join(' ').trim().toLowerCase(),
      doubts: doubts.join(' '),
    },
    outbox: channels.map((channel) => ({
      id: randomUUIDv7(),
      subject: id,
      kind: isSuspicious ? 'digest' : 'lead',
      channel,
      created_at: now,
      due_at: isSuspicious ? Math.ceil(now / DIGEST) * DIGEST : now,
    })),
  };
}

/** The digits of a phone number, in whatever script they were typed: +91 98… and ०९८… are found by theirs. */
export function digitsOf(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.replace(/\D/g, '');
  return Array.from(text.matchAll(/\p{Nd}/gu), ([digit]) => digitValue(digit)).join('');
}

/** Scripts have their ten digits in a row, from a multiple of ten or six on; the one before the first is no digit. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

/**
 * The same for the same click with the same words. It begins with what is in the order of time, so that the newest
 * keys stand together in the index: a commit writes a few pages of it, not one for each lead.
 */
function keyOf(click: string, endpoint: string, fields: string): string {
  return `${click}.${createHash('sha256').update(endpoint).update(fields).digest('base64url').slice(0, 22)}`;
}
