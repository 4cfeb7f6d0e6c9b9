/** The languages of a site, and the files of their translations. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tree } from '../schema/values/tree.ts';
import { readCatalog } from './catalog/catalog.ts';
import type { Catalog } from './catalog/catalog.ts';

/** Returns the tags of the languages that a site is translated into; its own may be among those that the manifest lists. */
export function languagesOf({ language, languages }: Tree): string[] {
  if (!Array.isArray(languages)) return [];
  return languages.filter((tag): tag is string => typeof tag === 'string' && tag !== language);
}

/** Returns the path of the translations of a language, beside the manifest. */
export function catalogFileOf(manifestFile: string, tag: string): string {
  return join(dirname(manifestFile), 'languages', `${tag}.po`);
}

/** Reads the translations of a language; undefined where there are none. Throws UnreadableError where they cannot be read. */
export function readLanguage(manifestFile: string, tag: string): { text: string; catalog: Catalog } | undefined {
  const file = catalogFileOf(manifestFile, tag);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  return { text, catalog: readCatalog(text, file) };
}
