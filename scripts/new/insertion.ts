/** Finds where to insert a page into a manifest, and how the pages around it are written. */
import { escapePointer, valueAt } from '../../schema/values/pointer.ts';
import type { Source } from '../../manifest/yaml/source.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';

export interface Insertion {
  /** The offset after the last line of the page before. */
  offset: number;
  /** The index of the new route. */
  index: number;
  style: Style;
}

export interface Style {
  /** The number of spaces before the hyphens of pages. */
  margin: number;
  /** The number of spaces of one level of indentation. */
  step: number;
  isBlankBetween: boolean;
  /** Whether hyphens of lists are in the same column as their field. */
  isFlush: boolean;
  quote: '"' | "'";
  newline: string;
}

/** Returns the insertion after a route, by index; undefined if the routes are written so that no lines can be inserted. */
export function insertionAfter(source: Source, before: number): Insertion | undefined {
  const { text } = source;
  const pointer = `/routes/${before}`;
  const margin = /^ *(?=- +\S)/.exec(lineOf(text, source.locate(pointer).start))?.[0].length;
  if (margin === undefined) return undefined;
  const newline = text.indexOf('\n', endOf(source, pointer));
  const offset = newline === -1 ? text.length : newline + 1;
  return { offset, index: before + 1, style: { margin, ...styleOf(source, pointer) } };
}

/** Detects the style of a page. */
function styleOf(source: Source, pointer: Pointer): Omit<Style, 'margin'> {
  const { text } = source;
  const column = (name: string) => lineOf(text, source.locate(`${pointer}/${name}`, 'key').start).search(/\S/);
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return {
    step: Math.max(1, column('meta/title') - column('meta')),
    isBlankBetween: isBlankBefore(source, pointer === '/routes/0' ? '/routes/1' : pointer),
    isFlush: column('blocks/0') === column('blocks'),
    quote: count(/ "/g) > count(/ '/g) ? '"' : "'",
    newline: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Returns whether there is an empty line between a route and the one before it. */
function isBlankBefore(source: Source, pointer: Pointer): boolean {
  if (!source.has(pointer)) return false;
  const before = pointer.replace(/\d+$/, (index) => String(Number(index) - 1));
  return /\n\s*\n/.test(source.text.slice(endOf(source, before), source.locate(pointer).start));
}

/** Returns the offset after the last word of a value. */
function endOf(source: Source, pointer: Pointer): number {
  const { end } = source.locate(lastLeaf(source.value, pointer));
  return source.text.slice(0, end).trimEnd().length; // a text after | includes its last line break
}

function lineOf(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end === -1 ? undefined : end);
}

/** Returns the pointer of the value that is written last within another. */
function lastLeaf(value: unknown, pointer: Pointer): Pointer {
  let at = valueAt(value, pointer);
  let path = pointer;
  while (typeof at === 'object' && at !== null && Object.keys(at).length > 0) {
    const key = Object.keys(at).at(-1)!;
    path += `/${isRecord(at) ? escapePointer(key) : key}`;
    at = (at as Record<string, unknown>)[key];
  }
  return path;
}
