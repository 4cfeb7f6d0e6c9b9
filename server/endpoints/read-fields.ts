/** Reads and validates the fields of a submission. */
import type { Answers } from '../../schema/types.ts';
import type { EndpointRecord, FieldRecord } from '../site-record.ts';

/** The most characters of a field, by its kind: far more than people type. */
const LIMITS: Record<FieldRecord['kind'], number> = {
  text: 300,
  tel: 100,
  email: 254,
  number: 40,
  select: 300,
  textarea: 10_000,
};
/** Limits for fields that the form no longer has, from a page that was opened before a new build. */
const UNKNOWN_LIMITS = { fields: 20, characters: 10_000 };

/** A mail address by the HTML standard. */
export const MAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

export type FieldTexts = Pick<Answers, 'missingField' | 'longField' | 'wrongField'>;

export interface FieldsRead {
  /** Every text by field name, as typed. */
  values: Record<string, string>;
  /** Sentences about invalid fields; empty if all are valid. */
  errors: string[];
  /** Whether there is a field or option that the current form lacks: from an old page, or from a program. */
  isUnfamiliar: boolean;
  /** The value of the honeypot. */
  trap: unknown;
}

type Body = Record<string, unknown>;

/** Reads the fields of a parsed body. Nothing is converted: a value that is not text is invalid. */
export function readFields(
  body: unknown,
  { fields, trap }: Pick<EndpointRecord, 'fields' | 'trap'>,
  texts: FieldTexts,
): FieldsRead {
  const sent = typeof body === 'object' && body !== null ? (body as Body) : {};
  const read = (name: string) => (Object.hasOwn(sent, name) ? sent[name] : undefined);
  const values: Record<string, string> = {};
  const errors: string[] = [];
  let isUnfamiliar = false;
  for (const field of fields) {
    const value = clean(read(field.name) ?? '', field.kind);
    const text = findFault(field, value, texts);
    if (text !== undefined)
      errors.push(text.replace('{field}', field.label).replace('{limit}', String(LIMITS[field.kind])));
    if (value !== undefined) values[field.name] = value;
    if (field.options && value && !field.options.includes(value)) isUnfamiliar = true;
  }
  const unknown = readUnknown(sent, new Set([...fields.map(({ name }) => name), trap]));
  if (unknown) isUnfamiliar = true;
  return { values: { ...values, ...unknown }, errors, isUnfamiliar, trap: read(trap) };
}

/** Reads the texts of unknown fields up to the limits; undefined if there are none. */
function readUnknown(sent: Body, known: Set<string>): Record<string, string> | undefined {
  const texts: Record<string, string> = {};
  let { fields, characters } = UNKNOWN_LIMITS;
  for (const name in sent) {
    if (known.has(name)) continue;
    if (fields-- === 0) break;
    const text = /^\w{1,40}$/.test(name) ? clean(sent[name], 'textarea')?.slice(0, characters) : undefined;
    if (text === undefined) continue;
    texts[name] = text.toWellFormed(); // the limit may split a surrogate pair
    characters -= text.length;
  }
  return fields < UNKNOWN_LIMITS.fields ? texts : undefined;
}

function findFault(field: FieldRecord, value: string | undefined, texts: FieldTexts): string | undefined {
  if (value === undefined) return texts.wrongField;
  if (value.trim() === '') return field.required ? texts.missingField : undefined;
  if (value.length > LIMITS[field.kind]) return texts.longField;
  if (field.kind === 'email' && !MAIL_ADDRESS.test(value.trim())) return texts.wrongField;
  if (field.kind === 'number' && !Number.isFinite(Number(value))) return texts.wrongField;
  return undefined;
}

/** Returns a text without control characters, on one line except for text areas; undefined if it is not text. */
function clean(value: unknown, kind: FieldRecord['kind']): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
  return kind === 'textarea' ? text : text.replace(/\n+/g, ' ');
}
