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

/** Latin letters that are none with an accent. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i' }; // prettier-ignore

/** Writes Latin letters as those of an English keyboard: Łódź is Lodz, Straße is Strasse. Other letters stay. */
export function withoutAccents(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return bare.replaceAll(/[ßæœøđðþłħı]/gi, (letter) => {
    const plain = LETTERS[letter.toLowerCase()]!;
    return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
}

/** Makes a name for an address or a file of a text: About us! is about-us. Empty where it has no Latin letter or figure. */
export function hyphenatedName(text: string): string {
  const name = withoutAccents(text).toLowerCase();
  return name.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
}
