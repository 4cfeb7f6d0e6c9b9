/** Writes the pages of a site in another language, beside those in its own. */
import type { SiteRecord } from '../../server/site-record.ts';
import type { LanguageSet } from '../../schema/addresses/language-links.ts';
import { makeAssets } from '../assets/assets.ts';
import { putSearchFile } from '../assets/search/search-file.ts';
import { feedFilesOf, headsOf, recordFor } from '../assets/site-files.ts';
import type { RouteHead } from '../../manifest/incremental/page-summary.ts';
import type { SearchPage } from '../../blocks/search/engine/texts.ts';
import type { LanguageCache, SpecialPages } from '../output/build-cache.ts';
import { rangeAmong } from '../shards/shard.ts';
import type { ShardRecord } from '../shards/shard-record.ts';
import type { Shard } from '../shards/shard.ts';
import { makePages, setupFor } from '../pages/make-pages.ts';
import { makeSpecialPages } from '../pages/special-pages.ts';
import type { BuildContext } from '../pages/make-pages.ts';
import type { BuildInput } from '../pages/build-input.ts';
import { languageSet } from './read-languages.ts';
import type { LanguageInput } from './read-languages.ts';

/** The files that a build has made in another language. */
export interface WrittenLanguage {
  tag: string;
  inline: SiteRecord['inline'];
  /** What search knows of its pages; undefined without a search. */
  texts: SearchPage[] | undefined;
  heads: RouteHead[];
  record: Omit<SiteRecord, 'inline'>;
  /** How many pages were made, not kept from an earlier build. */
  made: number;
  /** What the next build needs. */
  built: LanguageCache;
}

/** Writes the pages of a language, or those of a shard; with the last, its not-found page and its feeds as well. */
async function writeLanguage(
  { tag, input }: LanguageInput,
  languages: LanguageSet,
  { shard, ...context }: LanguageContext,
): Promise<WrittenLanguage> {
  const cached = context.cached?.languages[tag];
  const own = {
    ...context,
    translation: tag,
    cached: cached && { ...context.cached!, ...cached },
    range: rangeAmong(input.summaries.length, shard),
  };
  const assets = await makeAssets(input, own);
  const setup = { ...setupFor(input, assets, own), languages };
  const { pages, made } = await makePages(input, assets.pictures.previews, setup, own);
  await input.pool.close();
  const special = own.range.isLast ? await makeSpecialPages(input, setup, own) : undefined;
  const inline = { ...Object.fromEntries(pages.map((page) => [page.file, page.inline])), ...special?.inline };
  const texts = input.maker.sitePart.site.search && pages.flatMap((page) => page.texts ?? []);
  if (texts && !shard) putSearchFile(own.output, texts, tag);
  if (own.range.isLast) for (const [path, text] of Object.entries(feedFilesOf(input))) own.output.put(path, text);
  const { siteHash, held } = input;
  const built = { siteHash, held, pages, assets, special };
  return { tag, inline, texts, heads: headsOf(input), record: recordFor(input, ''), made, built };
}

/** What languages are built with; `shard` is undefined for the whole site. */
type LanguageContext = BuildContext & { shard: Shard | undefined };

/** Writes the pages of all other languages, one language after the other: each has all threads to itself. */
export async function writeLanguages(
  own: BuildInput,
  languages: LanguageInput[],
  context: LanguageContext,
): Promise<WrittenLanguage[]> {
  const written: WrittenLanguage[] = [];
  for (const language of languages)
    // oxlint-disable-next-line no-await-in-loop -- see above
    written.push(await writeLanguage(language, languageSet(own, languages, language.tag)!, context));
  return written;
}

/** Returns the page for visitors without a network in each language, by the folder of its pages; '' is the site's own. */
export function offlinePages({ offline }: SpecialPages, written: WrittenLanguage[]): Record<string, string> {
  return { '': offline, ...Object.fromEntries(written.map(({ tag, built }) => [tag, built.special!.offline])) };
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

/** Returns what the next build needs of each language. */
export function builtLanguages(written: WrittenLanguage[]): Record<string, LanguageCache> {
  return Object.fromEntries(written.map(({ tag, built }) => [tag, built]));
}

/** Returns what the merge of shards needs of each language. */
export function shardOfLanguages(written: WrittenLanguage[]): ShardRecord['languages'] {
  return Object.fromEntries(written.map(({ tag, inline, texts }) => [tag, { inline, ...(texts && { texts }) }]));
}

/** Returns how many pages there are in other languages, and how many of them were made. */
export function countsOf(written: WrittenLanguage[]): { pages: number; made: number } {
  const sumOf = (countIn: (language: WrittenLanguage) => number) =>
    written.reduce((sum, language) => sum + countIn(language), 0);
  return { pages: sumOf(({ built }) => built.pages.length), made: sumOf(({ made }) => made) };
}
