/** Signs that nobody sees: zero-width ones, no-break spaces, marks of the direction of writing. */
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';

/** Signs that are blank or take no room. Joiners and marks of direction have their place in texts, not in addresses. */
const BLANK = '\\u00A0\\u00AD\\u180E\\u2000-\\u200B\\u2028-\\u202F\\u205F-\\u2069\\u3000\\uFEFF';
const UNSEEN = new RegExp(`[${BLANK}\\u200C-\\u200F]`, 'g');
/** Those that are spaces, and parts from which an address can be told. */
const SPACE = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/;
const ADDRESS = /^(?:[/#+@]|\$\{|https?:|mailto:|tel:)|@/i;
const ASCII = 0x7f;
const AT_AN_EDGE = new RegExp(`^[ \\t]*[${BLANK}]|[${BLANK}][ \\t]*$`);

/** The best known of them, by their number in Unicode. */
const NAMES: Record<string, string> = {
  '00A0': 'a no-break space',
  '00AD': 'an invisible hyphen',
  '200B': 'an invisible zero-width space',
  '200C': 'an invisible joiner',
  '200D': 'an invisible joiner',
  '3000': 'a full-width space',
  FEFF: 'an invisible byte order mark',
};

/** Whether there is any such sign in a link, a name or a path. */
export function hasInvisible(word: string): boolean {
  return word.search(UNSEEN) !== -1;
}

/** Whether a value starts or ends with one, or holds one and is a single word of plain letters. */
export function hasCopyMarks(value: string): boolean {
  if (mayHaveEdge(value) && AT_AN_EDGE.test(value)) return !value.includes('\n'); // at the edges of a longer text it does no harm
  if (value.includes(' ') || !hasInvisible(value)) return false;
  // Between words and in numbers a no-break space may be meant; in an address it never is.
  if (isMeant(value) || (SPACE.test(value) && !ADDRESS.test(value))) return false;
  return /^[\x21-\x7E]+$/.test(value.replaceAll(UNSEEN, ''));
}

/** A quick look at both ends: every such sign lies beyond ASCII. */
function mayHaveEdge(value: string): boolean {
  let [start, end] = [0, value.length - 1];
  while (isGap(value.charCodeAt(start))) start++;
  while (isGap(value.charCodeAt(end))) end--;
  return value.charCodeAt(start) > ASCII || value.charCodeAt(end) > ASCII;
}

function isGap(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

/** Says that a value holds such a sign; the fix takes every one away, or those at the edges of a longer text. */
export function invisibleCharacter(value: string, pointer: Pointer): Finding {
  const bare = value.replaceAll(UNSEEN, '');
  const clean = /^[\x21-\x7E]*$/.test(bare) ? bare : value.trim().replace(AT_AN_EDGE, '');
  const [sign = ''] = value.match(UNSEEN) ?? [];
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const name = NAMES[code] ?? 'an invisible character';
  return {
    code: 'unseen-sign',
    pointer,
    mark: value,
    message: `This holds ${name} (U+${code}).`,
    hint: 'It came along when the text was copied. Delete it, or type the value anew.',
    found: `U+${code}`,
    ...(clean === '' ? {} : { suggestions: [clean], fix: { replace: clean } }),
  };
}

/** Characters without a width. Joiners and marks of direction are not among them: scripts need these. */
const WIDTHLESS = /[\u00AD\u180E\u200B\u2028\u2029\u2060-\u2064\uFEFF]/;
const WIDTHLESS_ONES = [...'\u00AD\u180E\u200B\u2028\u2029\u2060\u2061\u2062\u2063\u2064\uFEFF'];
/** Where words are not parted by spaces, a space without a width says where a line may break. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What stands between gaps and brackets. */
const WORDS = /[^ \t\n()[\]{}<>"']+/g;
/** In a shorter word nobody needs to say where it may be hyphenated. */
const LONG_WORD = 12;

/** Whether a text may hold such a character. */
export function hasZeroWidth(text: string): boolean {
  // Most texts are plain letters, of which this is known at once; a pattern has to look at each.
  return WIDTHLESS_ONES.some((sign) => text.includes(sign));
}

/** Says which words of a text hold a character without a width that does nothing there, and how the text reads without. */
export function zeroWidthCharacters(text: string, pointer: Pointer): { finding: Finding; clean: string } | undefined {
  if (!WIDTHLESS.test(text)) return undefined;
  const words = (text.match(WORDS) ?? []).filter((word) => WIDTHLESS.test(word) && !isMeant(word));
  const [first] = words;
  if (first === undefined) return undefined;
  const bare = (word: string) => word.replaceAll(new RegExp(WIDTHLESS, 'g'), '');
  const sign = WIDTHLESS.exec(first)![0];
  const code = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  const finding: Finding = {
    code: 'unseen-sign',
    pointer,
    mark: first,
    message: `${bare(first) === '' ? 'This text' : JSON.stringify(bare(first))} holds an invisible character (${code}).`,
    hint: 'It came along when the text was copied. Delete it, or type the word again.',
    found: code,
    suggestions: [bare(first)],
    fix: { each: words.map((word) => ({ mark: word, replace: bare(word) })) },
  };
  const strays = new Set(words);
  return { finding, clean: text.replaceAll(WORDS, (word) => (strays.has(word) ? bare(word) : word)) };
}

function isMeant(word: string): boolean {
  if (UNSPACED.test(word)) return true;
  // A soft hyphen between letters says where a long word may be parted.
  const soft = word.replaceAll(/(?<=\p{L})\u00AD(?=\p{L})/gu, '');
  return !WIDTHLESS.test(soft) && soft.length >= LONG_WORD;
}
