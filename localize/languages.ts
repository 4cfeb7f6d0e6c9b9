/** Finds and reads the files of translations, which are beside the manifest. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBytes, shownName } from '../manifest/check/manifest-file.ts';
import { CatalogError, readCatalog } from './catalog/catalog.ts';
import type { Catalog } from './catalog/entry.ts';

/** Returns the path of the translations of a language, beside the manifest. */
export function catalogFileOf(manifestFile: string, tag: string): string {
  return join(languagesFolderOf(manifestFile), `${tag}.po`);
}

/** Returns the folder of the translations and the glossary, beside the manifest. */
export const languagesFolderOf = (manifestFile: string): string => join(dirname(manifestFile), 'languages');

/** A file of translations. */
export interface CatalogFile {
  /** Its name in messages. */
  file: string;
  text: string;
  catalog: Catalog;
  language: string;
}

/** Reads the translations of a language; undefined where there are none. Throws UnreadableError where they cannot be read. */
export function readLanguage(manifestFile: string, language: string): CatalogFile | undefined {
  const file = catalogFileOf(manifestFile, language);
  return existsSync(file) ? readCatalogFile(file, language) : undefined;
}

/** Reads a file of translations. Throws UnreadableError. */
export function readCatalogFile(path: string, language: string): CatalogFile {
  const text = decode(path).replaceAll('\r\n', '\n');
  return { file: shownName(path), text, catalog: readCatalog(text, shownName(path)), language };
}

function decode(path: string): string {
  const bytes = readBytes(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const fault = { start: 0, end: 0, message: 'This file is not UTF-8 text.', hint: 'Save it as UTF-8.' };
    throw new CatalogError(shownName(path), new TextDecoder().decode(bytes), fault);
  }
}
