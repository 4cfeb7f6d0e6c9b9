/** Describes what a catalog holds: texts with their translations. */

/** A text and its translation. */
export interface CatalogEntry {
  /** The text of the source. */
  id: string;
  /** Where this translation holds, if the same text has another one elsewhere: a reference such as /about:hero.heading. */
  context: string;
  /** The translation; empty where there is none. */
  text: string;
  /** Whether the source has changed since: `previous` is what was translated. */
  isFuzzy: boolean;
  previous?: string;
  /** The source's plural and all forms of the translation, where a translator's program has written them: texts of a site have one form. */
  plural?: { id: string; texts: string[] };
  /** Flags but "fuzzy", such as no-wrap. */
  flags?: string[];
  references: string[];
  /** What the schema says of the text, and how long it may be. */
  extracted: string;
  /** What a translator has noted. */
  notes: string;
}

/** The translations of one language. */
export interface Catalog {
  headers: Record<string, string>;
  /** What is noted above the headers, such as who translated it. */
  notes?: string;
  entries: CatalogEntry[];
  /** Translations of texts that the source does not have any more. */
  obsolete: CatalogEntry[];
}

/** Returns the name of an entry among all: its text, and where it holds. */
export function catalogKey({ id, context }: Pick<CatalogEntry, 'id' | 'context'>): string {
  return `${context}\u0004${id}`;
}
