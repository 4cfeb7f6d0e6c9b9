import { languageState } from '../../localize/language-state.ts';
import { readLanguage } from '../../localize/languages.ts';
import { languagesOf, pathIn } from '../../schema/addresses/language-links.ts';
import { readSource } from '../languages/source.ts';
import { readAddressList, writeAddressList } from '../../manifest/rules/support/address-list.ts';
import { isHeld } from '../../manifest/incremental/lists/held.ts';
import { pagesOf } from '../../schema/values/tree.ts';

/** Returns the paths of a valid manifest's pages, in every language, that its list of published addresses lacks; `paths` are all that it has. */
export function newAddresses(manifest: string, paths = routePathsOf(manifest)): string[] {
  const published = new Set(readAddressList(manifest));
  return paths.filter((path) => !published.has(path));
}

/** Adds the paths that the list of published addresses lacks, and returns them. */
export function addNewAddresses(manifest: string, paths?: string[]): string[] {
  const added = newAddresses(manifest, paths);
  if (added.length > 0) writeAddressList(manifest, added);
  return added;
}

function routePathsOf(manifest: string): string[] {
  const source = readSource(manifest);
  const own = pagesOf(source).flatMap(({ path, value }) => (path === undefined || isHeld(value) ? [] : [path]));
  const translated = languagesOf(source).flatMap((tag) => {
    const catalog = readLanguage(manifest, tag)?.catalog;
    const paths = catalog ? languageState(source, catalog).paths : new Set<string>();
    return own.filter((path) => paths.has(path)).map((path) => pathIn(tag, String(source['language']), path));
  });
  return [...own, ...translated];
}
