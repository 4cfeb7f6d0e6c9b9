/**
 * Replaces values that nobody types (typographic quotes, copied characters, merge conflicts), and reports lines that YAML
 * read as part of a text.
 */
import { textsThat } from '../../text/each-text.ts';
import type { Finding } from '../../problems/problem.ts';
import { SMART_QUOTES } from '../../words/smart-quotes.ts';
import { explainMisreadLines, firstVersion, hasMisreadLines } from './misread-lines.ts';
import { hasZeroWidth, hasCopyMarks, invisibleCharacter, zeroWidthCharacters } from '../../words/invisible.ts';

/** A link, a phone number, a reference or a sign in typographic quotes; a sentence may be quoted on purpose. */
const SMART =
  /^[“”„‘’«»]([/#+$\d][^“”„‘’«»]*|\p{Sc} ?\d[\d.,]*|(?:https?|mailto|tel):[^“”„‘’«»]*|[^\s@“”„‘’«»]+@[^\s@“”„‘’«»]+|[^\p{L}\p{N}“”„‘’«»]+)[“”‘’«»]$/u;

/** Any text in such quotes, with apostrophes in its words. */
const QUOTED = /^[“”„‘’«»]((?:[^“”„‘’«»]|(?<=\p{L})’(?=\p{L}))+)[“”‘’«»]$/u;
/** Where so many values are in such quotes, no text is quoted on purpose. */
const OFTEN = 3;

/** Reports values in quotes of other programs, or with signs of them, and replaces them in place, so that later checks see the intended value. */
export function normalizeValues(manifest: unknown): Finding[] {
  const isOdd = (text: string) =>
    hasCopyMarks(text) || QUOTED.test(text) || hasMisreadLines(text) || hasZeroWidth(text);
  const odd = textsThat(isOdd, manifest);
  const smart = odd.filter(({ text }) => SMART.test(text)).length < OFTEN ? SMART : QUOTED;
  return odd.flatMap(({ text, pointerOf, replace }) => {
    if (hasMisreadLines(text)) {
      const version = firstVersion(text);
      if (version !== undefined) replace(version);
      return explainMisreadLines(text, pointerOf());
    }
    const quoted = smart.exec(text)?.[1];
    if (quoted === undefined && !hasCopyMarks(text)) {
      const { finding, clean } = zeroWidthCharacters(text, pointerOf()) ?? {};
      if (clean !== undefined) replace(clean);
      return finding ?? [];
    }
    const finding =
      quoted === undefined ? invisibleCharacter(text, pointerOf()) : smartQuotes(text, quoted, pointerOf());
    if (finding.suggestions) replace(finding.suggestions[0]!);
    return finding;
  });
}

function smartQuotes(text: string, inside: string, pointer: string): Finding {
  return {
    ...SMART_QUOTES,
    pointer,
    mark: text,
    expected: inside,
    found: text,
    suggestions: [inside],
    ...(/["\\]/.test(inside) ? {} : { fix: { replace: `"${inside}"`, bare: true } }),
  };
}
