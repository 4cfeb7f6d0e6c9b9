/** Knows words that only hold a place until the right ones come: TBD, n/a, ???, xxx, Lorem ipsum. */

/** In small letters where the capitals, or the small ones, are words of some language: "Todo" is everything, "XXX" is thirty. */
const EXACT = /^(?:none|null|undefined|nil|NaN|xxx+|TODO|FIXME|TBC)[.!:]?$/;
const ANY_CASE =
  /^(?:n\/a|tbd|to be (?:done|decided|determined|added|written)|(?:your|insert|enter|add|write) (?:\w+ )?(?:text|title|heading|description|image|copy) (?:goes )?here|(?:some |placeholder |dummy |sample )?text (?:goes )?here|placeholder|asdf\w*|qwert[yz]\w*)[.!:…]{0,3}$/i;
const SIGNS = /^(?:\?{2,}|\.{3,}|…|-{2,}|_{2,})$/;
const LATIN = /^lorem ipsum(?:[.,!]?$|,? dolor\b)/i;
/** Longer texts say something. */
const LONGEST = 200;
const BRACKETS = /^[[(<{](.*)[\])>}]$/s;

/** Whether an address or a path is such words, or no more than some signs. */
export function isFillerAddress(text: string): boolean {
  return isFiller(text) || (text.length < LONGEST && /^[^\p{L}\p{N}/#]*$/u.test(text));
}

/** Whether a whole text is such words. A sentence with one of them in it is none. */
export function isFiller(text: string): boolean {
  if (text.length > LONGEST) return LATIN.test(text);
  const whole = text.trim();
  const inside = BRACKETS.exec(whole)?.[1]?.trim() ?? whole;
  return EXACT.test(inside) || ANY_CASE.test(inside) || SIGNS.test(inside) || LATIN.test(inside);
}
