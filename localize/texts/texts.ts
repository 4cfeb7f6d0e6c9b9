/** Collects the texts of a manifest that have to be translated. */
import { parentOf, valueAt } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord, pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { hasWords, idOf, isTranslatable, splitIntoPieces } from './pieces.ts';
import { fieldDescription } from './describe.ts';
import { manifestParts, pagePartOf, sharedPartsOf, sitePartOf } from './parts.ts';
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
  /** It is a heading, or a title, from which the page makes an anchor. */
  isHeading?: true;
}

/** The texts of a part of a manifest: '' is what all pages share; `shared:name`, a shared block; a path or name, a page. */
export type TextsByPart = ReadonlyMap<string, SourceText[]>;

const HEADING = /#{1,6}[ \t]+$/;

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
          ...((HEADING.test(piece.before) || isLinkTarget(part, pointer)) && { isHeading: true }),
        });
    return text;
  });
  return found;
}

/** Returns whether a block, or a part of tabs, has no id of its own and takes it from this text. */
function isLinkTarget({ value, pointer: start }: ManifestPart, pointer: Pointer): boolean {
  const at = pointer.slice(start.length);
  const field = at.slice(at.lastIndexOf('/') + 1);
  if (field !== 'title' && field !== 'heading') return false;
  const owner = valueAt(value, parentOf(at));
  if (!isRecord(owner) || owner['id'] !== undefined) return false;
  if (field === 'heading') return owner['printLabel'] !== undefined;
  const block = valueAt(value, parentOf(parentOf(parentOf(at))));
  return isRecord(block) && block['type'] === 'tabs';
}

/** Returns every text of a manifest, with its description: what all pages share, shared blocks, then the pages. */
export function textsOf(manifest: Tree): SourceText[] {
  return manifestParts(manifest).flatMap((part) => textsIn(part, (pointer) => fieldDescription(manifest, pointer)));
}

const known = new WeakMap<Tree, TextsByPart>();

/** Returns the texts of a manifest part by part. They are collected once, for all its languages; the manifest must not change. */
export function textsByPart(manifest: Tree): TextsByPart {
  let texts = known.get(manifest);
  if (!texts) {
    const shared = Array.from(sharedPartsOf(manifest), ([name, part]) => [`shared:${name}`, part] as const);
    const pages = pagesOf(manifest).map(pagePartOf);
    const parts = [['', sitePartOf(manifest)] as const, ...shared, ...pages.map((part) => [part.name, part] as const)];
    texts = new Map(parts.map(([name, part]) => [name, textsIn(part)]));
    known.set(manifest, texts);
  }
  return texts;
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
