import { hash } from 'node:crypto';
import { picturesOf } from './listed-page.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { BreadcrumbStep } from '../../renderer/server.tsx';
import { alternatesOf } from '../../schema/addresses/language-links.ts';
import { fileOf } from '../../schema/addresses/own-addresses.ts';
import type { Code } from '../bundle/code.ts';
import type { Assets, BuiltPage, BuildCache } from '../output/build-cache.ts';
import type { StagingFolder } from '../output/staging.ts';
import type { BuildReporter } from '../report/reporter.ts';
import type { RouteRange } from '../shards/shard.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { resolveTheme } from '../../theme/theme.ts';
import { announcementOn } from '../assets/announcement.ts';
import { breadcrumbSteps } from './breadcrumb-steps.ts';
import type { BuildInput } from './build-input.ts';
import type { PageJob, Setup } from './page-maker.ts';

/** What pages and assets are built with. */
export interface BuildContext {
  code: Code;
  publicFolder: string;
  output: StagingFolder;
  cached: BuildCache | undefined;
  /** The routes to build. */
  range: RouteRange;
  reporter: BuildReporter;
  /** The language of a translation, whose pages are below its name. */
  translation?: string;
}

/** Returns what a build uses for all pages. */
export function setupFor(
  { fontSet, summaries, maker }: BuildInput,
  { pictures, ownFonts }: Assets,
  { code, output }: BuildContext,
): Setup {
  const { images, drawings, sizes, extraHead, logo } = pictures;
  const { theme, collections } = maker.sitePart.site;
  const lists = Object.values(collections).map(({ page }) => page);
  const steps = breadcrumbSteps(parentsAmong(summaries, lists));
  return {
    code: code.hash,
    folder: output.staging,
    fontSet,
    ownFonts,
    extraHead,
    logo,
    images,
    drawings,
    sizes,
    announcement: announcementOn(maker.sitePart.site),
    steps,
    // Read when there is a page to make: a build where nothing has changed solves no colours.
    get palette() {
      return resolveTheme(theme).palette;
    },
  };
}

/** Makes the pages of a range, or keeps them. Returns all of them in the order of the manifest, and how many were made. */
export async function makePages(
  { pool, spans, summaries, checked, siteHash, spanHashes, listing }: BuildInput,
  previews: Pictures['previews'],
  setup: Setup,
  { output, cached, range, reporter }: BuildContext,
): Promise<{ pages: BuiltPage[]; made: number }> {
  const { images, sizes, fontSet, ownFonts, extraHead, logo, drawings, announcement } = setup;
  const steps = new Map(setup.steps.map((step) => [step.path, step]));
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
        trailOf(summary, steps),
        pictures,
        preview,
        lists,
        ...(alternates ? [alternates] : []),
      ];
      const key = hash('sha1', JSON.stringify(inputs), 'base64');
      const before = output.isUnchanged(file) ? old.get(file) : undefined;
      const page: BuiltPage = { spanHash, summary, key, file, htmlHash: '', inline: { styles: [], scripts: [] } };
      if (lists?.made) page.isMade = true;
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
  const made = await pool.make(setup, jobs, (done) => reporter.progress(`Making page ${done} of ${jobs.length}…`));
  for (const { index, ...result } of made) {
    const page = Object.assign(pages[index]!, result);
    if (output.isUnchanged(page.file) && old.get(page.file)?.htmlHash === page.htmlHash) output.keep([page.file]);
  }
  return { pages, made: made.length };
}

/** Returns the heads of the pages that are a step in the trails of others. */
function parentsAmong(summaries: PageSummary[], lists: string[]): PageSummary['head'][] {
  const parents = new Set([...summaries.map(({ head }) => head.parent), ...lists]);
  return summaries.map(({ head }) => head).filter(({ path }) => parents.has(path));
}

/** Returns the paths and names of a page's parents, which it shows. */
function trailOf({ head }: PageSummary, steps: ReadonlyMap<string, BreadcrumbStep>): string[] {
  const trail: string[] = [];
  for (let step = steps.get(head.parent ?? ''); step; step = steps.get(step.parent ?? ''))
    trail.push(step.path, step.name);
  return trail;
}
