/** Gives the pages of a served site their dictionaries, one for each language. */
import { basePathOf } from '../../../schema/addresses/base-path.ts';
import { languageOf } from '../../site-record.ts';
import type { SiteRecord } from '../../site-record.ts';
import type { BuiltFile } from '../files.ts';
import { dictionaryOf } from './dictionary.ts';

/** Sets the dictionary of every page that has one, and adds the dictionaries to the files of the site. */
export function addDictionaries(
  files: Map<string, BuiltFile>,
  record: Pick<SiteRecord, 'pages' | 'languages' | 'url'>,
): void {
  const paths = Object.keys(record.pages);
  for (const language of ['', ...Object.keys(record.languages ?? {})]) {
    const own = paths.filter((path) => languageOf(record, path) === language);
    const pages = own.flatMap((path) => files.get(`/${record.pages[path]!}`) ?? []);
    const folder = language === '' ? '' : `/${language}`;
    const dictionary = dictionaryOf(pages, `${basePathOf(record.url)}${folder}/*`);
    if (!dictionary) continue;
    files.set(dictionary.file.path, dictionary.file);
    for (const page of pages) page.dictionary = dictionary;
  }
}
