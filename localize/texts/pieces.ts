/** Splits a text into the pieces that are translated one by one. */
import type { TextFormat } from '../../manifest/text/walk.ts';

/** A piece of a text, and what is before it: line breaks, and the mark of a heading, a list item or a quote. */
export interface Piece {
  before: string;
  text: string;
}

/** A text in pieces: `before` and `text` of each piece, then `after`, give the text back. */
export interface Split {
  pieces: Piece[];
  after: string;
}

/** The formats whose texts a reader sees. */
const READ: ReadonlySet<TextFormat> = new Set(['text', 'words', 'plain-lines', 'lines', 'inline', 'prose', 'article']);

const OF_PARAGRAPHS: ReadonlySet<TextFormat> = new Set(['prose', 'article']);

/** The first line of code, and its last. */
const FENCE = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
const CLOSING = /^ {0,3}(`{3,}|~{3,})$/;
/** The line below the head of a table: --- | --- */
const UNDER_HEAD = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
/** What begins the caption of a table. */
const CAPTION = /^[ \t]*:[ \t]+/;
/** A mark at the start of a line. A row of a table has none, but is a piece of its own. */
const MARK = /^[ \t]*(?:(?:#{1,6}|[-*+>]|\d{1,9}[.)])[ \t]+|(?=\|))/;
const ITEM = /^[ \t]*(?:[-*+]|\d)/;
/** A line below a heading, or across the page. */
const RULE = /^ {0,3}(?:=+|-+|\*{3,}|_{3,})[ \t]*$/;

/** Returns whether texts of a format are read by people, and so have to be translated. */
export const isTranslatable = (format: TextFormat): boolean => READ.has(format);

/** Splits a text: prose into paragraphs, headings, list items and rows of tables; another text is one piece. */
export function splitIntoPieces(format: TextFormat, text: string): Split {
  const pieces: Piece[] = [];
  let before = '';
  let lines = '';
  let fence = '';
  let isTable = false;
  let isList = false;
  const flush = () => {
    const piece = lines.trim();
    if (piece !== '') {
      const start = lines.indexOf(piece);
      pieces.push({ before: before + lines.slice(0, start), text: piece });
      before = lines.slice(start + piece.length);
    } else before += lines;
    lines = '';
  };
  /** The head of a table is the line above; the paragraph before it is a piece of its own. */
  const splitHead = (): true => {
    const start = lines.lastIndexOf('\n', lines.length - 2) + 1;
    const head = lines.slice(start);
    lines = lines.slice(0, start);
    flush();
    lines = head;
    return true;
  };
  if (!OF_PARAGRAPHS.has(format)) {
    lines = text;
    flush();
    return { pieces, after: before };
  }
  for (const line of text.split(/(?<=\n)/)) {
    const bare = line.trimEnd();
    const [, ticks, tildes] = fence === '' ? (FENCE.exec(bare) ?? []) : [];
    const opened = ticks ?? tildes ?? '';
    if (opened !== '' || fence !== '' || RULE.test(bare) || bare === '') {
      flush();
      before += line;
      const isClosed = fence !== '' && CLOSING.exec(bare)?.[1]?.startsWith(fence);
      fence = isClosed ? '' : fence || opened;
      isTable = false;
      continue;
    }
    if (bare.includes('|') && UNDER_HEAD.test(bare)) isTable = splitHead();
    const mark = (isTable ? CAPTION.exec(line)?.[0] : undefined) ?? markOf(line, isList || lines === '');
    if (mark !== undefined || isTable) flush();
    if (mark !== undefined || lines === '') isList = ITEM.test(mark ?? '');
    before += mark ?? '';
    lines += line.slice(mark?.length ?? 0);
  }
  flush();
  return { pieces, after: before };
}

/** Returns the mark that a line starts with; in the middle of a paragraph, a number other than 1 is none. */
function markOf(line: string, mayBeItem: boolean): string | undefined {
  const mark = MARK.exec(line)?.[0];
  return mark !== undefined && !mayBeItem && /\d/.test(mark) && !/^[ \t]*1[.)]/.test(mark) ? undefined : mark;
}

/** Returns the text of a piece as translators get it: a paragraph in one line, except where a break was meant. */
export function idOf(format: TextFormat, piece: string): string {
  return OF_PARAGRAPHS.has(format) ? piece.replaceAll(/(?<! {2}|\\)\n[ \t]*/g, ' ') : piece;
}

/** Returns whether there is anything to translate: a letter outside of references. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\$\{[^{}]*\}/g, ''));
}
