/** Recognizes placeholders (TBD, ???, xxx, Lorem ipsum) and words for no value (n/a, none). */

import { withoutCode } from '../text/notation/markdown/code.ts';

/** Case-sensitive, as "Todo" and "XXX" are words of other languages. */
const DRAFT_EXACT = /^(?:xxx+|TODO|FIXME|TBC)[.!:]?$/;
const DRAFT =
  /^(?:tbd|to be (?:done|decided|determined|added|written)|(?:your|insert|enter|add|write) (?:\w+ )?(?:text|title|heading|description|image|copy) (?:goes )?here|(?:some |placeholder |dummy |sample )?text (?:goes )?here|placeholder|asdf\w*|qwert[yz]\w*)[.!:…]{0,3}$/i;
const DRAFT_CHARACTERS = /^(?:\?{2,}|\.{3,}|…|_{2,})$/;
const LATIN = /^lorem ipsum(?:[.,!]?$|,? dolor\b)/i;
const NOTHING = /^(?:none|null|undefined|nil|NaN|[nN]\/[aA]|-{2,})$/;
const BRACKETS = /^[[(<{](.*)[\])>}]$/s;
/** Longer texts are real ones. */
const MAX_LENGTH = 200;

/** Returns whether a whole text is a placeholder; a sentence with such a word in it is not. */
export function isPlaceholderText(text: string): boolean {
  if (text.length > MAX_LENGTH) return LATIN.test(text);
  const inside = insideOf(text);
  return [DRAFT_EXACT, DRAFT, DRAFT_CHARACTERS, LATIN].some((pattern) => pattern.test(inside));
}

/** A note of an author. Most texts have none, and no "lorem ipsum" either; a pattern of both would take twice as long. */
const NOTES = /[TFX](?:ODO|BD|IXME|XX)/;
const DUMMY = /lorem ipsum,? dolor\b/i;
/** A note at the start of a line, a sentence or brackets; but "TODO lists" are a thing, and TODO is "all" in Spanish. */
const NOTE = /(?:^|[.!?:;–—] |[([])(?:TODO(?:[:.!)\]]|$| (?!(?:lists?|apps?|items?|tasks?)\b)\p{Ll})|FIXME\b|XXX:)/mu;
const SAYS_TODO = /^(?:es|pt|gl|ast|an|ext|ca|lad)\b/;

/** Returns whether a text is certainly dummy text or an author's note such as TODO. */
export function isUnfinished(text: string, language: string): boolean {
  if (!NOTES.test(text) && !text.includes('psum') && !text.includes('PSUM')) return false;
  if (/^[Ll]orem ipsum[.,!…]*$|^[[(]?TBD[\])]?$/.test(text.trim()) || DUMMY.test(text)) return true;
  const [note] = NOTE.exec(withoutCode(text)) ?? [];
  return note !== undefined && (!SAYS_TODO.test(language) || /FIXME|XXX/.test(note));
}

/** Returns whether a whole text is a word for no value. */
export function isFillerWord(text: string): boolean {
  return text.length < MAX_LENGTH && NOTHING.test(insideOf(text));
}

/** Returns whether a text has no content: a placeholder, a word for no value, or only punctuation. */
export function isFiller(text: string): boolean {
  return (
    isPlaceholderText(text) || isFillerWord(text) || (text.length < MAX_LENGTH && /^[^\p{L}\p{N}/#]*$/u.test(text))
  );
}

function insideOf(text: string): string {
  const whole = text.trim();
  return BRACKETS.exec(whole)?.[1]?.trim() ?? whole;
}
