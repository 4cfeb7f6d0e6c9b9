/** Finds invisible characters: zero-width ones, no-break spaces, marks of the direction of writing. */
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';

/** Characters that are blank or have no width. Joiners and direction marks are common in texts, but not in addresses. */
const BLANK = '\\u00A0\\u00AD\\u180E\\u2000-\\u200B\\u2028-\\u202F\\u205F-\\u2069\\u3000\\uFEFF';
const INVISIBLE = new RegExp(`[${BLANK}\\u200C-\\u200F]`, 'g');
const SPACE = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/;
/** The beginning or a part of an address. */
const ADDRESS = /^(?:[/#+@]|\$\{|https?:|mailto:|tel:)|@/i;
const ASCII = 0x7f;
const AT_AN_EDGE = new RegExp(`^[ \\t]*[${BLANK}]|[${BLANK}][ \\t]*$`);
const EDGES = new RegExp(`^[ \\t${BLANK}]+|[ \\t${BLANK}]+$`, 'g');

/** The names of the most common ones, by their number in Unicode. */
const NAMES: Record<string, string> = {
  '00A0': 'a no-break space',
  '00AD': 'an invisible hyphen',
  '200B': 'an invisible zero-width space',
  '200C': 'an invisible joiner',
  '200D': 'an invisible joiner',
  '3000': 'a full-width space',
  FEFF: 'an invisible byte order mark',
};

/** Returns whether a link, a name or a path has an invisible character. */
export function hasInvisible(word: string): boolean {
  return word.search(INVISIBLE) !== -1;
}

/** Returns a link, a name or a path without its invisible characters. */
export function withoutInvisible(word: string): string {
  return word.replaceAll(INVISIBLE, '');
}

/** Returns whether a value starts or ends with an invisible character, or is a single ASCII word with one in it. */
export function hasCopyMarks(value: string): boolean {
  if (mayHaveEdge(value) && AT_AN_EDGE.test(value)) return !value.includes('\n'); // harmless in a longer text
  if (value.includes(' ') || !hasInvisible(value)) return false;
  // A no-break space may be intended between words and in numbers, but not in an address.
  if (isIntended(value) || (SPACE.test(value) && !ADDRESS.test(value))) return false;
  return /^[\x21-\x7E]+$/.test(value.replaceAll(INVISIBLE, ''));
}

/** Checks both ends quickly: every invisible character is beyond ASCII. */
function mayHaveEdge(value: string): boolean {
  let [start, end] = [0, value.length - 1];
  while (isGap(value.charCodeAt(start))) start++;
  while (isGap(value.charCodeAt(end))) end--;
  return value.charCodeAt(start) > ASCII || value.charCodeAt(end) > ASCII;
}

function isGap(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

/** Reports an invisible character; the fix removes all of them, or those at the edges of a longer text. */
export function invisibleCharacter(value: string, pointer: Pointer): Finding {
  const bare = withoutInvisible(value);
  const clean = /^[\x21-\x7E]*$/.test(bare) ? bare : value.replaceAll(EDGES, '');
  const code = codeOf(value.match(INVISIBLE)![0]);
  return {
    code: 'unseen-sign',
    pointer,
    mark: value,
    message: `This holds ${NAMES[code] ?? 'an invisible character'} (U+${code}).`,
    hint: 'It came along when the text was copied. Delete it, or type the value again.',
    found: `U+${code}`,
    ...(clean === '' ? {} : { suggestions: [clean], fix: { replace: clean } }),
  };
}

/** Returns the number of a character in Unicode, in at least four hexadecimal digits. */
export function codeOf(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
}

/** Characters without a width, except joiners and direction marks, which some scripts need. */
const ZERO_WIDTH = '\\u00AD\\u180E\\u200B\\u2028\\u2029\\u2060-\\u2064\\uFEFF';
const ANY_ZERO_WIDTH = new RegExp(`[${ZERO_WIDTH}]`, 'g');
/** Without the soft hyphen, which is looked for by itself: most texts have no character beyond Latin-1, and need no search. */
const WIDE_ZERO_WIDTH = new RegExp(`[${ZERO_WIDTH.replace('\\u00AD', '')}]`);
/** Scripts without spaces between words: a zero-width space marks where a line may break. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** The parts of a text between gaps and brackets. */
const WORDS = /[^ \t\n()[\]{}<>"']+/g;
/** A shorter word needs no soft hyphen. */
const LONG_WORD = 12;

/** Returns whether a text has a character without a width. */
export function hasZeroWidth(text: string): boolean {
  return text.includes('\u00AD') || WIDE_ZERO_WIDTH.test(text);
}

/** Returns a text without its characters of no width. */
export function withoutZeroWidth(text: string): string {
  return text.replaceAll(ANY_ZERO_WIDTH, '');
}

/** Reports the words of a text with useless characters without a width, and returns the text without these. */
export function zeroWidthCharacters(text: string, pointer: Pointer): { finding: Finding; clean: string } | undefined {
  const words = (text.match(WORDS) ?? []).filter((word) => hasZeroWidth(word) && !isIntended(word));
  const [first] = words;
  if (first === undefined) return undefined;
  const code = `U+${codeOf(first.match(ANY_ZERO_WIDTH)![0])}`;
  const finding: Finding = {
    code: 'unseen-sign',
    pointer,
    mark: first,
    message: `${withoutZeroWidth(first) === '' ? 'This text' : JSON.stringify(withoutZeroWidth(first))} holds an invisible character (${code}).`,
    hint: 'It came along when the text was copied. Delete it, or type the word again.',
    found: code,
    suggestions: [withoutZeroWidth(first)],
    fix: { each: words.map((word) => ({ mark: word, replace: withoutZeroWidth(word) })) },
  };
  const wrong = new Set(words);
  return { finding, clean: text.replaceAll(WORDS, (word) => (wrong.has(word) ? withoutZeroWidth(word) : word)) };
}

/** Returns whether the characters without a width in a word are useful there. */
function isIntended(word: string): boolean {
  if (UNSPACED.test(word)) return true;
  // A soft hyphen between letters says where a long word may be hyphenated.
  const withoutSoft = word.replaceAll(/(?<=\p{L})\u00AD(?=\p{L})/gu, '');
  return !hasZeroWidth(withoutSoft) && withoutSoft.length >= LONG_WORD;
}
