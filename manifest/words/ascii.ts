/** Converts texts to the characters of an English keyboard. */

const QUOTES = /^["“”„«»「」『』＂'‘’](.*)["“”„«»「」『』＂'‘’]$/s;

/** Removes the quotes around a text, of whatever kind. */
export function withoutQuotes(text: string): string {
  return QUOTES.exec(text.trim())?.[1] ?? text.trim();
}

/** Converts a text to ASCII characters where these mean the same: １２ and ／ are wide forms of 12 and /. */
export function toAscii(text: string): string {
  const narrow = asciiDigits(text.normalize('NFKC').replaceAll(/[\u3002\uFF61]/g, '.'));
  return withoutQuotes(narrow.replaceAll(/(?<=\d)[\u2010-\u2015\u2212\u30FC](?=\d)/g, '-'));
}

/** Converts the digits of a text, of whatever script, to 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, valueOfDigit);
}

/** Returns 5 for ٥ and ५: Unicode has the digits of a script one after another, from zero. */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
