/** The files that a site has once, however many pages and shards it has. */
import { fileOf, ROBOTS_FILE } from '../../schema/addresses/own-addresses.ts';
import type { Form } from '../../schema/types.ts';
import { SITE_RECORD } from '../../server/site-record.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import { hostingFiles } from '../hosting/hosting.ts';
import type { StagingFolder } from '../output/staging.ts';
import type { BuildInput } from '../pages/build-input.ts';
import { recordOf } from './record.ts';
import { robotsTxt, sitemapFiles } from './sitemap.ts';

/** Writes sitemap and robots.txt. */
export function putSiteFiles({ maker, summaries }: BuildInput, output: StagingFolder): void {
  const { site } = maker.sitePart;
  const heads = summaries.map(({ head }) => head);
  for (const [file, text] of Object.entries(sitemapFiles(site, heads))) output.put(file, text);
  output.put(ROBOTS_FILE, robotsTxt(site));
}

/** Returns the record of a site, without what is inline in its pages. */
export function recordFor({ maker, summaries }: BuildInput, inputs: string): Omit<SiteRecord, 'inline'> {
  const { site, shared } = maker.sitePart;
  const blocks = summaries.flatMap((page) => [...page.forms, ...page.shows.map((name) => shared[name]!)]);
  const forms = [...new Set(blocks)].filter((block): block is Form => block.type === 'form');
  return recordOf({ site, forms, paths: summaries.map(({ head }) => head.path) }, inputs, fileOf);
}

/** Writes the record of a whole site, and the configuration of other hosts; `publicFolder` may hold lines of the author's own for them. */
export function putRecord(output: StagingFolder, record: SiteRecord, publicFolder: string): void {
  output.put(SITE_RECORD, JSON.stringify(record));
  for (const [file, text] of Object.entries(hostingFiles(record, publicFolder))) output.put(file, text);
}
