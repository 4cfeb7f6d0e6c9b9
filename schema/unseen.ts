/** Signs that nobody sees: zero-width ones, no-break spaces, marks of the direction of writing. */
import type { Finding, Pointer } from './problem.ts';

/** Signs that are blank or take no room. Joiners and marks of direction have their place in texts, not in addresses. */
const BLANK = '\\u00A0\\u00AD\\u180E\\u2000-\\u200B\\u2028-\\u202F\\u205F-\\u2069\\u3000\\uFEFF';
const UNSEEN = new RegExp(`[${BLANK}\\u200C-\\u200F]`, 'g');
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
export function hasUnseen(word: string): boolean {
  return word.search(UNSEEN) !== -1;
}

/** Whether a value starts or ends with one, or holds one and is a single word of plain letters. */
export function isSpoiled(value: string): boolean {
  if (mayHaveEdge(value) && AT_AN_EDGE.test(value)) return !value.includes('\n'); // at the edges of a longer text it does no harm
  return !value.includes(' ') && hasUnseen(value) && /^[\x21-\x7E]+$/.test(value.replaceAll(UNSEEN, ''));
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

/** Says that a value holds such a sign; the cure takes every one away, or those at the edges of a longer text. */
export function unseenSign(value: string, pointer: Pointer): Finding {
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
    ...(clean === '' ? {} : { suggestions: [clean], cure: { replace: clean } }),
  };
}
