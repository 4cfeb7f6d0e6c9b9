/** Makes the manifest of a site in another language, which is checked and built like one that somebody wrote. */
import { isRecord, pagesOf, recordOf, records } from '../schema/values/tree.ts';
import type { Tree } from '../schema/values/tree.ts';
import type { Catalog } from './catalog/catalog.ts';
import { addressesAlone, addressesBeside, urlOf } from './addresses.ts';
import type { Addresses } from './addresses.ts';
import { pagePartOf, sharedPartsOf, sitePartOf } from './texts/parts.ts';
import type { Part } from './texts/parts.ts';
import { Translator } from './translator.ts';
import type { ShowGap, TranslatedPart } from './translator.ts';

/** How far a site is translated into a language. */
export interface LanguageState {
  /** How far each part is: what all pages share (''), shared blocks (by `shared:name`), and pages, by path or name. */
  parts: Map<string, TranslatedPart>;
  /** The paths of the pages whose texts are all translated; none where what all pages share is not. */
  paths: Set<string>;
}

/** Returns how far a manifest that has passed the check is translated. */
export function languageState(source: Tree, catalog: Catalog): LanguageState {
  const translator = new Translator(catalog);
  const parts = new Map<string, TranslatedPart>();
  const add = (name: string, part: Part) =>
    parts.set(
      name,
      translator.translate(part, (address) => address),
    );
  add('', sitePartOf(source));
  for (const [name, part] of sharedPartsOf(source)) add(`shared:${name}`, part);
  const pages = pagesOf(source);
  for (const part of pages.map(pagePartOf)) add(part.name, part);
  const isWhole = wholeAmong(parts);
  const whole = pages.flatMap(({ path, value }) =>
    path !== undefined && isWhole(path) && sharedNamesIn(value).every((name) => isWhole(`shared:${name}`))
      ? [path]
      : [],
  );
  return { parts, paths: new Set(isWhole('') ? whole : []) };
}

/** Returns the manifest of the translated pages as a site by itself, for the check; undefined where there are none. */
export function translateAlone(source: Tree, catalog: Catalog, tag: string): Tree | undefined {
  const state = languageState(source, catalog);
  return translate(source, { catalog, tag, state, addresses: addressesAlone(source, state) });
}

/** Returns the manifest of the translated pages at addresses below their language: /hi/about; undefined where there are none. */
export function translateBeside(
  source: Tree,
  catalog: Catalog,
  tag: string,
): { manifest: Tree; paths: Set<string> } | undefined {
  const state = languageState(source, catalog);
  const addresses = addressesBeside(String(source['language']), tag, state);
  const manifest = translate(source, { catalog, tag, state, addresses });
  return manifest && { manifest, paths: state.paths };
}

/**
 * Returns the manifest of all pages at addresses below their language, for a preview: a text without a translation begins
 * with a mark that says so.
 */
export function translateDraft(source: Tree, catalog: Catalog, tag: string, state: LanguageState): Tree {
  const parts = new Map(Array.from(state.parts, ([name, part]) => [name, { ...part, missing: [] }]));
  const paths = new Set(pagesOf(source).flatMap(({ path }) => path ?? []));
  const whole = { parts, paths };
  const addresses = addressesBeside(String(source['language']), tag, whole);
  return translate(source, { catalog, tag, state: whole, addresses, showGap: markGap })!;
}

const markGap: ShowGap = (piece, entry) =>
  entry?.isFuzzy && entry.text !== '' ? `⟦outdated⟧ ${entry.text}` : `⟦not translated⟧ ${piece}`;

/** Returns how many texts of a page are not translated, those that all pages share and those of its shared blocks included. */
export function gapsOfPage(source: Tree, { parts }: LanguageState, path: string): number {
  const page = pagesOf(source).find((one) => one.path === path);
  const names = ['', path, ...(page ? sharedNamesIn(page.value).map((name) => `shared:${name}`) : [])];
  return names.reduce((sum, name) => sum + (parts.get(name)?.missing.length ?? 0), 0);
}

interface Target {
  catalog: Catalog;
  tag: string;
  state: LanguageState;
  addresses: Addresses;
  showGap?: ShowGap;
}

function translate(
  source: Tree,
  { catalog, tag, state: { parts, paths }, addresses, showGap }: Target,
): Tree | undefined {
  if (paths.size === 0) return undefined;
  const translator = new Translator(catalog, showGap);
  const inLanguage = (part: Part) => translator.translate(part, addresses.link).value;
  const isWhole = wholeAmong(parts);
  const { languages: _languages, redirects: _redirects, ...site } = inLanguage(sitePartOf(source));
  const shared = Array.from(sharedPartsOf(source)).filter(([name]) => isWhole(`shared:${name}`));
  const pages = pagesOf(source);
  const parents = new Map(pages.map(({ path, value }) => [path, value['parent']]));
  const routes = pages
    .filter(({ path }) => path !== undefined && paths.has(path))
    .map((page) => withAddresses(inLanguage(pagePartOf(page)), { url: urlOf(source), paths, parents, addresses }));
  const special = pages.flatMap((page) =>
    page.special ? [[page.special, inLanguage(pagePartOf(page))] as const] : [],
  );
  return {
    ...withOwnPages(site, addresses),
    language: tag,
    shared: Object.assign({}, ...shared.map(([, part]) => inLanguage(part))) as Tree,
    routes,
    ...Object.fromEntries(special),
  };
}

/** Returns whether all texts of a part are translated, by its name. */
const wholeAmong = (parts: LanguageState['parts']) => (name: string) => (parts.get(name)?.missing.length ?? 0) === 0;

/** Returns the names of the shared blocks of a page. */
function sharedNamesIn(page: Tree): string[] {
  return records(page, 'blocks').flatMap(({ value }) =>
    value['type'] === 'shared' && typeof value['name'] === 'string' ? [value['name']] : [],
  );
}

/** The pages of collections and of the search are named by their paths. */
function withOwnPages(site: Tree, { path, endpoint }: Addresses): Tree {
  const at = (value: unknown) =>
    isRecord(value) && typeof value['page'] === 'string' ? { ...value, page: path(value['page']) } : value;
  const collections = Object.entries(recordOf(site, 'collections')).map(([name, value]) => [name, at(value)]);
  return {
    ...site,
    ...(collections.length > 0 && { collections: Object.fromEntries(collections) as Tree }),
    ...(site['search'] !== undefined && { search: at(site['search']) }),
    ...(isRecord(site['endpoints']) && { endpoints: endpointsAt(site['endpoints'], endpoint) }),
  };
}

/** A form of each language has its own endpoint, which answers in that language. */
function endpointsAt(endpoints: Tree, at: Addresses['endpoint']): Tree {
  const moved = (field: string, value: unknown) =>
    /url$/i.test(field) && typeof value === 'string' && value.startsWith('/') ? at(value) : value;
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, one]) => [
      name,
      isRecord(one)
        ? Object.fromEntries(Object.entries(one).map(([field, value]) => [field, moved(field, value)]))
        : one,
    ]),
  );
}

interface SiteAddresses {
  url: string;
  paths: ReadonlySet<string>;
  parents: ReadonlyMap<unknown, unknown>;
  addresses: Addresses;
}

/** A page's own address, that of its parent, the nearest one that is translated, and its canonical one on this site. */
function withAddresses(
  { path, parent: _parent, ...page }: Tree,
  { url, paths, parents, addresses }: SiteAddresses,
): Tree {
  let parent = parents.get(path);
  while (typeof parent === 'string' && !paths.has(parent)) parent = parents.get(parent);
  return {
    path: addresses.path(String(path)),
    ...page,
    ...(isRecord(page['meta']) && { meta: withCanonical(page['meta'], url, addresses) }),
    ...(typeof parent === 'string' && { parent: addresses.path(parent) }),
  };
}

function withCanonical({ canonical, ...meta }: Tree, url: string, { path }: Addresses): Tree {
  if (typeof canonical !== 'string') return meta;
  const isOwn = canonical === url || canonical.startsWith(`${url}/`);
  return { ...meta, canonical: isOwn ? url + path(canonical.slice(url.length) || '/') : canonical };
}
