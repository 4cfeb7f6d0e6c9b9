import { readAddressList, writeAddressList } from '../../manifest/rules/support/address-list.ts';
import { isHeld } from '../../manifest/incremental/lists/held.ts';
import { loadManifest } from '../../manifest/manifest.ts';

/** Returns the paths of a valid manifest's pages that its list of published addresses lacks; `paths` are those of its routes. */
export function newAddresses(manifest: string, paths = pathsOf(manifest)): string[] {
  const known = new Set(readAddressList(manifest));
  return paths.filter((path) => !known.has(path));
}

/** Adds these to the list, and returns them. */
export function addNewAddresses(manifest: string, paths?: string[]): string[] {
  const added = newAddresses(manifest, paths);
  if (added.length > 0) writeAddressList(manifest, added);
  return added;
}

function pathsOf(manifest: string): string[] {
  return loadManifest(manifest)
    .site.routes.filter((route) => !isHeld(route))
    .map(({ path }) => path);
}
