/** Reads texts in the characters of an English keyboard. */

const QUOTES = /^["“”„«»「」『』＂'‘’](.*)["“”„«»「」『』＂'‘’]$/s;

/** A text without the quotes around it, of whatever kind. */
export function withoutQuotes(text: string): string {
  return QUOTES.exec(text.trim())?.[1] ?? text.trim();
}

/** A text in the characters of an English keyboard: １２ and ／ are wide forms of 12 and /. */
export function toAscii(text: string): string {
  return withoutQuotes(text.normalize('NFKC').replaceAll(/[\u3002\uFF61]/g, '.').replaceAll(/(?<=\d)[\u2010-\u2015\u2212\u30FC](?=\d)/g, '-')); // prettier-ignore
}
