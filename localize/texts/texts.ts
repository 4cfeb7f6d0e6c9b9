/** Collects the texts of a manifest that have to be translated. */
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { hasWords, idOf, isTranslatable, splitIntoPieces } from './pieces.ts';
import { fieldDescription } from './describe.ts';
import { manifestParts } from './parts.ts';
import type { ManifestPart } from './parts.ts';

/** A text to translate: a whole text, or a paragraph of one. */
export interface SourceText {
  /** As translators get it. */
  id: string;
  /** Where it is: /about:hero.heading. */
  reference: string;
  /** What the schema says of its field; looked up for translators alone. */
  description?: string;
  /** The most characters that the whole text may have. */
  limit?: number;
}

/** Returns the texts of a part of a manifest in their order; one that occurs twice, twice. `describe` finds their descriptions. */
export function textsIn(part: ManifestPart, describe?: (pointer: Pointer) => string | undefined): SourceText[] {
  const found: SourceText[] = [];
  part.walk((format, text, pointer, { description: common = '', maxLength }) => {
    if (!isTranslatable(format)) return text;
    const description = describe && { description: describe(pointer) ?? common };
    const reference = referenceOf(part, pointer);
    const { pieces } = splitIntoPieces(format, text);
    for (const piece of pieces)
      if (hasWords(piece.text))
        found.push({
          id: idOf(format, piece.text),
          reference,
          ...description,
          ...(maxLength !== undefined && pieces.length === 1 && { limit: maxLength }),
        });
    return text;
  });
  return found;
}

/** Returns every text of a manifest, with its description: what all pages share, shared blocks, then the pages. */
export function textsOf(manifest: Tree): SourceText[] {
  return manifestParts(manifest).flatMap((part) => textsIn(part, (pointer) => fieldDescription(manifest, pointer)));
}

/** Returns how translators find a text: /routes/3/blocks/0/heading of the page /about is /about:hero.heading. */
export function referenceOf({ name, pointer: start, value }: ManifestPart, pointer: string): string {
  const steps = pointer.slice(start.length + 1).split('/');
  let node: unknown = value;
  const names = steps.flatMap((step) => {
    node = (node as Tree | undefined)?.[step];
    if (!/^\d+$/.test(step)) return step === 'blocks' || step === 'items' ? [] : [step];
    const type = (node as Tree | undefined)?.['type'];
    return typeof type === 'string' ? [type] : [];
  });
  return `${name}:${names.join('.')}`.replaceAll(/\s/g, '-');
}
