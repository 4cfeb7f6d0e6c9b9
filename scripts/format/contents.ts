/** Keeps the table of contents in the comments at the top of a manifest. */
import { isRecord, recordOf, records } from '../../schema/values/tree.ts';

/** A line of the contents: the one that asks for them, or one of theirs, which are indented. */
export const CONTENTS_LINE = /^# (?:Contents$| {2})/;

/** The contents among the comments at the top: what is indented below the line that asks for them. */
const CONTENTS = /^# Contents[ \t]*\n(?:# {3}.*\n)*/m;
const TOP = /^(?:[ \t]*(?:#.*)?\n|---\n)*/;

/** On larger sites, the contents have only the number of pages. */
const MOST_PAGES = 100;

/** Returns a text, which has line feeds only, with its contents as they are now; the same text where it asks for none. */
export function updateContents(text: string, value: unknown): string {
  const [top] = TOP.exec(text)!;
  if (!isRecord(value)) return text;
  const lines = Object.keys(value).flatMap((name) => [name, ...namesIn(name, value).map((line) => `  ${line}`)]);
  const contents = ['# Contents', ...lines.map((line) => `#   ${line}`)].join('\n');
  return top.replace(CONTENTS, () => `${contents}\n`) + text.slice(top.length);
}

/** Returns what is listed below a field: pages and shared blocks, which people look for by name. */
function namesIn(field: string, manifest: unknown): string[] {
  if (field === 'shared') return Object.keys(recordOf(manifest, 'shared'));
  if (field !== 'routes') return [];
  const pages = records(manifest, 'routes').map(({ value }) => ({
    path: oneLine(value['path']),
    name: oneLine(value['name']),
  }));
  if (pages.length > MOST_PAGES) return [`${pages.length} pages`];
  const width = Math.max(0, ...pages.map(({ path }) => path.length));
  return pages.map(({ path, name }) => `${path.padEnd(width)}  ${name}`.trimEnd());
}

function oneLine(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
}
