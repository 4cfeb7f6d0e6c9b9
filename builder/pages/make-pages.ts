/** Makes the pages that are not as they were built last. */
import { hash } from 'node:crypto';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { BreadcrumbStep } from '../../renderer/server.tsx';
import { progress } from '../../scripts/cli/terminal.ts';
import type { Code } from '../bundle/code.ts';
import type { BuiltPage, BuildCache } from '../output/build-cache.ts';
import type { StagingFolder } from '../output/staging.ts';
import type { RouteRange } from '../shards/shard.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { fileOf } from './file-of.ts';
import type { BuildInput } from './build-input.ts';
import type { PageJob } from './page-maker.ts';
import { stepsOf } from './crumbs.ts';

interface Surroundings {
  code: Code;
  output: StagingFolder;
  known: BuildCache | undefined;
  part: RouteRange;
}

/** Makes pages of a part, or keeps them; gives all of it in the order of the manifest, and how many were made. */
export async function makePages(
  { crew, pieces, facts, examined, frame, sources }: BuildInput,
  { images, previews, extraHead, logo }: Pictures,
  { code, output, known, part }: Surroundings,
): Promise<{ pages: BuiltPage[]; made: number }> {
  const steps = parentsAmong(facts);
  const setup = { code: code.hash, draft: output.draft, extraHead, logo, images, steps: [...steps.values()] };
  const common = hash('sha1', JSON.stringify([frame, extraHead, logo]));
  const old = new Map(known?.pages.map((page) => [page.file, page]));
  const pages: BuiltPage[] = [];
  const jobs: PageJob[] = [];
  for (let index = part.start; index < part.end; index++) {
    const one = facts[index]!;
    const { path } = one.head;
    const file = fileOf(path);
    const preview = previews[path];
    const pictures = one.files.map((use) => images[use.path]);
    const key = hash(
      'sha1',
      JSON.stringify([common, sources[index], trailOf(one, steps), pictures, preview]),
      'base64',
    );
    const before = old.get(file);
    const isStanding = before !== undefined && output.stands(file);
    pages.push({ source: sources[index]!, facts: one, key, file, htmlHash: '', inline: { styles: [], scripts: [] } });
    if (isStanding && before.key === key) {
      Object.assign(pages.at(-1)!, { html: before.htmlHash, inline: before.inline });
      output.keep([file]);
    } else {
      jobs.push({
        index,
        piece: pieces[index]!,
        route: examined.get(index)?.route,
        file,
        ...(preview ? { preview } : {}),
        ...(isStanding ? { standing: before.htmlHash } : {}),
      });
    }
  }
  const made = await crew.make(setup, jobs, (done) => progress(`Making page ${done} of ${jobs.length}…`));
  for (const { index, html, inline } of made) {
    const page = pages[index - part.start]!;
    if (output.stands(page.file) && old.get(page.file)?.htmlHash === html) output.keep([page.file]);
    Object.assign(page, { html, inline });
  }
  return { pages, made: made.length };
}

/** The pages that are a step on the way to others, by their paths. */
function parentsAmong(facts: PageSummary[]): Map<string, BreadcrumbStep> {
  const parents = new Set(facts.map(({ head }) => head.parent));
  const heads = facts.map(({ head }) => head).filter(({ path }) => parents.has(path));
  return new Map(stepsOf(heads).map((step) => [step.path, step]));
}

/** The names on the way up, which a page shows. */
function trailOf({ head }: PageSummary, steps: ReadonlyMap<string, BreadcrumbStep>): string[] {
  const trail: string[] = [];
  for (let step = steps.get(head.parent ?? ''); step; step = steps.get(step.parent ?? ''))
    trail.push(step.path, step.name);
  return trail;
}
