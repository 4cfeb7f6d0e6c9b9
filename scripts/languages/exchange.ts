/** Exports the texts that are not translated yet, and imports their translations. */
import { catalogKey } from '../../localize/catalog/entry.ts';
import { writeCatalog } from '../../localize/catalog/catalog.ts';
import { readCatalogFile } from '../../localize/languages.ts';
import { replaceFile } from '../cli/output/replace-file.ts';
import type { Language } from './source.ts';
import { updatedCatalog, writeLanguage } from './update.ts';

/** Writes the texts that are not translated, or not as they are now, into a file. Returns a sentence for the terminal. */
export function exportLanguage(language: Language, file: string): string {
  const catalog = updatedCatalog(language);
  const entries = catalog.entries.filter(({ text, isFuzzy }) => text === '' || isFuzzy);
  replaceFile(file, writeCatalog({ ...catalog, entries, obsolete: [] }));
  return `${file} has ${entries.length} ${entries.length === 1 ? 'text' : 'texts'} to translate into ${language.tag}.`;
}

/** Takes over the translations of a file that are not marked as stale. Returns sentences for the terminal. Throws UnreadableError. */
export function importLanguage(language: Language, file: string): string {
  const given = readCatalogFile(file, language.tag).catalog;
  const translated = new Map(
    given.entries.filter(({ text, isFuzzy }) => text !== '' && !isFuzzy).map((entry) => [catalogKey(entry), entry]),
  );
  const catalog = updatedCatalog(language);
  let taken = 0;
  const entries = catalog.entries.map((entry) => {
    const { text, notes } = translated.get(catalogKey(entry)) ?? {};
    translated.delete(catalogKey(entry));
    if (text === undefined || (text === entry.text && !entry.isFuzzy)) return entry;
    taken++;
    const { previous: _previous, ...kept } = entry;
    return { ...kept, text, isFuzzy: false, ...(notes ? { notes } : {}) };
  });
  writeLanguage(language, { ...catalog, entries });
  const unknown =
    translated.size === 0
      ? ''
      : ` The site does not have the texts of ${translated.size} ${translated.size === 1 ? 'other' : 'others'}.`;
  return `${taken} ${taken === 1 ? 'translation' : 'translations'} taken over from ${file}.${unknown}`;
}
