/** Makes the pages of a build, or keeps those of the last one. */
import { hash } from 'node:crypto';
import { picturesOf } from './listed/listed-page.ts';
import { alternatesOf } from '../../schema/addresses/language-links.ts';
import { fileOf } from '../../schema/addresses/own-addresses.ts';
import type { InlineHashes } from '../../server/site-record.ts';
import type { BuiltPage } from '../output/cached-build.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { parentTextsOf } from './breadcrumb-routes.ts';
import type { BuildInput } from './checked-input.ts';
import type { PageJob, RenderSetup } from './pool/page-job.ts';
import type { BuildContext } from './pool/build-context.ts';

/** Makes the pages of a range, or keeps them. Returns all of them in the order of the manifest, and how many were made. */
export async function makePages(
  { pool, spans, summaries, checked, siteHash, spanHashes, listing }: BuildInput,
  previews: Pictures['previews'],
  setup: RenderSetup,
  { output, cached, range, reporter }: BuildContext,
): Promise<{ pages: BuiltPage[]; made: number }> {
  const { images, sizes, fontSet, ownFonts, extraHead, logo, drawings, announcement } = setup;
  const breadcrumbRoutes = new Map(setup.breadcrumbRoutes.map((one) => [one.path, one]));
  const common = hash('sha1', JSON.stringify([siteHash, fontSet, ownFonts, extraHead, logo, drawings, announcement]));
  const old = new Map(cached?.pages.map((page) => [page.file, page]));
  const pages: BuiltPage[] = [];
  const jobs: PageJob[] = [];
  for (let index = range.start; index < range.end; index++) {
    const [summary, spanHash] = [summaries[index]!, spanHashes[index]!];
    const preview = previews[summary.head.path];
    const own = summary.files.map(({ path, isDownload }) => (isDownload ? sizes[path] : images[path]));
    for (const lists of [listing.of(summary), ...listing.madeBy(summary)]) {
      const file = fileOf(lists?.made?.path ?? summary.head.path);
      const pictures = [...own, ...picturesOf(lists).map((picture) => images[picture])];
      const alternates = setup.languages && alternatesOf(setup.languages, summary.head.path);
      const inputs = [
        common,
        spanHash,
        parentTextsOf(summary, breadcrumbRoutes),
        pictures,
        preview,
        lists,
        ...(alternates ? [alternates] : []),
      ];
      const key = hash('sha1', JSON.stringify(inputs), 'base64');
      const before = output.isUnchanged(file) ? old.get(file) : undefined;
      const page: BuiltPage = { spanHash, summary, key, file, htmlHash: '', inline: { styles: [], scripts: [] } };
      if (lists?.made) page.isFurtherPage = true;
      if (before?.key === key) {
        const { htmlHash, inline, texts } = before;
        pages.push({ ...page, htmlHash, inline, ...(texts ? { texts } : {}) });
        output.keep([file]);
      } else {
        const route = checked.get(index)?.route;
        const unchanged = before?.htmlHash;
        jobs.push({ index: pages.length, span: spans[index]!, route, file, listing: lists, preview, unchanged });
        pages.push(page);
      }
    }
  }
  const known = new Map<string, InlineHashes>(); // pages of the same blocks have the same
  let made = 0;
  await pool.make(setup, jobs, (some) => {
    for (const { index, inline, ...result } of some) {
      const page = Object.assign(pages[index]!, result);
      const hashes = JSON.stringify(inline);
      page.inline = known.get(hashes) ?? inline;
      known.set(hashes, page.inline);
      if (output.isUnchanged(page.file) && old.get(page.file)?.htmlHash === page.htmlHash) output.keep([page.file]);
    }
    made += some.length;
    reporter.progress(`Making page ${made} of ${jobs.length}…`);
  });
  return { pages, made };
}
