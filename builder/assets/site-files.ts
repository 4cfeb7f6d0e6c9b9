/** What a site has once, in however many shards it is built. */
import { ROBOTS_FILE } from '../../schema/addresses/own-addresses.ts';
import type { Form } from '../../schema/types.ts';
import { REPLY_PAGE, NOT_FOUND_FILE, SITE_RECORD, WORKER_FILE } from '../../server/site-record.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import type { Code } from '../bundle/code.ts';
import { hostingFiles } from '../hosting/hosting.ts';
import { hashesOf } from '../bundle/inline.ts';
import type { StagingFolder } from '../output/staging.ts';
import { fileOf } from '../pages/file-of.ts';
import type { BuildInput } from '../pages/build-input.ts';
import { recordOf } from './record.ts';
import { robotsTxt, sitemapFiles } from './sitemap.ts';

/** Puts the pages that are no routes, the worker and what search engines ask for. Gives what stands inline in those pages. */
export function putSiteFiles({ maker, facts }: BuildInput, code: Code, output: StagingFolder): SiteRecord['inline'] {
  const { site } = maker.frame;
  const inline: SiteRecord['inline'] = {};
  const specials = {
    [NOT_FOUND_FILE]: site.notFound,
    ...(site.answerPage ? { [REPLY_PAGE]: site.answerPage } : {}),
  };
  for (const [file, page] of Object.entries(specials)) {
    const rendered = maker.renderSpecial(page);
    inline[file] = hashesOf(rendered.inline);
    output.put(file, rendered.html);
  }
  // Always there: browsers that have an older one must learn that it is to go.
  const offlinePage = site.offline ? `var OFFLINE_PAGE=${JSON.stringify(maker.renderOffline())};\n` : '';
  output.put(WORKER_FILE, offlinePage + code.workers[site.offline ? 'keep-pages' : 'leave']);
  const heads = facts.map(({ head }) => head);
  for (const [file, text] of Object.entries(sitemapFiles(site, heads))) output.put(file, text);
  output.put(ROBOTS_FILE, robotsTxt(site));
  return inline;
}

/** The record of a site, but for what stands in its pages. */
export function recordFor({ maker, facts }: BuildInput, inputs: string): Omit<SiteRecord, 'inline'> {
  const { site, shared } = maker.frame;
  const blocks = facts.flatMap((page) => [...page.forms, ...page.shows.map((name) => shared[name]!)]);
  const forms = [...new Set(blocks)].filter((block): block is Form => block.type === 'form');
  return recordOf({ site, forms, paths: facts.map(({ head }) => head.path) }, inputs, fileOf);
}

/** Puts a whole site's record, and what other hosts need to know of it; lines of the author's own are in `ownLines`. */
export function putRecord(output: StagingFolder, record: SiteRecord, ownLines: string): void {
  output.put(SITE_RECORD, JSON.stringify(record));
  for (const [file, text] of Object.entries(hostingFiles(record, ownLines))) output.put(file, text);
}
