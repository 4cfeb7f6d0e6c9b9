/** Finds what is not translated yet, or was translated from an older text, on pages whose translation has begun. */
import { catalogKey } from '../catalog/entry.ts';
import { EntryIndex, isTranslated } from '../catalog/entry-index.ts';
import type { ProblemCode } from '../../manifest/problems/problem.ts';
import type { Catalog, CatalogEntry } from '../catalog/entry.ts';
import { updateCatalog } from '../catalog/update.ts';
import type { SourceText } from '../texts/texts.ts';
import { DIGIT, NAMED, REFERENCES } from './compare/patterns.ts';
import type { TranslationFault } from './compare/fault.ts';

/** A text without a translation of what it says now. */
export interface Gap extends TranslationFault {
  code: ProblemCode;
  entry: CatalogEntry;
}

/** A page of which less is translated has not been begun: nothing is missing from it. */
const BEGUN = 0.5;
/** The pages that every language has as soon as what all pages share is translated: for unknown addresses, and for answers. */
const NEEDED = new Set(['notFound', 'answerPage']);

/** Returns the gaps of a catalog, each text once; `parts` are the texts of the source, by the names of its parts. */
export function gapsOf(parts: ReadonlyMap<string, SourceText[]>, catalog: Catalog, index: EntryIndex): Gap[] {
  const texts = [...parts.values()].flat();
  if (texts.every(({ id, reference }) => isTranslated(index.find(id, () => reference)))) return [];
  const current = new EntryIndex(updateCatalog(catalog, texts).entries);
  const written = new Set(catalog.entries.map(catalogKey));
  const begun: CatalogEntry[][] = [];
  let hasPages = false;
  for (const [name, own] of parts) {
    const entries = own.map(({ id, reference }) => current.find(id, () => reference)!);
    const translated = entries.filter(({ text }) => text !== '').length;
    if (name === '') hasPages = translated === entries.length;
    const isBegun = translated > 0 && translated >= entries.length * BEGUN;
    if (isBegun || (hasPages && NEEDED.has(name))) begun.push(entries);
  }
  const gaps = new Map<string, Gap>();
  for (const entry of begun.flat()) {
    const { references, isFuzzy, text } = entry;
    const key = catalogKey(entry);
    if ((!isFuzzy && text !== '') || gaps.has(key)) continue;
    const isNew = !written.has(key);
    const place = isNew ? olderOf(entry, catalog) : entry;
    gaps.set(key, { ...gapOf(entry, isNew), entry: { ...place, references } });
  }
  return [...gaps.values()];
}

/** Returns where the message is of a text that the file has no entry for: at the entry of the older text, or at the start. */
function olderOf(entry: CatalogEntry, { entries }: Catalog): CatalogEntry {
  return entries.find(({ id }) => id === entry.previous) ?? entry;
}

function gapOf({ id, isFuzzy, previous }: CatalogEntry, isNew: boolean): Omit<Gap, 'entry'> {
  const code = hasFacts(id) || hasFacts(previous ?? '') ? 'unsafe-translation' : 'incomplete-translation';
  if (!isFuzzy)
    return {
      code,
      message: `${JSON.stringify(id)} is not translated.`,
      hint: isNew ? `${UPDATE}, and translate it.` : 'Write the translation in msgstr.',
    };
  const message =
    previous === undefined
      ? `The translation of ${JSON.stringify(id)} is marked as "fuzzy": nobody has confirmed it.`
      : `The source was ${JSON.stringify(previous)} when this was translated; it is ${JSON.stringify(id)} now.`;
  const hint = isNew ? `${UPDATE}, and correct the translation.` : 'Correct the translation, then delete "fuzzy" above it.'; // prettier-ignore
  return { code, message, hint };
}

const UPDATE = 'Run npx waybill languages';

/** Whether a text holds a figure, a phone number, a price or anything else that the site says elsewhere, too. */
function hasFacts(text: string): boolean {
  return [DIGIT, REFERENCES, NAMED].some((pattern) => text.search(pattern) !== -1);
}
