/** Brings the translations of a language up to date with the manifest. */
import { existsSync } from 'node:fs';
import { writeCatalog } from '../../localize/catalog/catalog.ts';
import type { Catalog } from '../../localize/catalog/entry.ts';
import { updateCatalog } from '../../localize/catalog/update.ts';
import { catalogFileOf, readLanguage } from '../../localize/languages.ts';
import { textsOf } from '../../localize/texts/texts.ts';
import { replaceFile } from '../cli/output/replace-file.ts';
import { readBytes } from '../../manifest/check/manifest-file.ts';
import type { Language } from './source.ts';

/** Updates the file of a language, or makes it. A file that would not change is not written. */
export function updateLanguage(language: Language): Catalog {
  const catalog = updatedCatalog(language);
  writeLanguage(language, catalog);
  return catalog;
}

/** Returns the translations of a language as they would be after an update. */
export function updatedCatalog({ manifest, source, tag }: Language): Catalog {
  const old = readLanguage(manifest, tag)?.catalog ?? emptyCatalog(source['brand'], tag);
  return updateCatalog(old, textsOf(source));
}

/** Writes the file of a language, unless it holds just these bytes. */
export function writeLanguage({ manifest, tag }: Language, catalog: Catalog): void {
  const file = catalogFileOf(manifest, tag);
  const bytes = writeCatalog(catalog);
  if (existsSync(file) && Buffer.compare(readBytes(file), bytes) === 0) return;
  replaceFile(file, bytes);
}

/** Returns a catalog with the headers that gettext's own programs ask for. */
export function emptyCatalog(brand: unknown, tag: string): Catalog {
  const name = String((brand as { name?: unknown } | undefined)?.name ?? '');
  const headers = {
    'Project-Id-Version': name,
    'PO-Revision-Date': '',
    'Last-Translator': '',
    'Language-Team': '',
    Language: tag.replaceAll('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return { headers, entries: [], obsolete: [] };
}
