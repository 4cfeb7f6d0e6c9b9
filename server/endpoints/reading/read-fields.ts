/** Reads and validates the fields of a submission. */
import { isFieldShown, TICKED } from '../../../schema/addresses/form-rules.ts';
import type { EndpointRecord, FieldRecord } from '../endpoint-record.ts';
import { findFault } from './validate-field.ts';
import type { ValidationContext } from './validate-field.ts';
import type { FilesRead, ReceivedFile } from './receive-files.ts';

/** Limits for fields that the form no longer has, from a page that was opened before a new build. */
const UNKNOWN_LIMITS = { fields: 20, characters: 10_000 };

/** A parsed body, the files that came with it, and what is wrong with them. */
interface SentForm extends Pick<FilesRead, 'errors'> {
  body: unknown;
  files: SentFile[];
}

type SentFile = Pick<ReceivedFile, 'field' | 'name'>;

export interface FieldsRead {
  /** Every text by field name, as typed; several choices are lines of one text. */
  values: Record<string, string>;
  /** Sentences about invalid fields, by their names; empty if all are valid. */
  errors: Record<string, string>;
  /** Whether there is a field or option that the current form lacks: from an old page, or from a program. */
  isUnfamiliar: boolean;
  /** The value of the honeypot. */
  honeypot: unknown;
}

type Body = Record<string, unknown>;

/**
 * Reads the fields of a parsed body. Nothing is converted: a value that is not text is invalid. Files have been read
 * already; `errors` are about them.
 */
export function readFields(
  { body, files, errors: fileErrors }: SentForm,
  { fields, honeypot }: Pick<EndpointRecord, 'fields' | 'honeypot'>,
  context: ValidationContext,
): FieldsRead {
  const sent = typeof body === 'object' && body !== null ? (body as Body) : {};
  const read = (name: string) => (Object.hasOwn(sent, name) ? sent[name] : undefined);
  const values: Record<string, string> = {};
  const invalid = new Set<string>();
  let isUnfamiliar = false;
  const texts = fields.filter(({ kind }) => kind !== 'file');
  for (const field of texts) {
    const value = field.kind === 'checkbox' ? readChoices(read(field.name)) : clean(read(field.name) ?? '', field.kind);
    if (value === undefined) invalid.add(field.name);
    else values[field.name] = value;
    if (value && !isOffered(field, value)) isUnfamiliar = true;
  }
  const chosen = (name: string) => values[name]?.split('\n') ?? [];
  const errors = fields.flatMap((field): [string, string][] => {
    const required = field.required && isFieldShown(field, fields, chosen);
    const text = field.kind === 'file' ? fileNames(files, field.name) : values[field.name];
    const value = invalid.has(field.name) ? undefined : text;
    const fault = fileErrors[field.name] ?? findFault({ ...field, required }, value, context);
    return fault === undefined ? [] : [[field.name, fault]];
  });
  const unknown = readUnknown(sent, new Set([...fields.map(({ name }) => name), honeypot]));
  if (unknown) isUnfamiliar = true;
  return {
    values: { ...values, ...unknown },
    errors: Object.fromEntries(errors),
    isUnfamiliar,
    honeypot: read(honeypot),
  };
}

/** Returns the names of the files that came in a field, for a sentence. */
export function fileNames(files: SentFile[], field: string): string {
  return files.flatMap((file) => (file.field === field ? [file.name] : [])).join(', ');
}

/** Reads what was ticked, one or several choices, as lines of one text; undefined if it is not text. */
function readChoices(sent: unknown = []): string | undefined {
  const choices = [sent].flat().map((choice) => clean(choice, 'checkbox'));
  if (choices.includes(undefined)) return undefined;
  return [...new Set(choices)].filter(Boolean).join('\n');
}

/** Returns whether a form offers what was chosen; other kinds take any text. */
function isOffered({ kind, options }: FieldRecord, value: string): boolean {
  if (kind === 'checkbox') return value.split('\n').every((choice) => (options ?? [TICKED]).includes(choice));
  return options?.includes(value) ?? true;
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

/** Returns a text without control characters, on one line except for text areas; undefined if it is not text. */
function clean(value: unknown, kind: FieldRecord['kind']): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
  return kind === 'textarea' ? text : text.replace(/\n+/g, ' ');
}
