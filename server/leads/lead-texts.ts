/** Formats a lead: for mails, lists and exports. */
import { MAIL_ADDRESS } from '../endpoints/reading/validate-field.ts';
import type { EndpointRecord, SiteRecord } from '../site-record.ts';
import type { Lead } from '../store/tables.ts';
import type { LeadFile } from './files/folder.ts';
import { SUSPICIONS } from './words.ts';

export type EndpointRecords = Pick<SiteRecord, 'endpoints' | 'languages'>;

/** A text with its label in the form. */
export interface LabelledText {
  name: string;
  label: string;
  text: string;
}

/** Returns the stored fields, by name. */
export function fieldsOf({ fields }: Pick<Lead, 'fields'>): Record<string, string> {
  return JSON.parse(fields) as Record<string, string>;
}

/** Returns the files that came along. */
export function filesOf({ files }: Pick<Lead, 'files'>): LeadFile[] {
  return files === '' ? [] : (JSON.parse(files) as LeadFile[]);
}

/** Returns names and sizes of files, one a line, by the field that they came in. */
function fileTexts(lead: Pick<Lead, 'files'>): Map<string, string> {
  const lines = Map.groupBy(filesOf(lead), ({ field }) => field);
  return new Map(Array.from(lines, ([field, files]) => [field, files.map(fileText).join('\n')]));
}

/** Returns "roof.jpg (1.2 MB)". */
export function fileText({ name, size }: Pick<LeadFile, 'name' | 'size'>): string {
  return `${name} (${size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`})`;
}

/** Returns the texts that were filled in, in the order of the form; fields that the form no longer has come last. */
export function labelledTexts(
  lead: Pick<Lead, 'fields' | 'endpoint' | 'files' | 'language'>,
  record: EndpointRecords,
): LabelledText[] {
  const { fields: formFields = [] } = endpointOf(lead, record.endpoints) ?? {};
  const choices = choicesOf(lead, record);
  const labels = new Map(formFields.map(({ name, label }) => [name, label]));
  const files = fileTexts(lead);
  const fields = { ...fieldsOf(lead), ...Object.fromEntries(files) };
  const names = [...labels.keys(), ...Object.keys(fields).filter((name) => !labels.has(name))];
  return names.flatMap((name) => {
    const text = fields[name] ?? '';
    return text === '' ? [] : [{ name, label: labels.get(name) ?? name, text: choices(name, text) }];
  });
}

/** Returns how staff read what was chosen in a form of another language: as their own form says it, with what was chosen. */
function choicesOf(
  lead: Pick<Lead, 'endpoint' | 'language'>,
  { endpoints, languages = {} }: EndpointRecords,
): (name: string, text: string) => string {
  const optionsIn = (records: EndpointRecord[] | undefined, name: string) =>
    records && endpointOf(lead, records)?.fields.find((field) => field.name === name)?.options;
  return (name, text) => {
    const chosen = optionsIn(languages[lead.language]?.endpoints, name);
    const own = optionsIn(endpoints, name);
    if (!chosen || !own || chosen.length !== own.length) return text;
    const inOwn = (line: string) => own[chosen.indexOf(line)] ?? line;
    const lines = text.split('\n').map((line) => (inOwn(line) === line ? line : `${inOwn(line)} (${line})`));
    return lines.join('\n');
  };
}

/** Returns the sender's name. Forms call it name, firstname, full_name …; otherwise, the first text that was typed. */
export function nameOf(lead: Lead): string {
  const fields = Object.entries(fieldsOf(lead)).filter(([, text]) => text.trim() !== '');
  return (fields.find(([name]) => /name/i.test(name)) ?? fields[0])?.[1].trim() ?? '';
}

/** Returns the mail address if it is one, and nothing that could be read as several; undefined otherwise. */
export function mailboxOf({ mail }: Pick<Lead, 'mail'>): string | undefined {
  return MAIL_ADDRESS.test(mail) && mail.length <= 254 ? mail : undefined;
}

/** Returns the number that the sender of a message is given: the end of its id, ten random hexadecimal digits. */
export const referenceOf = (id: string): string => id.slice(-REFERENCE_LENGTH).toUpperCase();

const REFERENCE_LENGTH = 10;
/** The form of such a number. */
export const REFERENCE = /^[\da-f]{10}$/i;

/** Returns the phone number as typed. */
export function phoneOf(lead: Lead, { endpoints }: EndpointRecords): string {
  const fields = fieldsOf(lead);
  const names = endpointOf(lead, endpoints)?.fields.flatMap(({ name, kind }) => (kind === 'tel' ? [name] : [])) ?? [];
  return names.map((name) => fields[name] ?? '').find((text) => text !== '') ?? lead.phone;
}

/** Returns the topic: the service that was chosen, or the longest text. */
export function topicOf(lead: Lead, { endpoints }: EndpointRecords): string {
  const fields = fieldsOf(lead);
  const chosen = endpointOf(lead, endpoints)?.fields.find(({ name, kind }) => kind === 'select' && fields[name]);
  const [longest = ''] = Object.values(fields).toSorted((a, b) => b.length - a.length);
  return (chosen && fields[chosen.name]) ?? fields['service'] ?? longest;
}

/** Returns the words of a lead's suspicions; see SUSPICIONS. */
export function suspicionsOf({ doubts }: Pick<Lead, 'doubts'>): string[] {
  return doubts.split(' ').filter(Boolean);
}

/** Returns why a lead is in quarantine, in plain words. */
export function suspicionTexts(lead: Pick<Lead, 'doubts'>): string {
  return suspicionsOf(lead)
    .map((word) => SUSPICIONS[word] ?? word)
    .join('; ');
}

function endpointOf({ endpoint }: Pick<Lead, 'endpoint'>, endpoints: EndpointRecord[]): EndpointRecord | undefined {
  return endpoints.find(({ name }) => name === endpoint);
}
