/** Makes a lead and its outbox rows from a submission. */
import { hash, randomUUIDv7 } from 'node:crypto';
import type { EndpointRecord } from '../endpoints/endpoint-record.ts';
import type { NewLead } from '../store/store.ts';
import type { NewOutboxRow } from '../store/tables.ts';
import { mailboxOf } from './lead-texts.ts';
import type { LeadFile } from './files/folder.ts';

/** Milliseconds in which the same texts count as one submission, if the browser sent no key. */
const SAME_SUBMISSION = 600_000;
/** Milliseconds between two digests: suspicious leads are delivered together. */
const DIGEST = 3_600_000;

interface LeadInput {
  endpoint: EndpointRecord;
  values: Record<string, string>;
  suspicions: string[];
  /** The key that the browser sent with this submission, if it did. */
  idempotencyKey: string | undefined;
  channels: NewOutboxRow['channel'][];
  now: number;
  files?: readonly LeadFile[];
  /** The language of the form, if it is not the site's own. */
  language?: string | undefined;
}

/**
 * Makes a lead, and an outbox row for each channel. A suspicious lead is due with the next digest, and its sender gets no
 * confirmation.
 */
export function makeLead({
  endpoint,
  values,
  suspicions,
  idempotencyKey,
  channels,
  now,
  files = [],
  language = '',
}: LeadInput): NewLead {
  const id = randomUUIDv7();
  const valuesOf = (kind: string) =>
    endpoint.fields.flatMap((field) => (field.kind === kind ? (values[field.name] ?? []) : []));
  const fields = JSON.stringify(values);
  const lead = {
    id,
    key: keyOf(
      idempotencyKey ?? Math.floor(now / SAME_SUBMISSION).toString(36),
      endpoint.name,
      fields + files.map((file) => ` ${file.field} ${file.hash}`).join(''),
    ),
    created_at: now,
    endpoint: endpoint.name,
    fields,
    phone: digitsOf(valuesOf('tel').join(' ')),
    mail: valuesOf('email').join(' ').trim().toLowerCase(),
    doubts: suspicions.join(' '),
    files: files.length > 0 ? JSON.stringify(files) : '',
    language,
  };
  const outbox = leadDeliveries(id, channels, now);
  if (suspicions.length === 0) {
    if (endpoint.confirms && mailboxOf(lead) !== undefined) outbox.push(confirmationOf(id, now));
    return { lead, outbox };
  }
  const nextDigest = Math.ceil(now / DIGEST) * DIGEST;
  return { lead, outbox: outbox.map((row) => ({ ...row, kind: 'digest', due_at: nextDigest })) };
}

/** Returns the outbox row of the mail to the sender of a lead. */
function confirmationOf(lead: string, now: number): NewOutboxRow {
  return { id: randomUUIDv7(), subject: lead, kind: 'confirmation', channel: 'mail', created_at: now, due_at: now };
}

/** Returns outbox rows that deliver a lead at once, one for each channel. */
export function leadDeliveries(lead: string, channels: NewOutboxRow['channel'][], now: number): NewOutboxRow[] {
  const row = { subject: lead, kind: 'lead' as const, created_at: now, due_at: now };
  return channels.map((channel) => ({ ...row, id: randomUUIDv7(), channel }));
}

/** Returns the digits of a phone number, written in any script, as 0 to 9: "919800000000". Leads are searched by them. */
export function digitsOf(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.replace(/\D/g, '');
  return Array.from(text.matchAll(/\p{Nd}/gu), ([digit]) => digitValue(digit)).join('');
}

/** Returns the value of a digit. Scripts have their ten digits in a row, after a character that is not a digit. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

/**
 * Returns a key that is the same for the same texts of one submission. The prefix begins with a time, so that the newest
 * keys are adjacent in the index: a commit writes a few of its pages, not one for each lead.
 */
function keyOf(prefix: string, endpoint: string, fields: string): string {
  return `${prefix}.${hash('sha256', endpoint + fields, 'base64url').slice(0, 22)}`;
}
