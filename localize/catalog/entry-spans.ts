/** Finds where the entries of a PO file are written. */
import { catalogKey } from './entry.ts';
import type { Span } from '../../manifest/problems/problem.ts';
import { QUOTED_TEXT, unescapePo } from './po-text.ts';

/** Where an entry is: what is between the quotes of its text, and of its translation, from the first to the last. */
export interface EntrySpans {
  id: Span;
  text: Span;
}

const KEYWORD = /^[ \t]*(msgctxt|msgid|msgid_plural|msgstr)(?:\[\d+\])?[ \t]*(?=")/;

/** Returns the spans of each entry of a PO file that can be read, by the entry's key. */
export function entrySpans(file: string): Map<string, EntrySpans> {
  const found = new Map<string, EntrySpans>();
  let parts: Partial<Record<string, Span & { words: string }>> = {};
  let current: string | undefined;
  const flush = () => {
    const { msgctxt, msgid, msgstr } = parts;
    if (msgid && msgstr) found.set(catalogKey({ id: msgid.words, context: msgctxt?.words ?? '' }), { id: msgid, text: msgstr });
    parts = {};
    current = undefined;
  }; // prettier-ignore
  let start = 0;
  for (const line of file.split(/(?<=\n)/)) {
    const keyword = KEYWORD.exec(line)?.[1];
    if (keyword !== undefined) {
      if (keyword === 'msgctxt' || (keyword === 'msgid' && parts['msgid'])) flush();
      current = keyword;
    }
    const string = keyword === undefined && !line.trimStart().startsWith('"') ? null : QUOTED_TEXT.exec(line);
    if (string && current !== undefined) {
      const at = start + string.index + 1;
      const before = parts[current];
      const words = (before?.words ?? '') + unescapePo(string[1]!);
      parts[current] = { start: before && before.words !== '' ? before.start : at, end: at + string[1]!.length, words };
    } else if (line.trim() === '' && parts['msgstr']) flush();
    start += line.length;
  }
  flush();
  return found;
}
