/** Makes the pages that are not routes. */
import { hash } from 'node:crypto';
import { posix } from 'node:path';
import { NOT_FOUND_FILE, WORKER_FILE } from '../../schema/addresses/own-addresses.ts';
import { REPLY_PAGE } from '../../server/site-record.ts';
import type { Code } from '../bundle/code.ts';
import { hashesOf } from '../bundle/inline.ts';
import type { SpecialPages } from '../output/cached-build.ts';
import type { BuildInput } from './checked-input.ts';
import type { BuildContext } from './pool/build-context.ts';
import type { StagingFolder } from '../output/staging.ts';
import type { PageMaker } from './page-maker.ts';
import type { RenderSetup } from './pool/page-job.ts';

/** Writes the not-found page and the reply page, or keeps them; also renders the page for visitors without a network. */
export async function makeSpecialPages(
  { maker, siteHash }: BuildInput,
  setup: RenderSetup,
  { output, cached, translation }: BuildContext,
): Promise<SpecialPages> {
  const { fontSet, ownFonts, extraHead, logo, images, drawings, sizes, breadcrumbRoutes, announcement } = setup;
  const key = hash(
    'sha1',
    JSON.stringify([
      siteHash,
      fontSet,
      ownFonts,
      extraHead,
      logo,
      images,
      drawings,
      sizes,
      breadcrumbRoutes,
      announcement,
    ]),
  );
  if (cached?.special?.key === key && output.keep(cached.special.files)) return cached.special;
  await maker.setUp(setup);
  const inline = putSpecialPages(maker, output, translation);
  return { key, files: Object.keys(inline), inline, offline: offlinePageOf(maker) };
}

/** Returns the HTML of the page for visitors without a network; empty for a site without. The maker is set up. */
function offlinePageOf({ sitePart, renderer }: PageMaker): string {
  return sitePart.site.offline ? renderer.renderOffline() : '';
}

/** Writes the service worker, which answers with the offline page of each language; undefined for a site without. */
export function putWorker(output: StagingFolder, { workers }: Code, pages: Record<string, string> | undefined): void {
  // Always there: browsers that have an older one must learn to remove it.
  const text = pages ? `var OFFLINE_PAGES=${JSON.stringify(pages)};\n${workers['keep-pages']}` : workers.unregister;
  output.put(WORKER_FILE, text);
}

/** Writes the not-found page and the reply page into a folder of the site; returns what is inline in them. */
function putSpecialPages(
  { sitePart: { site }, renderer }: PageMaker,
  output: StagingFolder,
  folder = '',
): SpecialPages['inline'] {
  const pages = { [NOT_FOUND_FILE]: site.notFound, ...(site.answerPage && { [REPLY_PAGE]: site.answerPage }) };
  const inline: SpecialPages['inline'] = {};
  for (const [name, page] of Object.entries(pages)) {
    const file = posix.join(folder, name);
    const rendered = renderer.renderSpecial(page);
    inline[file] = hashesOf(rendered);
    output.put(file, rendered.html);
  }
  return inline;
}
