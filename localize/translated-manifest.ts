/** Makes the manifest of a site in another language, which is checked and built like one that somebody wrote. */
import { pagesOf, records } from '../schema/values/tree.ts';
import type { Tree } from '../schema/values/tree.ts';
import type { Catalog } from './catalog/catalog.ts';
import { pagePartOf, sharedPartsOf, sitePartOf } from './texts/parts.ts';
import { Translation } from './translation.ts';
import type { LinkTo, TranslatedPart } from './translation.ts';

/** A site in another language. */
export interface TranslatedManifest {
  /** Only of the pages that are translated; undefined where what all pages share is not. */
  manifest: Tree | undefined;
  /** How far each part is: what all pages share (''), shared blocks (by `shared:name`), and pages, by path or name. */
  parts: Map<string, TranslatedPart>;
  /** The paths of the pages whose texts are all translated. */
  paths: Set<string>;
}

/** Fields of a source that hold for its own addresses only. */
const OWN_FIELDS = ['languages', 'redirects'];

/** Translates a manifest that has passed the check. `tag` names the language, and its pages are below that: /hi/about. */
export function translateManifest(source: Tree, tag: string, catalog: Catalog): TranslatedManifest {
  const translation = new Translation(catalog);
  const keep: LinkTo = (address) => address;
  const pages = pagesOf(source).map((page) => ({ ...page, part: pagePartOf(page) }));
  const parts = new Map<string, TranslatedPart>();
  for (const [name, part] of sharedPartsOf(source)) parts.set(`shared:${name}`, translation.translate(part, keep));
  for (const { part } of pages) parts.set(part.name, translation.translate(part, keep));
  const isComplete = (name: string) => (parts.get(name)?.missing.length ?? 0) === 0;
  const complete = pages.filter(
    ({ value, part }) => isComplete(part.name) && sharedNamesIn(value).every((name) => isComplete(`shared:${name}`)),
  );
  const paths = new Set(complete.flatMap(({ path }) => (path === undefined ? [] : [path])));
  const linkTo = linksAmong(source, paths);
  const { value: site, ...shared } = translation.translate(sitePartOf(source), linkTo);
  parts.set('', { value: site, ...shared });
  if (shared.missing.length > 0 || paths.size === 0) return { manifest: undefined, parts, paths };
  const again = ({ part }: (typeof pages)[number]) => translation.translate(part, linkTo).value;
  const manifest: Tree = { ...site, url: `${String(source['url']).replace(/\/$/, '')}/${tag}`, language: tag };
  for (const field of OWN_FIELDS) delete manifest[field];
  manifest['shared'] = Object.fromEntries(
    Array.from(sharedPartsOf(source)).flatMap(([name, part]) => Object.entries(isComplete(`shared:${name}`) ? translation.translate(part, linkTo).value : {})),
  ); // prettier-ignore
  const parents = new Map(pages.map(({ path, value }) => [path, value['parent']]));
  manifest['routes'] = complete
    .filter(({ special }) => !special)
    .map((page) => withParentAmong(again(page), paths, parents));
  for (const page of complete) if (page.special) manifest[page.special] = again(page);
  return { manifest, parts, paths };
}

/** Returns the names of the shared blocks of a page. */
function sharedNamesIn(page: Tree): string[] {
  return records(page, 'blocks').flatMap(({ value }) =>
    value['type'] === 'shared' && typeof value['name'] === 'string' ? [value['name']] : [],
  );
}

/** Links to pages that are not translated lead to the source's. */
function linksAmong(source: Tree, paths: ReadonlySet<string>): LinkTo {
  const untranslated = new Set(pagesOf(source).flatMap(({ path }) => (path && !paths.has(path) ? [path] : [])));
  const url = String(source['url']).replace(/\/$/, '');
  return (address) => (untranslated.has(address.replace(/[?#].*$/, '')) ? url + address : address);
}

/** A page's parent is the nearest one that is translated. */
function withParentAmong(page: Tree, paths: ReadonlySet<string>, parents: ReadonlyMap<unknown, unknown>): Tree {
  let parent = page['parent'];
  while (typeof parent === 'string' && !paths.has(parent)) parent = parents.get(parent);
  const { parent: _parent, ...others } = page;
  return parent === undefined ? others : { ...others, parent };
}
