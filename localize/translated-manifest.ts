/** Makes the manifest of a site in another language, which is checked and built like one that somebody wrote. */
import { pagesOf } from '../schema/values/tree.ts';
import type { Tree } from '../schema/values/tree.ts';
import type { Catalog } from './catalog/entry.ts';
import { addressesAtRoot, addressesBelowTag, urlOf } from './addresses.ts';
import type { Addresses } from './addresses.ts';
import { pagePartOf, sharedPartsOf, sitePartOf } from './texts/parts.ts';
import type { ManifestPart } from './texts/parts.ts';
import { Translator } from './translator.ts';
import type { ShowGap } from './translator.ts';
import { languageState, wholeAmong } from './language-state.ts';
import type { LanguageState } from './language-state.ts';
import { withAddresses, withOwnPages } from './own-addresses.ts';

/** Returns the manifest of the translated pages as a site by itself, for the check; undefined where there are none. */
export function translateAtRoot(source: Tree, catalog: Catalog, tag: string): Tree | undefined {
  const state = languageState(source, catalog);
  return translate(source, { catalog, tag, state, addresses: addressesAtRoot(source, state) });
}

/** Returns the manifest of the translated pages at addresses below their language's tag: /hi/about; undefined where there are none. */
export function translateBelowTag(
  source: Tree,
  catalog: Catalog,
  tag: string,
): { manifest: Tree; paths: Set<string> } | undefined {
  const state = languageState(source, catalog);
  const addresses = addressesBelowTag(source, tag, state);
  const manifest = translate(source, { catalog, tag, state, addresses });
  return manifest && { manifest, paths: state.paths };
}

/**
 * Returns the manifest of all pages at addresses below their language's tag, for a preview: a text without a translation begins
 * with a mark that says so.
 */
export function translateDraft(source: Tree, catalog: Catalog, tag: string, state: LanguageState): Tree {
  const parts = new Map(Array.from(state.parts, ([name, part]) => [name, { ...part, missing: [] }]));
  const paths = new Set(pagesOf(source).flatMap(({ path }) => path ?? []));
  const whole = { parts, paths };
  const addresses = addressesBelowTag(source, tag, whole);
  return translate(source, { catalog, tag, state: whole, addresses, showGap: markGap })!;
}

const markGap: ShowGap = (piece, entry) =>
  entry?.isFuzzy && entry.text !== '' ? `⟦outdated⟧ ${entry.text}` : `⟦not translated⟧ ${piece}`;

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
  const inLanguage = (part: ManifestPart) => translator.translate(part, addresses.link);
  const isWhole = wholeAmong(parts);
  const { languages: _languages, ...site } = inLanguage(sitePartOf(source));
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
