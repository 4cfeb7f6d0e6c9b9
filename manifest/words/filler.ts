/** Knows words that stand where something is still to come or where nothing is meant: TBD, ???, xxx, Lorem ipsum; n/a, none. */

/** In capitals, or in small letters, where the others are words of some language: "Todo" is everything, "XXX" is thirty. */
const DRAFT_EXACT = /^(?:xxx+|TODO|FIXME|TBC)[.!:]?$/;
const DRAFT =
  /^(?:tbd|to be (?:done|decided|determined|added|written)|(?:your|insert|enter|add|write) (?:\w+ )?(?:text|title|heading|description|image|copy) (?:goes )?here|(?:some |placeholder |dummy |sample )?text (?:goes )?here|placeholder|asdf\w*|qwert[yz]\w*)[.!:…]{0,3}$/i;
const DRAFT_SIGNS = /^(?:\?{2,}|\.{3,}|…|_{2,})$/;
const LATIN = /^lorem ipsum(?:[.,!]?$|,? dolor\b)/i;
const NOTHING = /^(?:none|null|undefined|nil|NaN|[nN]\/[aA]|-{2,})$/;
const BRACKETS = /^[[(<{](.*)[\])>}]$/s;
/** Longer texts say something. */
const LONGEST = 200;

/** Whether a whole text only holds the place of one that is still to be written. A sentence with such a word in it does not. */
export function isDraft(text: string): boolean {
  if (text.length > LONGEST) return LATIN.test(text);
  const inside = insideOf(text);
  return [DRAFT_EXACT, DRAFT, DRAFT_SIGNS, LATIN].some((pattern) => pattern.test(inside));
}

/** Whether a whole text is what programs write for nothing. */
export function isNothing(text: string): boolean {
  return text.length < LONGEST && NOTHING.test(insideOf(text));
}

/** Whether a value is none that anybody wants to keep: a draft, nothing, or no more than some signs. */
export function isFiller(text: string): boolean {
  return isDraft(text) || isNothing(text) || (text.length < LONGEST && /^[^\p{L}\p{N}/#]*$/u.test(text));
}

function insideOf(text: string): string {
  const whole = text.trim();
  return BRACKETS.exec(whole)?.[1]?.trim() ?? whole;
}
