/** Makes a list of entries that were written as one text. */
import { inQuotes } from './quotes.ts';
import type { Edit, Span, WrittenEntry } from '../../problems/problem.ts';

/** What is after a name whose text is written below it. */
const BLOCK_HEAD = /[^\S\n]*[|>][-+\d]*[^\S\n]*\n$/;

/** Hyphens before entries that have a line each, or brackets around those on one line; undefined for others. */
export function splitEntries(entries: WrittenEntry[], { start, end }: Span, text: string): Edit[] | undefined {
  const written = text.slice(start, end).trimEnd();
  const stop = start + written.length;
  const head = BLOCK_HEAD.exec(text.slice(0, start))?.[0];
  if (!written.includes('\n') && head === undefined) {
    if (!/^[^|>&*!{]/.test(written)) return undefined;
    return [{ start, end: stop, text: `[${entries.map((entry) => yamlText(entry.text)).join(', ')}]` }];
  }
  const lines = written.split('\n').map((line) => line.trim());
  const isAsRead = entries.every(({ mark, text: own }, index) => lines[index]?.startsWith(mark) && lines[index].includes(own)); // prettier-ignore
  if (!isAsRead || lines.length !== entries.length) return undefined;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const column = /^ */.exec(text.slice(lineStart))![0];
  const items = entries.map((entry) => `${column}- ${yamlText(entry.text, true)}`).join('\n');
  const from = head === undefined ? lineStart : start - head.length;
  return [{ start: from, end: stop, text: head === undefined ? items : `\n${items}` }];
}

/** Returns a text as YAML reads it back, in brackets or on a line of its own. */
function yamlText(text: string, isAlone = false): string {
  const isPlain = isAlone ? /^[\p{L}_/](?:[^:#\n]|:(?=\S))*$/u : /^[\p{L}_/][^:#,[\]{}"'\n]*$/u;
  return isPlain.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text) ? text : inQuotes(text);
}
