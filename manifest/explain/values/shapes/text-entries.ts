/** Reads the entries of a list out of one text: "1. Bread 2. Cake", "• Bread • Cake", "［Bread， Cake］". */
import type { WrittenEntry } from '../../../problems/problem.ts';
import { withoutQuotes } from '../../../words/ascii.ts';

/** The entries of a text, and how they are separated. */
export interface TextEntries {
  kind: 'numbers' | 'bullets' | 'brackets';
  entries: WrittenEntry[];
}

/** A number or a letter, followed by a dot or bracket. */
const NUMBER = /(?<=^|\s)(\(?(\d{1,2}|[a-z]|[A-Z](?=\)))[.)\uFF0E\uFF09\u3001](?:\s+|(?=\p{L})))/gu;
const BULLETS = /(?<=^|\s)([•●▪◦‣∙○■□➢➤❖✦·✓✔–—－*][ \t]+|[•●▪◦‣∙○■□➢➤❖✦✓✔])/g;
/** Brackets as programs for Chinese and Japanese write them, or those of YAML around other commas. */
const BRACKETS = /^\s*[[［【〔](.*)[\]］】〕]\s*$/s;
const COMMAS = /\s*[,，、;；]\s*/;

/** Returns the entries of a text that is a list; undefined where nothing clearly separates them. */
export function readEntries(text: string): TextEntries | undefined {
  const inside = BRACKETS.exec(text)?.[1];
  if (inside !== undefined) {
    const entries = inside.split(COMMAS).map((entry) => ({ mark: '', text: withoutQuotes(entry) }));
    return entries.every((entry) => entry.text !== '') ? { kind: 'brackets', entries } : undefined;
  }
  const numbers = inOrder([...text.matchAll(NUMBER)]);
  if (numbers.length > 1) return entriesAt(text, 'numbers', numbers);
  const bullets = [...text.matchAll(BULLETS)];
  return bullets[0]?.index === 0 ? entriesAt(text, 'bullets', bullets) : undefined;
}

/** Returns the marks that count from the start of the text: 1, 2, 3 or a, b, c. */
function inOrder(marks: RegExpExecArray[]): RegExpExecArray[] {
  if (marks[0]?.index !== 0) return [];
  let next = 1;
  return marks.filter((mark) => valueOf(mark) === next && next++ > 0);
}

function valueOf([, , character = '']: RegExpExecArray): number {
  return /\d/.test(character) ? Number(character) : character.toLowerCase().charCodeAt(0) - 96;
}

function entriesAt(text: string, kind: TextEntries['kind'], marks: RegExpExecArray[]): TextEntries | undefined {
  const entries = marks.map(({ 0: mark, index }, at) => ({
    mark,
    text: text
      .slice(index + mark.length, marks[at + 1]?.index ?? text.length)
      .trim()
      .replace(at + 1 < marks.length ? /[,;，；]$/ : /$/, ''),
  }));
  return entries.every((entry) => entry.text !== '') ? { kind, entries } : undefined;
}
