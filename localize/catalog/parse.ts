/** Parses PO files: entries as gettext's programs write them by one pattern, all others with gettext-parser. */
import { createRequire } from 'node:module';
import type * as Gettext from 'gettext-parser';
import type { GetTextTranslation, GetTextTranslationRecord } from 'gettext-parser';
import { catalogKey } from './entry.ts';
import { readRegularEntries } from './regular-entries.ts';

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
  let parsed: ParsedPo | undefined;
  try {
    parsed = parseInPieces(text);
  } catch {
    // The library says below what is wrong, with the line in the whole file.
  }
  return parsed ?? parseByLibrary(text);
}

/** Returns what a file holds, piece by piece; undefined where the library has to see all of it, such as a text that is there twice. */
function parseInPieces(text: string): ParsedPo | undefined {
  if (text.includes('msgid_plural')) return undefined; // how many forms there have to be is in the headers
  const start = endOfEntry(text, 0);
  const parsed = parseByLibrary(text.slice(0, start)); // the headers, as a rule
  const names = new Set(parsed.entries.map(nameOf));
  for (const piece of piecesOf(text, start)) {
    const regular = readRegularEntries(piece);
    const { headers, entries, obsolete } = regular ? { entries: regular, obsolete: [] } : parseByLibrary(piece);
    if (headers) return undefined;
    for (const entry of entries) {
      parsed.entries.push(entry);
      names.add(nameOf(entry));
    }
    parsed.obsolete.push(...obsolete);
  }
  return names.size === parsed.entries.length ? parsed : undefined;
}

function parseByLibrary(text: string): ParsedPo {
  const { headers, translations, obsolete = {} } = gettext().po.parse(text, { validation: true });
  return { headers, entries: listOf(translations), obsolete: listOf(obsolete) };
}

/** Splits the rest of a file between entries. */
function* piecesOf(text: string, from: number): Generator<string> {
  for (let start = from; start < text.length;) {
    const end = endOfEntry(text, start + PIECE);
    yield text.slice(start, end);
    start = end;
  }
}

/** Returns where the entry ends that a position is in: after its last line. */
function endOfEntry(text: string, position: number): number {
  let end = text.indexOf('\n\n', position);
  while (end !== -1 && !endsEntry(text, end)) end = text.indexOf('\n\n', end + 1);
  return end === -1 ? text.length : end + 1;
}

/** Returns whether the line that ends at a position is the last one of a translation. */
function endsEntry(text: string, position: number): boolean {
  let line = text.lastIndexOf('\n', position - 1) + 1;
  while (line > 0 && text.startsWith('"', line)) line = text.lastIndexOf('\n', line - 2) + 1;
  return text.startsWith('msgstr', line);
}

const listOf = (record: GetTextTranslationRecord): GetTextTranslation[] =>
  Object.values(record).flatMap((byId) => Object.values(byId));

const nameOf = ({ msgid, msgctxt = '' }: GetTextTranslation) => catalogKey({ id: msgid, context: msgctxt });
