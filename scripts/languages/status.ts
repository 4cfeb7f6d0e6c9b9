/** Reports how much of a site is translated. */
import { languageState } from '../../localize/language-state.ts';
import type { Catalog } from '../../localize/catalog/entry.ts';
import type { Language } from './source.ts';
import { table } from '../cli/output/table.ts';

/** How much of a site is translated into one language. */
export interface Progress {
  name: string;
  texts: number;
  missing: number;
  stale: number;
  pages: number;
  whole: number;
  /** Pages that lack a few texts, the nearest to its end first: the path, and how many it lacks. */
  next: [string, number][];
  /** What all pages share, and is not translated. */
  shared: number;
}

const SHOWN = 5;

/** Returns the progress of a language, by its catalog. */
export function progressOf({ source, tag }: Language, catalog: Catalog): Progress {
  const { parts, paths } = languageState(source, catalog);
  const pages = [...parts].filter(([name]) => name.startsWith('/'));
  const next = pages
    .filter(([, { missing, count }]) => missing.length > 0 && missing.length < count)
    .map(([name, { missing }]): [string, number] => [name, missing.length])
    .toSorted(([, a], [, b]) => a - b);
  return {
    name: `${tag} (${new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag})`,
    texts: catalog.entries.length,
    missing: catalog.entries.filter(({ text }) => text === '').length,
    stale: catalog.entries.filter(({ isFuzzy }) => isFuzzy).length,
    pages: pages.length,
    whole: paths.size,
    next: next.slice(0, SHOWN),
    shared: parts.get('')!.missing.length,
  };
}

/** Returns whether every text is translated as it is now. */
export const isWhole = ({ missing, stale }: Progress): boolean => missing + stale === 0;

/** Returns a table of all languages, and which pages are nearest to being whole. */
export function describeProgress(languages: Progress[]): string {
  const rows = languages.map(({ name, texts, missing, stale, pages, whole }) => [
    name,
    `${texts - missing - stale} of ${texts}`,
    String(stale),
    `${whole} of ${pages}`,
  ]);
  const notes = languages.flatMap(({ name, shared, next }) => [
    ...(shared > 0 ? [`${name}: no page is built before what all pages share is translated; ${shared} of those texts are left.`] : []),
    ...next.map(([path, count]) => `${name}: ${path} lacks ${count} ${count === 1 ? 'text' : 'texts'}.`),
  ]); // prettier-ignore
  return [table([['Language', 'Translated', 'Stale', 'Pages'], ...rows]), ...notes].join('\n');
}
