import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalog, writeCatalog } from '../../../localize/catalog/catalog.ts';
import { runCommand } from '../commands.ts';

/** Writes the translations of a site into a language; without `words`, each is "De " and the text. */
export function translate(
  manifest: string,
  tag: string,
  words: (id: string, references: string[]) => string = (id) => `De ${id}`,
): void {
  runCommand('languages', manifest);
  const file = join(dirname(manifest), 'languages', `${tag}.po`);
  const catalog = readCatalog(readFileSync(file, 'utf8'), file);
  const entries = catalog.entries.map((entry) => ({ ...entry, text: words(entry.id, entry.references) }));
  writeFileSync(file, writeCatalog({ ...catalog, entries }));
}
