/** The list of every path that a site ever had: a text file beside the manifest, one path a line. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const HEAD =
  '# Every address this site has published, kept so that none of them dies. Written by "npm run build" and "npm run addresses"; commit it.';

/** The list that belongs to a manifest: site.addresses beside site.yaml. */
export function lockFileOf(manifestFile: string): string {
  return `${manifestFile.replace(/\.(?:ya?ml|json)$/i, '')}.addresses`;
}

/** The published paths; undefined where no list is kept. */
export function readLock(manifestFile: string): string[] | undefined {
  const file = lockFileOf(manifestFile);
  return existsSync(file) ? pathsOf(readFileSync(file, 'utf8')) : undefined;
}

/** Adds paths to the list. It never gets shorter. */
export function writeLock(manifestFile: string, paths: string[]): void {
  writeFileSync(lockFileOf(manifestFile), lockText([...(readLock(manifestFile) ?? []), ...paths]));
}

/** The text of a list. */
export function lockText(paths: string[]): string {
  return `${[HEAD, ...[...new Set(paths)].toSorted((a, b) => (a < b ? -1 : 1))].join('\n')}\n`;
}

/** Lines that are no path, such as those that a merge leaves behind, are passed over. */
function pathsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('/'));
}
