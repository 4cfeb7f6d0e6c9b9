/** Finds the translation that a finding in a translated manifest is about. */
import { isRecord } from '../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../schema/values/tree.ts';
import { valueAt } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { pagePartOf, sharedPartsOf, sitePartOf } from '../texts/parts.ts';
import type { ManifestPart } from '../texts/parts.ts';
import { hasWords, idOf, isTranslatable, splitIntoPieces } from '../texts/pieces.ts';
import { referenceOf } from '../texts/texts.ts';
import type { CatalogEntry } from '../catalog/entry.ts';
import type { EntryIndex } from '../catalog/entry-index.ts';

/** A manifest, its translation, and its pages by their paths, or by the fields of those that have none. */
interface Place {
  source: Tree;
  translated: Tree;
  pages: ReadonlyMap<string | undefined, PageTree>;
}

/** Returns the entry of the text at a pointer of a translated manifest, that with these words if the text has several. */
export function entryAt(
  { entries, ...place }: Place & { entries: EntryIndex },
  pointer: Pointer,
  words = '',
): CatalogEntry | undefined {
  const [part, own] = partAt(place, pointer) ?? [];
  const found: CatalogEntry[] = [];
  part?.walk((format, text, at) => {
    if (at !== own || !isTranslatable(format)) return text;
    for (const piece of splitIntoPieces(format, text).pieces) {
      const entry = hasWords(piece.text) && entries.find(idOf(format, piece.text), () => referenceOf(part, at));
      if (entry) found.push(entry);
    }
    return text;
  });
  return found.find(({ text }) => text.includes(words)) ?? found[0];
}

/** Returns the part of the source that a pointer of the translation leads into, and the pointer there. */
function partAt({ source, translated, pages }: Place, pointer: Pointer): [ManifestPart, Pointer] | undefined {
  const [, first = '', second = ''] = pointer.split('/');
  if (first === 'shared') {
    const part = sharedPartsOf(source).get(second);
    return part && [part, pointer];
  }
  const route = first === 'routes' ? valueAt(translated, `/routes/${second}`) : undefined;
  const path = isRecord(route) ? route['path'] : undefined;
  const page = pages.get(typeof path === 'string' ? path : first);
  if (!page) return first === 'routes' ? undefined : [sitePartOf(source), pointer];
  const own = pointer.split('/').slice(path === undefined ? 2 : 3);
  return [pagePartOf(page), [page.pointer, ...own].join('/')];
}
