/** Makes the pages that are no routes. */
import { hash } from 'node:crypto';
import { posix } from 'node:path';
import { NOT_FOUND_FILE, REPLY_PAGE, WORKER_FILE } from '../../server/site-record.ts';
import { hashesOf } from '../bundle/inline.ts';
import type { SpecialPages } from '../output/build-cache.ts';
import type { BuildInput } from './build-input.ts';
import type { BuildContext } from './make-pages.ts';
import type { StagingFolder } from '../output/staging.ts';
import type { PageMaker, Setup } from './page-maker.ts';

/** Writes the not-found page, the reply page and the service worker, which shows a page of its own, or keeps them. */
export async function makeSpecialPages(
  { maker, siteHash }: BuildInput,
  setup: Setup,
  { code, output, cached }: BuildContext,
): Promise<SpecialPages> {
  const { fontSet, ownFonts, extraHead, logo, images, drawings, sizes, steps, announcement } = setup;
  const key = hash(
    'sha1',
    JSON.stringify([siteHash, fontSet, ownFonts, extraHead, logo, images, drawings, sizes, steps, announcement]),
  );
  if (cached?.special?.key === key && output.keep(cached.special.files)) return cached.special;
  await maker.setUp(setup);
  const { site } = maker.sitePart;
  const inline = putSpecialPages(maker, output);
  // Always there: browsers that have an older one must learn to remove it.
  const offlinePage = site.offline ? `var OFFLINE_PAGE=${JSON.stringify(maker.renderer.renderOffline())};\n` : '';
  output.put(WORKER_FILE, offlinePage + code.workers[site.offline ? 'keep-pages' : 'leave']);
  return { key, files: [...Object.keys(inline), WORKER_FILE], inline };
}

/** Writes the not-found page and the reply page into a folder of the site; returns what is inline in them. */
export function putSpecialPages(
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
