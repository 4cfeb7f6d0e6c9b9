/** Fetches and caches pages: those that were opened or prefetched. */
import { DICTIONARY_TIMING } from '../../schema/addresses/layout-ids.ts';
import { loadLateBlocks } from '../../blocks/late-blocks.ts';
import type { ReadPage } from './read-page.ts';
import { readFile } from './read-page.ts';
import { sheetOf } from './page-styles.ts';

/** A page with its address: a redirect may have led to another. */
export interface LoadedPage extends ReadPage {
  path: string;
}

const MAX_CACHED = 40;
const cache = new Map<string, Promise<LoadedPage | undefined>>();

/** Returns a page by its path; fetches it if it is not cached. Resolves with undefined if it cannot be fetched. */
export function loadPage(path: string): Promise<LoadedPage | undefined> {
  const existing = cache.get(path);
  if (existing) return existing;
  const loading: Promise<LoadedPage | undefined> = fetchPage(path).then(
    (page) => settle(loading, page),
    () => {
      cache.delete(path);
      return settle(loading, undefined);
    },
  );
  addToCache(path, loading);
  return loading;
}

/** Caches the page that the browser opened. */
export function cachePage(page: LoadedPage): void {
  const ready = Promise.resolve(page);
  settle(ready, page);
  addToCache(page.path, ready);
}

/** Forgets every page, as the site has changed. Only pages of the dev server call it; a build leaves it out. */
export function forgetPages(): void {
  cache.clear();
}

/** Loads the dictionary that further pages come with, if this page names one. A browser that knows none ignores it. */
export function loadDictionary(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const named = visit?.serverTiming?.find(({ name }) => name === DICTIONARY_TIMING);
  if (!named) return;
  const link = document.createElement('link');
  link.rel = 'compression-dictionary';
  link.href = named.description;
  document.head.append(link);
}

function addToCache(path: string, page: Promise<LoadedPage | undefined>): void {
  cache.set(path, page);
  const oldest = cache.keys().next().value;
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}

/** Marks a fulfilled promise for React, which then reads the value without waiting. */
function settle<T>(promise: Promise<T>, value: T): T {
  Object.assign(promise, { status: 'fulfilled', value });
  return value;
}

async function fetchPage(path: string): Promise<LoadedPage> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  if (!response.ok && response.status !== 404) throw new Error(`${path} answered ${response.status}.`);
  const page = readFile(await response.text());
  sheetOf(page.styles);
  await loadLateBlocks(page.parts);
  return { ...page, path: response.redirected ? new URL(response.url).pathname : path };
}
