/** Gives the pages of a served site their dictionaries, one for each language. */
import { DICTIONARY_TIMING } from '../../../schema/addresses/layout-ids.ts';
import { basePathOf } from '../../../schema/addresses/base-path.ts';
import { languageOf } from '../../site-record.ts';
import type { SiteRecord } from '../../site-record.ts';
import type { BuiltFile } from '../files.ts';
import { dictionaryOf } from './dictionary.ts';

/** Sets the dictionary of every page that has one, and adds the dictionaries to the files of the site. */
export function addDictionaries(
  files: Map<string, BuiltFile>,
  record: Pick<SiteRecord, 'pages' | 'languages' | 'url'>,
): Map<string, BuiltFile> {
  const basePath = basePathOf(record.url);
  const paths = Object.keys(record.pages);
  for (const language of ['', ...Object.keys(record.languages ?? {})]) {
    const own = paths.filter((path) => languageOf(record, path) === language);
    const pages = own.flatMap((path) => files.get(`/${record.pages[path]!}`) ?? []);
    const folder = `${basePath}${language && `/${language}`}`;
    // The home page of a folder has its address without a slash.
    const dictionary = dictionaryOf(pages, folder === '' ? '/*' : `${folder}{/*}?`);
    if (!dictionary) continue;
    files.set(dictionary.file.path, dictionary.file);
    // The script of a page reads this header. By a Link header a browser loads it before the first paint, at times.
    const headers = { 'server-timing': `${DICTIONARY_TIMING};desc="${basePath}${dictionary.file.path}"` };
    for (const page of pages) Object.assign(page, { dictionary, headers });
  }
  return files;
}
