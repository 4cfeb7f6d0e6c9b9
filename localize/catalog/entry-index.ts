/** Finds entries of a catalog by their texts. */
import type { CatalogEntry } from './entry.ts';

export class EntryIndex {
  readonly #byId: ReadonlyMap<string, CatalogEntry[]>;

  constructor(entries: CatalogEntry[]) {
    this.#byId = Map.groupBy(entries, ({ id }) => id);
  }

  /** Returns the entries of a text: one without context, and one for each place that has a translation of its own. */
  allOf(id: string): CatalogEntry[] {
    return this.#byId.get(id) ?? [];
  }

  /** Returns the entry of a text for a location, else the entry without context. */
  find(id: string, reference: () => string): CatalogEntry | undefined {
    const all = this.allOf(id);
    const general = all.find(({ context }) => context === '');
    if (all.length === 0 || (all.length === 1 && general)) return general;
    const here = reference();
    return all.find(({ context }) => context === here) ?? general;
  }
}

/** Returns whether an entry has a translation of what its text says now. */
export const isTranslated = (entry: CatalogEntry | undefined): entry is CatalogEntry =>
  entry !== undefined && !entry.isFuzzy && entry.text !== '';
