/** Values that hold what nobody meant to write: signs that came along with a copied text, blocks, merge conflicts. */
import { textsThat } from '../../text/each-text.ts';
import type { Finding } from '../../problems/problem.ts';
import { firstVersion, hasSwallowed, swallowedLines } from './misread-lines.ts';
import { hasZeroWidth, hasCopyMarks, invisibleCharacter, zeroWidthCharacters } from '../../words/invisible.ts';

/** What starts like a link, a phone number or a reference stands in typographic quotes by mistake; a sentence may mean them. */
const SMART = /^[“”„‘’«»]([/#+$\d][^“”„‘’«»]*|(?:https?|mailto|tel):[^“”„‘’«»]*)[“”‘’«»]$/;

/** Reports such values, and cleans them, so that everything behind is judged as if they were right. */
export function normalizeValues(manifest: unknown): Finding[] {
  const isSpoilt = (text: string) => hasCopyMarks(text) || SMART.test(text) || hasSwallowed(text) || hasZeroWidth(text);
  return textsThat(isSpoilt, manifest).flatMap(({ text, pointer, replace }) => {
    if (hasSwallowed(text)) {
      const version = firstVersion(text);
      if (version !== undefined) replace(version);
      return swallowedLines(text, pointer());
    }
    const quoted = SMART.exec(text)?.[1];
    if (quoted === undefined && !hasCopyMarks(text)) {
      const { finding, clean } = zeroWidthCharacters(text, pointer()) ?? {};
      if (clean !== undefined) replace(clean);
      return finding ?? [];
    }
    const finding = quoted === undefined ? invisibleCharacter(text, pointer()) : smartQuotes(text, quoted, pointer());
    if (finding.suggestions) replace(finding.suggestions[0]!);
    return finding;
  });
}

function smartQuotes(text: string, inside: string, pointer: string): Finding {
  return {
    code: 'smart-quotes',
    pointer,
    mark: text,
    message: 'This value stands in typographic quotes, which count as a part of it.',
    hint: 'Write straight quotes (") instead.',
    expected: inside,
    found: text,
    suggestions: [inside],
    ...(/["\\]/.test(inside) ? {} : { fix: { replace: `"${inside}"`, bare: true } }),
  };
}
