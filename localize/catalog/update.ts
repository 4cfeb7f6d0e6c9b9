/** Brings a catalog up to date with its source: keeps what is translated, and marks what has changed since. */
import { catalogKey } from './entry.ts';
import { distance } from 'fastest-levenshtein';
import type { SourceText } from '../texts/texts.ts';
import type { Catalog, CatalogEntry } from './entry.ts';

/** The least similarity of two texts at which the translation of one is reused for the other: in the same place, and elsewhere. */
const SIMILAR = { samePlace: 0.5, elsewhere: 0.7 };
/** Longer texts are compared by their first characters. */
const COMPARED = 600;
/** In one update, so many texts are compared with those of other places; each comparison takes some microseconds. */
const MOST_ELSEWHERE = 200_000;

/** Returns the catalog for these texts, in their order. What they do not have any more becomes obsolete. */
export function updateCatalog(catalog: Catalog, texts: SourceText[]): Catalog {
  const old = new Map(catalog.entries.map((entry) => [catalogKey(entry), entry]));
  const revived = new Map(catalog.obsolete.map((entry) => [catalogKey(entry), entry]));
  const wanted = entriesFor(texts, catalog);
  const kept = new Set(wanted.map(catalogKey));
  const unused = [...old.values()].filter((entry) => !kept.has(catalogKey(entry)) && entry.text !== '');
  const nearest = nearestAmong(unused);
  const reused = new Set<CatalogEntry>();
  const entries = wanted.map((entry): CatalogEntry => {
    const own = [old, revived].flatMap((all) => all.get(catalogKey(entry)) ?? []);
    const before = own.find(({ text }) => text !== '') ?? own[0];
    if (before) return { ...before, references: entry.references, extracted: entry.extracted };
    const near = nearest(entry);
    if (!near) return entry;
    reused.add(near);
    return { ...entry, text: near.text, notes: near.notes, isFuzzy: true, previous: near.previous ?? near.id };
  });
  const gone = unused.filter((entry) => !reused.has(entry));
  const obsolete = [...catalog.obsolete.filter((entry) => !kept.has(catalogKey(entry))), ...gone];
  return { ...catalog, entries, obsolete };
}

/** Returns an entry for each different text, and one for each place where the catalog has a translation of its own. */
function entriesFor(texts: SourceText[], { entries }: Catalog): CatalogEntry[] {
  const contexts = new Set(entries.filter(({ context }) => context !== '').map(catalogKey));
  const found = new Map<string, CatalogEntry>();
  for (const { id, reference, description = '', limit } of texts) {
    const own = catalogKey({ id, context: reference });
    const context = contexts.has(own) ? reference : '';
    const key = catalogKey({ id, context });
    const most = limit === undefined ? '' : ` At most ${limit} characters.`;
    const entry = found.get(key);
    if (!entry)
      found.set(key, { id, context, text: '', isFuzzy: false, references: [reference], extracted: description + most, notes: '' }); // prettier-ignore
    else if (!entry.references.includes(reference)) entry.references.push(reference);
  }
  return [...found.values()];
}

/** Returns a function that finds the entry whose text is most similar to a new one: in the same place, or else anywhere. */
function nearestAmong(unused: CatalogEntry[]): (entry: CatalogEntry) => CatalogEntry | undefined {
  const placed = unused.flatMap((entry) => entry.references.map((place) => ({ place, entry })));
  const byPlace = Map.groupBy(placed, ({ place }) => place);
  let compared = 0;
  return ({ id, references }) => {
    const candidates = references.flatMap((place) => byPlace.get(place) ?? []).map(({ entry }) => entry);
    const here = mostSimilar(id, candidates, SIMILAR.samePlace);
    if ((here && here.score >= SIMILAR.elsewhere) || compared > MOST_ELSEWHERE) return here?.entry;
    compared += unused.length;
    return (mostSimilar(id, unused, SIMILAR.elsewhere) ?? here)?.entry;
  };
}

interface Similar {
  entry: CatalogEntry;
  /** From 0 to 1. */
  score: number;
}

/** Returns the entry with the text that is most similar to another one, at least so much. */
function mostSimilar(id: string, entries: CatalogEntry[], least: number): Similar | undefined {
  let best: Similar | undefined;
  for (const entry of entries) {
    const score = similarityOf(id, entry.id, Math.max(least, best?.score ?? 0));
    if (score >= least && score > (best?.score ?? 0)) best = { entry, score };
  }
  return best;
}

/** Returns how similar two texts are, from 0 to 1; 0 where their lengths alone say that it is less than `least`. */
function similarityOf(a: string, b: string, least: number): number {
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  if (short < long * least) return 0;
  const [one, other] = [a.slice(0, COMPARED), b.slice(0, COMPARED)];
  return 1 - distance(one, other) / Math.max(one.length, other.length);
}
