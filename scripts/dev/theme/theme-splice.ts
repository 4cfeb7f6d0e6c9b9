/** Writes a look and its colour into a manifest, as one splice: every other byte stays. */
import { isDeepStrictEqual } from 'node:util';
import { isRecord, recordOf } from '../../../schema/values/tree.ts';
import { linesOf } from '../../../manifest/yaml/edit/field-lines.ts';
import { insertAt, splice } from '../../../manifest/yaml/edit/splice.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { Source } from '../../../manifest/yaml/source.ts';
import type { Edit } from '../../../manifest/problems/problem.ts';

/** What an author chooses in the panel; without a seed, the look has its own colour. */
export interface ThemeChoice {
  look: string;
  seed?: string;
}

/** Returns the text with the choice in it; undefined where the file is written so that it has to be done by hand. */
export function withTheme(file: string, text: string, choice: ThemeChoice): string | undefined {
  const source = parse(file, text);
  if (Array.isArray(source) || !isRecord(source.value)) return undefined;
  const edit = themeEdit(source, choice);
  const changed = edit && splice(text, [edit]);
  const reread = changed === undefined ? undefined : parse(file, changed);
  if (!reread || Array.isArray(reread)) return undefined;
  // Whatever the style of the file: it has to say what was chosen, and all else as before.
  const { seed: _, ...others } = recordOf(source.value, 'theme');
  return isDeepStrictEqual(reread.value, { ...source.value, theme: { ...others, ...choice } }) ? changed : undefined;
}

function themeEdit(source: Source, { look, seed }: ThemeChoice): Edit | undefined {
  const { text, value } = source;
  const isJson = /^\s*\{/.test(text);
  const theme = recordOf(value, 'theme');
  const fields = [isJson ? `"look": "${look}"` : `look: ${look}`];
  if (seed !== undefined) fields.push(isJson ? `"seed": "${seed}"` : `seed: "${seed}"`);
  if (Object.keys(theme).length > 0) return merged(text, changedFields(source, theme, fields, { look, seed }));
  const mapping = isJson ? `{ ${fields.join(', ')} }` : `{${fields.join(', ')}}`;
  if (source.has('/theme')) return { ...source.locate('/theme'), text: mapping };
  if (isJson) return insertAt(text.indexOf('{') + 1, `\n  "theme": ${mapping},`);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = linesOf('/brand', source);
  if (!lines) return undefined;
  const isCut = lines.end === text.length && !text.endsWith('\n');
  return insertAt(lines.end, `${isCut ? newline : ''}theme: ${mapping}${newline}`);
}

/** The edits of a theme that is there: each of its two fields is replaced, added or taken away. */
function changedFields(
  source: Source,
  theme: Record<string, unknown>,
  [lookField, seedField]: string[],
  { look, seed }: { look: string; seed: string | undefined },
): Edit[] {
  const { text } = source;
  const edits: Edit[] = [];
  const first = source.locate(`/theme/${Object.keys(theme)[0]!}`, 'key').start;
  const lead = text.slice(source.locate('/theme', 'key').end, first);
  const line = /\r?\n[ \t]*$/.exec(lead)?.[0];
  const separator = lead.includes('{') ? `,${line ?? ' '}` : (line ?? ' ');
  const added: string[] = [];
  if ('look' in theme) edits.push(valueEdit(source, '/theme/look', look));
  else added.push(lookField!);
  if (seed !== undefined && 'seed' in theme) edits.push(valueEdit(source, '/theme/seed', `"${seed}"`));
  else if (seed !== undefined) added.push(seedField!);
  else if ('seed' in theme) edits.push(removal(source));
  if (added.length > 0) edits.push(insertAt(first, added.map((field) => field + separator).join('')));
  return edits;
}

function valueEdit(source: Source, pointer: string, written: string): Edit {
  const span = source.locate(pointer);
  const isQuoted = source.text[span.start] === '"';
  return { ...span, text: isQuoted && !written.startsWith('"') ? `"${written}"` : written };
}

/** Takes the seed away, with the line that it has to itself or with the comma beside it. */
function removal(source: Source): Edit {
  const lines = linesOf('/theme/seed', source);
  if (lines && !/^[ \t]*[,}]/.test(source.text.slice(source.locate('/theme/seed').end)))
    return { start: lines.start, end: lines.end, text: '' };
  const { start } = source.locate('/theme/seed', 'key');
  const { end } = source.locate('/theme/seed');
  const before = /,\s*$/.exec(source.text.slice(0, start))?.[0].length ?? 0;
  const after = before > 0 ? 0 : (/^\s*,\s*/.exec(source.text.slice(end))?.[0].length ?? 0);
  return { start: start - before, end: end + after, text: '' };
}

/** Makes one splice of several: what is between them stays as it is. */
function merged(text: string, edits: Edit[]): Edit {
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return { start, end, text: splice(text.slice(start, end), moved) };
}
