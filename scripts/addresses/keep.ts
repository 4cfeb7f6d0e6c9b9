import { readLock, writeLock } from '../../schema/addresses/lock.ts';
import { loadManifest } from '../../schema/manifest.ts';

/** The pages of a manifest that its list of published addresses lacks. */
export function newAddresses(manifest: string): string[] {
  const known = new Set(readLock(manifest));
  return loadManifest(manifest)
    .site.routes.map(({ path }) => path)
    .filter((path) => !known.has(path));
}

/** Adds them to the list, and says which they were. */
export function keepAddresses(manifest: string): string[] {
  const added = newAddresses(manifest);
  if (added.length > 0) writeLock(manifest, added);
  return added;
}
