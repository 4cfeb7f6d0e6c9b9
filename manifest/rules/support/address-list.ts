/** Reads and writes the list of every path that a site ever published: a text file next to the manifest, one path a line. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const HEAD =
  '# Every address this site has published, kept so that none of them dies. Written by "npx waybill build" and "npx waybill addresses"; commit it.';

/** Returns the list's file of a manifest: site.addresses for site.yaml. */
export function addressListFile(manifestFile: string): string {
  return `${manifestFile.replace(/\.(?:ya?ml|json)$/i, '')}.addresses`;
}

/** Returns the published paths; undefined where the site has no list. */
export function readAddressList(manifestFile: string): string[] | undefined {
  const file = addressListFile(manifestFile);
  return existsSync(file) ? pathsOf(readFileSync(file, 'utf8')) : undefined;
}

/** Adds paths to the list. It never gets shorter. */
export function writeAddressList(manifestFile: string, paths: string[]): void {
  writeFileSync(addressListFile(manifestFile), addressListText([...(readAddressList(manifestFile) ?? []), ...paths]));
}

/** Returns the text of a list, sorted. */
export function addressListText(paths: string[]): string {
  return `${[HEAD, ...[...new Set(paths)].toSorted((a, b) => (a < b ? -1 : 1))].join('\n')}\n`;
}

/** Returns the paths of a list's text. Lines that are not a path, such as the marks of a merge, are skipped. */
function pathsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('/'));
}
