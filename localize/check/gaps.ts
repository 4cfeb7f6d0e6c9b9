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

/** Returns the gaps of a catalog, each text once; `texts` are those of the source, part by part. */
export function gapsOf(texts: SourceText[][], catalog: Catalog, index: EntryIndex): Gap[] {
  const isWhole = texts.every((own) => own.every(({ id, reference }) => isTranslated(index.find(id, () => reference))));
  if (isWhole) return [];
  const current = updateCatalog(catalog, texts.flat());
  const written = new Set(catalog.entries.map(catalogKey));
  const entries = new EntryIndex(current.entries);
  const gaps = new Map<string, Gap>();
  for (const own of texts) {
    const found = own.map(({ id, reference }) => entries.find(id, () => reference)!);
    const translated = found.filter(({ text }) => text !== '').length;
    if (translated < found.length * BEGUN || translated === 0) continue;
    for (const entry of found) {
      if (isTranslated(entry)) continue;
      const key = catalogKey(entry);
      if (!gaps.has(key)) gaps.set(key, gapOf(entry, anchorOf(entry, written, catalog)));
    }
  }
  return [...gaps.values()];
}

/** Where the file has no entry for a text yet, its message is at the entry of the older text, or at the start. */
function anchorOf(entry: CatalogEntry, written: ReadonlySet<string>, { entries }: Catalog): CatalogEntry {
  if (written.has(catalogKey(entry))) return entry;
  return entries.find(({ id }) => id === entry.previous) ?? entry;
}

function gapOf({ id, isFuzzy, previous, references }: CatalogEntry, anchor: CatalogEntry): Gap {
  const isNew = anchor.id !== id;
  const code = hasFacts(id) || hasFacts(previous ?? '') ? 'unsafe-translation' : 'incomplete-translation';
  const entry = { ...anchor, references };
  if (!isFuzzy)
    return {
      code,
      entry,
      message: `${JSON.stringify(id)} is not translated.`,
      hint: isNew ? `${UPDATE}, and translate it.` : 'Write the translation in msgstr.',
    };
  return {
    code,
    entry,
    message: `The source was ${JSON.stringify(previous)} when this was translated; it is ${JSON.stringify(id)} now.`,
    hint: isNew ? `${UPDATE}, and correct the translation.` : 'Correct the translation, then delete "fuzzy" above it.',
  };
}

const UPDATE = 'Run npx waybill languages';

/** Whether a text holds a figure, a phone number, a price or anything else that the site says elsewhere, too. */
function hasFacts(text: string): boolean {
  return [DIGIT, REFERENCES, NAMED].some((pattern) => text.search(pattern) !== -1);
}
