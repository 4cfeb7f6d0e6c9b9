/** Writes values as YAML or JSON, in the way in which a file is written. */
import { inQuotes } from '../../manifest/yaml/edit/quotes.ts';
import { Refused } from '../edit.ts';
import type { Formatting } from '../layout/formatting.ts';
import { readsAsName } from './reads-as.ts';
import type { Written } from './reads-as.ts';
import { writeScalar } from './scalar.ts';

/** Returns whether a value is a list or fields, with something in it. */
export function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Returns a value as it is written after a name or a hyphen. Throws Refused. */
export function writeValue(value: unknown, formatting: Formatting, isAfterHyphen: boolean): Written {
  if (!isTree(value)) {
    if (typeof value === 'object' && value !== null) return { head: Array.isArray(value) ? '[]' : '{}', lines: [] };
    const indent = isAfterHyphen ? 2 : formatting.indentWidth;
    return writeScalar(value, { ...formatting, isJson: false, isFlow: false, indent });
  }
  const lines = Object.entries(value).flatMap(([name, part]) =>
    writeEntry(Array.isArray(value) ? undefined : name, part, formatting),
  );
  if (isAfterHyphen) return { head: lines[0]!, lines: indented(lines.slice(1), 2) };
  return { head: '', lines: indented(lines, Array.isArray(value) && formatting.isFlush ? 0 : formatting.indentWidth) };
}

/** Returns the lines of a field, or of an entry of a list where there is no name; the first is at the margin. Throws Refused. */
export function writeEntry(name: string | undefined, value: unknown, formatting: Formatting): string[] {
  const { head, lines } = writeValue(value, formatting, name === undefined);
  const nameOrHyphen = name === undefined ? '-' : `${writeName(name, '', { isFlow: false, isJson: false })}:`;
  return [head === '' ? nameOrHyphen : `${nameOrHyphen} ${head}`, ...lines];
}

/** Returns a value as it is written in brackets, on one line or on several. Throws Refused. */
export function writeFlow(value: unknown, formatting: Formatting, isSpread = false): string {
  if (formatting.isJson) return isSpread ? JSON.stringify(value, undefined, formatting.indentWidth) : onOneLine(value);
  if (Array.isArray(value)) return `[${value.map((part: unknown) => writeFlow(part, formatting)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, part]) => writeFlowField(name, part, formatting));
    return `{${fields.join(', ')}}`;
  }
  return writeScalar(value, { ...formatting, isFlow: true, indent: 0 }).head;
}

/** Returns a field as it is written in braces. Throws Refused. */
export function writeFlowField(name: string, value: unknown, formatting: Formatting, isSpread = false): string {
  const { isJson } = formatting;
  return `${writeName(name, '', { isFlow: true, isJson })}: ${writeFlow(value, formatting, isSpread)}`;
}

/** JSON with a space after commas and colons, as people write it. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${onOneLine(part)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Returns a name as it is written, with the quotes that it had if there were any. Throws Refused. */
export function writeName(name: string, old: string, { isFlow, isJson }: { isFlow: boolean; isJson: boolean }): string {
  const [quote] = /^["']/.exec(old) ?? [];
  const double = JSON.stringify(name);
  const single = `'${name.replaceAll("'", "''")}'`;
  const all = isJson
    ? [double]
    : [...(quote === '"' ? [double] : quote === "'" ? [single] : [name]), inQuotes(name), double];
  const written = all.find((one) => isJson || readsAsName(one, name, isFlow));
  if (written === undefined) throw new Refused('YAML cannot hold this name.');
  return written;
}

/** Indents lines, except empty ones. */
export function indented(lines: string[], by: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));
}
