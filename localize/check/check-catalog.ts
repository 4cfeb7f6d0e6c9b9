/** Checks a file of translations against its source. */
import { EntryIndex, isTranslated } from '../catalog/entry-index.ts';
import { byPosition } from '../../manifest/problems/problem.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { catalogKey } from '../catalog/entry.ts';
import type { CatalogEntry } from '../catalog/entry.ts';
import type { CatalogFile } from '../languages.ts';
import { textsByPart } from '../texts/texts.ts';
import type { SourceText } from '../texts/texts.ts';
import type { EntryFault, EntryFaults } from './entry-faults.ts';
import { problemsIn } from './entry-problem.ts';
import { gapsOf } from './gaps.ts';

/**
 * Returns what is wrong with the translations of a source that has passed the check, in the order of the file: the faults of
 * its entries, texts that are too long for their fields, and what is not translated.
 */
export function checkCatalog(source: Tree, catalogFile: CatalogFile, faults: EntryFaults): Problem[] {
  const { catalog } = catalogFile;
  const parts = textsByPart(source);
  const texts = [...parts.values()].flat();
  const index = new EntryIndex(catalog.entries);
  const limits = limitsOf(texts, index);
  const used = new Set(texts.flatMap(({ id, reference }) => index.allOf(id).filter(({ context }) => context === '' || context === reference))); // prettier-ignore
  const problemOf = problemsIn(catalogFile);
  const problems = catalog.entries.flatMap((entry) => {
    if (!isTranslated(entry) || !used.has(entry)) return [];
    const fault = worseOf(faults[catalogKey(entry)], lengthOf(entry, limits));
    return fault ? problemOf(entry, fault) : [];
  });
  const gaps = gapsOf(parts, catalog, index).map(({ entry, ...gap }) => problemOf(entry, gap));
  return [...problems, ...gaps].toSorted(byPosition);
}

/** Returns the fault to report first: what may be right is reported where nothing else is wrong. */
function worseOf(fault: EntryFault | undefined, tooLong: EntryFault | undefined): EntryFault | undefined {
  const isWrong = fault?.code === 'foreign-letters' || fault?.code === 'translation-differs';
  return isWrong ? fault : (tooLong ?? fault);
}

/** Returns that a translation is longer than its field allows. */
function lengthOf(entry: CatalogEntry, limits: ReadonlyMap<CatalogEntry, number>): EntryFault | undefined {
  const [limit, { length }] = [limits.get(entry), entry.text];
  if (limit === undefined || length <= limit) return undefined;
  return {
    code: 'translation-differs',
    message: `The translation has ${length} characters, ${limit} are allowed.`,
    hint: `Shorten it by ${length - limit}.`,
  };
}

/** Returns how long each translation may be: where it is in several fields, as long as the shortest of them allows. */
function limitsOf(texts: SourceText[], index: EntryIndex): Map<CatalogEntry, number> {
  const limits = new Map<CatalogEntry, number>();
  for (const { id, reference, limit } of texts) {
    const entry = limit === undefined ? undefined : index.find(id, () => reference);
    if (entry) limits.set(entry, Math.min(limit!, limits.get(entry) ?? Infinity));
  }
  return limits;
}
