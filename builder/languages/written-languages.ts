/** Combines what a build has written in the other languages of a site. */
import type { SiteRecord } from '../../server/site-record.ts';
import type { RouteHead } from '../../manifest/incremental/route-head.ts';
import type { SearchPage } from '../../blocks/search/engine/search-page.ts';
import type { LanguageCache, SpecialPages } from '../output/cached-build.ts';
import { withoutLanguage } from '../../schema/addresses/language-links.ts';
import type { ShardRecord } from '../shards/shard-record.ts';

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

/** Returns the page for visitors without a network in each language, by the folder of its pages; '' is the site's own. */
export function offlinePages({ offline }: SpecialPages, written: WrittenLanguage[]): Record<string, string> {
  return { '': offline, ...Object.fromEntries(written.map(({ tag, built }) => [tag, built.special!.offline])) };
}

/** The languages that a site lists, and the addresses that it had in an earlier build. */
interface PublishedLanguages {
  tags: string[];
  published: string[];
}

/** Adds the pages, the redirects and the words of other languages to the record of a site. */
export function withLanguages(
  record: Omit<SiteRecord, 'inline'>,
  written: WrittenLanguage[],
  before: PublishedLanguages,
): Omit<SiteRecord, 'inline'> {
  if (before.tags.length === 0) return record;
  const languages = written.map(
    ({ record: { language, name, phone, answers, endpoints } }) =>
      [language, { name, phone, answers, endpoints }] as const,
  );
  const pages = Object.assign({}, record.pages, ...written.map((one) => one.record.pages)) as SiteRecord['pages'];
  const redirects = Object.assign({}, record.redirects, ...written.map((one) => one.record.redirects)) as SiteRecord['redirects']; // prettier-ignore
  return {
    ...record,
    redirects: { ...fromUntranslated(before, pages, redirects), ...redirects },
    pages,
    ...(written.length > 0 && { languages: Object.fromEntries(languages) }),
  };
}

/** Returns where the addresses of pages lead that are not in a language any more: to the same page in the site's own. */
function fromUntranslated(
  { tags, published }: PublishedLanguages,
  pages: SiteRecord['pages'],
  redirects: SiteRecord['redirects'],
): SiteRecord['redirects'] {
  return Object.fromEntries(
    published.flatMap((address) => {
      const path = Object.hasOwn(pages, address) ? undefined : withoutLanguage(address, tags);
      if (path === undefined) return [];
      const to = Object.hasOwn(pages, path) ? path : redirects[path];
      return to === undefined ? [] : [[address, to]];
    }),
  );
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
