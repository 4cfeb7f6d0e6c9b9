/** Writes values as YAML or JSON, in the way in which a file is written. */
import { inQuotes } from '../../manifest/yaml/edit/quotes.ts';
import { Refused } from '../edit.ts';
import type { Habits } from '../layout/habits.ts';
import { readsAsName } from './reads-as.ts';
import type { Written } from './reads-as.ts';
import { writeScalar } from './scalar.ts';

/** Returns whether a value is a list or fields, with something in it. */
export function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Returns a value as it is written behind a name or a hyphen. */
export function writeValue(value: unknown, habits: Habits, isBehindHyphen: boolean): Written {
  if (!isTree(value)) {
    if (typeof value === 'object' && value !== null) return { head: Array.isArray(value) ? '[]' : '{}', lines: [] };
    const indent = isBehindHyphen ? 2 : habits.step;
    return writeScalar(value, { ...habits, isJson: false, isFlow: false, indent });
  }
  const lines = Object.entries(value).flatMap(([name, part]) =>
    writeEntry(Array.isArray(value) ? undefined : name, part, habits),
  );
  if (isBehindHyphen) return { head: lines[0]!, lines: indented(lines.slice(1), 2) };
  return { head: '', lines: indented(lines, Array.isArray(value) && habits.isFlush ? 0 : habits.step) };
}

/** Returns the lines of a field, or of an entry of a list where there is no name; the first is at the margin. */
export function writeEntry(name: string | undefined, value: unknown, habits: Habits): string[] {
  const { head, lines } = writeValue(value, habits, name === undefined);
  const lead = name === undefined ? '-' : `${writeName(name, '', { isFlow: false, isJson: false })}:`;
  return [head === '' ? lead : `${lead} ${head}`, ...lines];
}

/** Returns a value as it is written in brackets, on one line or on several. */
export function writeFlow(value: unknown, habits: Habits, isSpread = false): string {
  if (habits.isJson) return isSpread ? JSON.stringify(value, undefined, habits.step) : onOneLine(value);
  if (Array.isArray(value)) return `[${value.map((part: unknown) => writeFlow(part, habits)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, part]) => writeFlowField(name, part, habits));
    return `{${fields.join(', ')}}`;
  }
  return writeScalar(value, { ...habits, isFlow: true, indent: 0 }).head;
}

/** Returns a field as it is written in braces. */
export function writeFlowField(name: string, value: unknown, habits: Habits, isSpread = false): string {
  const { isJson } = habits;
  return `${writeName(name, '', { isFlow: true, isJson })}: ${writeFlow(value, habits, isSpread)}`;
}

/** JSON with a space behind commas and colons, as people write it. */
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

/** Indents lines, but for empty ones. */
export function indented(lines: string[], by: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));
}
