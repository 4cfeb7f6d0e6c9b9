/** Parses PO files with gettext-parser. */
import { createRequire } from 'node:module';
import type * as Gettext from 'gettext-parser';
import type { GetTextTranslation, GetTextTranslationRecord } from 'gettext-parser';
import { catalogKey } from './entry.ts';

const require = createRequire(import.meta.url);
/** Loads the library at its first use: a site in one language has no need of it. */
export const gettext = () => require('gettext-parser') as typeof Gettext;

/** What a file holds; `entries` begin with that of the headers. */
export interface ParsedPo {
  headers: Record<string, string>;
  entries: GetTextTranslation[];
  obsolete: GetTextTranslation[];
}

/** In characters. The library appends letter by letter, and such a text takes 32 bytes a letter until it is used. */
const PIECE = 64_000;

/** Returns what a PO file holds. Throws what the library throws, with the line in the file. */
export function parsePo(text: string): ParsedPo {
  const [first = '', ...others] = piecesOf(text);
  if (others.length === 0) return parsePiece(text);
  try {
    const parsed = parsePiece(first);
    const names = new Set(parsed.entries.map(nameOf));
    for (const piece of others) {
      const { entries, obsolete } = parsePiece(piece);
      for (const entry of entries) {
        parsed.entries.push(entry);
        names.add(nameOf(entry));
      }
      parsed.obsolete.push(...obsolete);
    }
    return names.size === parsed.entries.length ? parsed : parsePiece(text);
  } catch {
    return parsePiece(text);
  }
}

function parsePiece(text: string): ParsedPo {
  const { headers, translations, obsolete = {} } = gettext().po.parse(text, { validation: true });
  return { headers, entries: listOf(translations), obsolete: listOf(obsolete) };
}

/** Splits a file between entries. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    let end = text.indexOf('\n\n', start + PIECE);
    while (end !== -1 && !endsEntry(text, end)) end = text.indexOf('\n\n', end + 1);
    const next = end === -1 ? text.length : end + 1;
    yield text.slice(start, next);
    start = next;
  }
}

/** Returns whether the line that ends at a position is the last one of a translation. */
function endsEntry(text: string, position: number): boolean {
  const line = text.lastIndexOf('\n', position - 1) + 1;
  return text.startsWith('msgstr', line) || text.startsWith('"', line);
}

const listOf = (record: GetTextTranslationRecord): GetTextTranslation[] =>
  Object.values(record).flatMap((byId) => Object.values(byId));

const nameOf = ({ msgid, msgctxt = '' }: GetTextTranslation) => catalogKey({ id: msgid, context: msgctxt });
