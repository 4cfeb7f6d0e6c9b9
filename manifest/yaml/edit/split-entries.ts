/** Writes a list in place of entries that were written as one text. */
import { startOfLine } from './field-lines.ts';
import { inQuotes } from './quotes.ts';
import type { Splice, Span, WrittenEntry } from '../../problems/problem.ts';

/** The end of a line whose value is a block text. */
const BLOCK_HEAD = /[^\S\n]*[|>][-+\d]*[^\S\n]*\n$/;

/** Returns splices with hyphens before entries that have a line each, or brackets around those on one line. */
export function splitEntries(entries: WrittenEntry[], { start, end }: Span, text: string): Splice[] | undefined {
  const written = text.slice(start, end).trimEnd();
  const stop = start + written.length;
  const head = BLOCK_HEAD.exec(text.slice(0, start))?.[0];
  if (!written.includes('\n') && head === undefined) {
    if (!/^[^|>&*!{]/.test(written)) return undefined;
    return [{ start, end: stop, text: `[${entries.map((entry) => yamlText(entry.text)).join(', ')}]` }];
  }
  const lines = written.split('\n').map((line) => line.trim());
  const isAsRead = ({ mark, text: own }: WrittenEntry, line = '') => line.startsWith(mark) && line.includes(own);
  if (lines.length !== entries.length || !entries.every((entry, at) => isAsRead(entry, lines[at]))) return undefined;
  const lineStart = startOfLine(text, start);
  const indent = /^ */.exec(text.slice(lineStart))![0];
  const items = entries.map((entry) => `${indent}- ${yamlText(entry.text, true)}`).join('\n');
  return head === undefined
    ? [{ start: lineStart, end: stop, text: items }]
    : [{ start: start - head.length, end: stop, text: `\n${items}` }];
}

/** Returns a text as YAML in brackets, or on a line of its own. */
function yamlText(text: string, isAlone = false): string {
  const isPlain = isAlone ? /^[\p{L}_/](?:[^:#\n]|:(?=\S))*$/u : /^[\p{L}_/][^:#,[\]{}"'\n]*$/u;
  return isPlain.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text) ? text : inQuotes(text);
}
