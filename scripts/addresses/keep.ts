import { readLock, writeLock } from '../../manifest/rules/support/address-list.ts';
import { loadManifest } from '../../manifest/manifest.ts';

/** The pages of a right manifest that its list of published addresses lacks; `paths` are those of its routes. */
export function newAddresses(manifest: string, paths = pathsOf(manifest)): string[] {
  const known = new Set(readLock(manifest));
  return paths.filter((path) => !known.has(path));
}

/** Adds them to the list, and says which they were. */
export function addNewAddresses(manifest: string, paths?: string[]): string[] {
  const added = newAddresses(manifest, paths);
  if (added.length > 0) writeLock(manifest, added);
  return added;
}

function pathsOf(manifest: string): string[] {
  return loadManifest(manifest).site.routes.map(({ path }) => path);
}
