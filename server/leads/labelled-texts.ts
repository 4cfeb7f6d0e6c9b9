/** Lists the texts of a lead with their labels, as staff read them. */
import type { EndpointRecord } from '../endpoints/endpoint-record.ts';
import type { Lead } from '../store/tables.ts';
import type { LeadFile } from './files/folder.ts';
import { endpointOf, leadFields, leadFiles } from './lead-texts.ts';
import type { EndpointRecords } from './lead-texts.ts';

/** A text with its label in the form. */
export interface LabelledText {
  name: string;
  label: string;
  text: string;
}

/** Returns names and sizes of files, one a line, by the field that they came in. */
function fileTexts(lead: Pick<Lead, 'files'>): Map<string, string> {
  const lines = Map.groupBy(leadFiles(lead), ({ field }) => field);
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
  const fields = { ...leadFields(lead), ...Object.fromEntries(files) };
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
