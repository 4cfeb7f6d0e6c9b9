/** Finds out how far a site is translated into a language. */
import { pagesOf, records } from '../schema/values/tree.ts';
import type { Tree } from '../schema/values/tree.ts';
import type { Catalog } from './catalog/entry.ts';
import { pagePartOf, sharedPartsOf, sitePartOf } from './texts/parts.ts';
import type { ManifestPart } from './texts/parts.ts';
import { Translator } from './translator.ts';
import type { TranslatedPart } from './translator.ts';

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
  const add = (name: string, part: ManifestPart) =>
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

/** Returns how many texts of a page are not translated, those that all pages share and those of its shared blocks included. */
export function gapsOfPage(source: Tree, { parts }: LanguageState, path: string): number {
  const page = pagesOf(source).find((one) => one.path === path);
  const names = ['', path, ...(page ? sharedNamesIn(page.value).map((name) => `shared:${name}`) : [])];
  return names.reduce((sum, name) => sum + (parts.get(name)?.missing.length ?? 0), 0);
}

/** Returns whether all texts of a part are translated, by its name. */
export const wholeAmong = (parts: LanguageState['parts']) => (name: string) =>
  (parts.get(name)?.missing.length ?? 0) === 0;

/** Returns the names of the shared blocks of a page. */
function sharedNamesIn(page: Tree): string[] {
  return records(page, 'blocks').flatMap(({ value }) =>
    value['type'] === 'shared' && typeof value['name'] === 'string' ? [value['name']] : [],
  );
}
