/** The files that a site has once, however many pages and shards it has. */
import { hash } from 'node:crypto';
import { CARD_FILE, fileOf, ROBOTS_FILE } from '../../schema/addresses/own-addresses.ts';
import type { Form } from '../../schema/types.ts';
import { SITE_RECORD } from '../../server/site-record.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import { hostingFiles, readOwnLines } from '../hosting/hosting.ts';
import type { Listing } from '../../manifest/incremental/lists/listing.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { RouteHead } from '../../manifest/incremental/route-head.ts';
import type { HostFiles } from '../output/cached-build.ts';
import type { StagingFolder } from '../output/staging.ts';
import type { BuildInput } from '../pages/checked-input.ts';
import type { PageMaker } from '../pages/page-maker.ts';
import { contactCard } from './contact-card.ts';
import { feedFiles } from './feeds.ts';
import { redirectPages } from './redirect-pages.ts';
import { recordOf } from './record/record.ts';
import { robotsTxt, sitemapFiles } from './sitemap.ts';

/** Writes sitemap, feeds, robots.txt and the contact card; `others` are the heads of pages in other languages. */
export function putSiteFiles(input: BuildInput, output: StagingFolder, others: RouteHead[]): void {
  const { site } = input.maker.sitePart;
  const files = { ...sitemapFiles(site, [...headsOf(input), ...others]), ...feedsOf(input) };
  for (const [file, text] of Object.entries(files)) output.put(file, text);
  output.put(ROBOTS_FILE, robotsTxt(site));
  if (site.contactCard) output.put(CARD_FILE, contactCard(site));
}

/** Returns the heads of all pages, those that lists make among them. */
export function headsOf({ summaries, listing }: BuildInput): RouteHead[] {
  return summaries.flatMap((page) => [page.head, ...madeHeads(page, listing)]);
}

/** Returns the feeds of collections, which each language has: texts by their files. */
export function feedsOf({ maker, summaries, listing }: BuildInput): Record<string, string> {
  const heads = summaries.map(({ head }) => head);
  return feedFiles(maker.sitePart.site, heads, listing);
}

/** Returns the heads of the pages that the list of a page makes, as far as a sitemap needs them. */
function madeHeads(page: PageSummary, listing: Listing): RouteHead[] {
  const { canonical: _elsewhere, modified: _day, data: _data, ...meta } = page.head.meta;
  const { date: _date, ...head } = page.head;
  return listing.madeBy(page).map(({ made }) => ({ ...head, path: made!.path, meta }));
}

/** Returns the path of a page, and those of the pages that its list makes. */
function pathsWithMade(page: PageSummary, listing: Listing): string[] {
  return [page.head.path, ...listing.madeBy(page).map(({ made }) => made!.path)];
}

/** Returns the record of a site, without what is inline in its pages. */
export function recordFor(
  { maker, summaries, listing }: Pick<BuildInput, 'summaries' | 'listing'> & { maker: Pick<PageMaker, 'sitePart'> },
  inputs: string,
): Omit<SiteRecord, 'inline'> {
  const { site, shared } = maker.sitePart;
  const blocks = summaries.flatMap((page) => [...page.forms, ...page.shows.map((name) => shared[name]!)]);
  const forms = [...new Set(blocks)].filter((block): block is Form => block.type === 'form');
  return recordOf({ site, forms, paths: summaries.flatMap((page) => pathsWithMade(page, listing)) }, inputs, fileOf);
}

/** Writes the record of a whole site, and the files for other hosts, unless those of an earlier build would be the same. */
export function putRecord(
  output: StagingFolder,
  record: SiteRecord,
  { publicFolder, code, before }: { publicFolder: string; code: string; before?: HostFiles | undefined },
): HostFiles {
  output.put(SITE_RECORD, JSON.stringify(record));
  const { inputs: _eachEditHasOthers, ...served } = record;
  const key = hash('sha1', JSON.stringify([code, served, readOwnLines(publicFolder)]));
  if (before?.key === key && output.keep(before.files)) return before;
  const files = { ...redirectPages(record), ...hostingFiles(record, publicFolder) };
  for (const [file, text] of Object.entries(files)) output.put(file, text);
  return { key, files: Object.keys(files) };
}
