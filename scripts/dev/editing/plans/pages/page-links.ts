/** Finds what leads to a page, and leads it elsewhere: links, parents, lists, the search, redirects, canonical addresses. */
import type { Edit } from '../../../../../editing/edit.ts';
import type { PublicFiles } from '../../../../../manifest/public/public-folder.ts';
import { ownAddressOf } from '../../../../../manifest/resolve/links/hosts.ts';
import { pathOf } from '../../../../../manifest/resolve/links/redirects.ts';
import { resolve } from '../../../../../manifest/resolve/resolve.ts';
import { isAddedByList } from '../../../../../schema/addresses/list-addresses.ts';
import { fieldPointer, valueAt } from '../../../../../schema/values/pointer.ts';
import { pagesOf, recordOf } from '../../../../../schema/values/tree.ts';
import type { Tree } from '../../../../../schema/values/tree.ts';
import { LINK_TARGET } from '../../texts/link-targets.ts';
import type { TouchedValue } from '../touched-parts.ts';

/** An edit that leads something elsewhere, and what it changes in an address. */
export interface LinkEdit {
  edit: Extract<Edit, { op: 'replace' }>;
  change: TouchedValue;
}

/** A site as it is written, with the files of its public folder. */
export interface WrittenSite {
  manifest: Tree;
  files: PublicFiles;
}

/** Makes the address to write in place of one that leads to the page: `tail` is what its list adds, its query and its anchor. */
type NewTarget = (tail: string) => string;

/** Returns an edit for each value and text that leads to a page, or to what its list adds, in the order in which they are written. */
export function linksTo({ manifest, files }: WrittenSite, path: string, newTarget: NewTarget): LinkEdit[] {
  const own = ownAddressOf(String(manifest['url']));
  const others = new Set(pagesOf(manifest).map((page) => page.path));
  const isHere = (to: string) => to === path || (isAddedByList(path, to) && !others.has(to));
  const elsewhere = (to: string): string | undefined => {
    const [origin] = own?.exec(to) ?? [];
    if (origin === undefined && !/^\/(?!\/)/.test(to)) return undefined;
    const inside = to.slice((origin ?? '').length).replace(/^(?!\/)/, '/');
    return isHere(pathOf(inside)) ? (origin ?? '') + newTarget(inside.slice(path.length)) : undefined;
  };
  const links = resolve(manifest, files).links.filter(({ to }) => elsewhere(to) !== undefined);
  const places = Map.groupBy(links, ({ pointer }) => pointer);
  return Array.from(places).flatMap(([at, [first]]): LinkEdit[] => {
    const written = valueAt(manifest, at);
    if (typeof written !== 'string') return []; // a default
    const value = elsewhere(written.trim()) ?? written.replace(LINK_TARGET, (to) => elsewhere(to) ?? to);
    if (value === written) return []; // the check names it: it leads there by the redirect
    const { to: before } = first!;
    return [{ edit: { op: 'replace', path: at, value }, change: { at, before, after: elsewhere(before)! } }];
  });
}

/** Returns an edit for each field that names a page by its path alone. */
export function editsOfPathFields(manifest: Tree, from: string, to: string): LinkEdit[] {
  const named = [
    ...Object.keys(recordOf(manifest, 'collections')).map((key) => `${fieldPointer('/collections', key)}/page`),
    '/search/page',
    ...pagesOf(manifest).map(({ pointer }) => `${pointer}/parent`),
  ];
  const url = String(manifest['url']);
  const canonical = pagesOf(manifest).map(({ pointer }) => `${pointer}/meta/canonical`);
  return [
    ...named.flatMap((at) => (valueAt(manifest, at) === from ? [changed(at, from, to)] : [])),
    ...canonical.flatMap((at) => (valueAt(manifest, at) === url + from ? [changed(at, url + from, url + to)] : [])),
  ];
}

function changed(at: string, before: string, after: string): LinkEdit {
  return { edit: { op: 'replace', path: at, value: after }, change: { at, before, after } };
}
