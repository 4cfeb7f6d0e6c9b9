/** Writes the pages of a site in another language, beside those in its own. */
import type { SiteRecord } from '../../server/site-record.ts';
import type { LanguageSet } from '../../schema/addresses/language-links.ts';
import { makeAssets } from '../assets/assets.ts';
import { putSearchFile } from '../assets/search/search-file.ts';
import { feedFilesOf, headsOf, recordFor } from '../assets/site-files.ts';
import type { RouteHead } from '../../manifest/incremental/page-summary.ts';
import type { SpecialPages } from '../output/build-cache.ts';
import { makePages, setupFor } from '../pages/make-pages.ts';
import { offlinePageOf, putSpecialPages } from '../pages/special-pages.ts';
import type { BuildContext } from '../pages/make-pages.ts';
import type { BuildInput } from '../pages/build-input.ts';
import { languageSet } from './read-languages.ts';
import type { LanguageInput } from './read-languages.ts';

/** The files that a build has made in another language. */
export interface WrittenLanguage {
  pages: number;
  inline: SiteRecord['inline'];
  /** The HTML of its page for visitors without a network; empty where the site keeps none. */
  offline: string;
  heads: RouteHead[];
  record: Omit<SiteRecord, 'inline'>;
}

/** Writes the pages of a language, its not-found page, its search texts and its feeds. */
async function writeLanguage(
  { tag, input }: LanguageInput,
  languages: LanguageSet,
  context: BuildContext,
): Promise<WrittenLanguage> {
  const own = {
    ...context,
    translation: tag,
    cached: undefined,
    range: { start: 0, end: input.summaries.length, isLast: true },
  };
  const assets = await makeAssets(input, own);
  const setup = { ...setupFor(input, assets, own), languages };
  const { pages } = await makePages(input, assets.pictures.previews, setup, own);
  await input.pool.close();
  await input.maker.setUp(setup);
  const inline: SiteRecord['inline'] = {
    ...Object.fromEntries(pages.map((page) => [page.file, page.inline])),
    ...putSpecialPages(input.maker, own.output, tag),
  };
  if (input.maker.sitePart.site.search)
    putSearchFile(
      own.output,
      pages.flatMap(({ texts }) => texts ?? []),
      tag,
    );
  for (const [path, text] of Object.entries(feedFilesOf(input))) own.output.put(path, text);
  return {
    pages: pages.length,
    inline,
    offline: offlinePageOf(input.maker),
    heads: headsOf(input),
    record: recordFor(input, ''),
  };
}

/** Writes the pages of all other languages, one language after the other: each has all threads to itself. */
export async function writeLanguages(
  own: BuildInput,
  languages: LanguageInput[],
  context: BuildContext,
): Promise<WrittenLanguage[]> {
  const written: WrittenLanguage[] = [];
  for (const language of languages)
    // oxlint-disable-next-line no-await-in-loop -- see above
    written.push(await writeLanguage(language, languageSet(own, languages, language.tag)!, context));
  return written;
}

/** Returns the page for visitors without a network in each language, by the folder of its pages; '' is the site's own. */
export function offlinePages({ offline }: SpecialPages, written: WrittenLanguage[]): Record<string, string> {
  return { '': offline, ...Object.fromEntries(written.map((one) => [one.record.language, one.offline])) };
}

/** Adds the pages and the words of other languages to the record of a site. */
export function withLanguages(
  record: Omit<SiteRecord, 'inline'>,
  written: WrittenLanguage[],
): Omit<SiteRecord, 'inline'> {
  if (written.length === 0) return record;
  const languages = written.map(
    ({ record: { language, name, phone, answers, endpoints } }) =>
      [language, { name, phone, answers, endpoints }] as const,
  );
  return {
    ...record,
    pages: Object.assign({}, record.pages, ...written.map((one) => one.record.pages)) as SiteRecord['pages'],
    languages: Object.fromEntries(languages),
  };
}
