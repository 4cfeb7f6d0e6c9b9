/** Adds pictures of the changed pages, before and after, to a report. */
import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publicFolderOf } from '../../../manifest/check/manifest-file.ts';
import { SPECIAL_PAGES } from '../../../schema/values/tree.ts';
import { pictureFileName, NOT_FOUND } from '../../shots/plan.ts';
import type { ShotPlan } from '../../shots/plan.ts';
import { loadBrowserModule } from '../../cli/browser/load-browser-module.ts';
import { serveBuilt } from '../../cli/browser/serve-built.ts';
import { endProgress, progress } from '../../cli/terminal.ts';
import { markPair } from './marks.ts';
import { count } from '../report.ts';
import type { DiffReport } from '../report.ts';
import type { VersionSource } from '../versions/version.ts';

const WIDTHS = [360, 1440];
/** More would make a file that browsers open slowly. */
const MOST_PAGES = 12;

/** Takes the pictures of both versions and adds them to the report; `folder` is for temporary files. */
export async function addPictures(
  report: DiffReport,
  sources: [VersionSource, VersionSource],
  folder: string,
): Promise<void> {
  const paths = pathsOf(report);
  const plan: ShotPlan = { paths: paths.slice(0, MOST_PAGES), widths: WIDTHS, schemes: ['light'] };
  if (plan.paths.length === 0) return;
  const folders = [join(folder, 'pictures-before'), join(folder, 'pictures-after')] as const;
  const { takePictures } = await loadBrowserModule(() => import('../../shots/camera.ts'));
  const total = 2 * plan.paths.length * WIDTHS.length;
  let done = 0;
  const onPicture = () => progress(`Taking pictures: ${++done} of ${total}…`);
  for (const [index, out] of folders.entries()) {
    mkdirSync(out);
    // oxlint-disable-next-line no-await-in-loop -- two browsers at once are slower than one after the other
    await serveBuilt(copyOf(sources[index]!, `${out}-source`), (url) => takePictures({ plan, url, out, onPicture }));
  }
  for (const path of plan.paths) {
    for (const width of WIDTHS) {
      progress(`Comparing pictures of ${path}…`);
      const name = pictureFileName(path, width, 'light');
      // oxlint-disable-next-line no-await-in-loop -- each pair fills a good part of the memory
      const marked = await markPair([join(folders[0], name), join(folders[1], name)]);
      if (marked) report.pictures.push({ path, width, before: marked[0], after: marked[1] });
    }
  }
  endProgress();
  report.notes.push(...notesOf(report, plan.paths, paths.length));
}

/** Omits the list of published addresses: a build rejects a site that has lost one, a comparison shows it. */
function copyOf({ manifest }: VersionSource, folder: string): string {
  mkdirSync(folder);
  if (existsSync(publicFolderOf(manifest)))
    cpSync(publicFolderOf(manifest), join(folder, 'public'), { recursive: true });
  const copy = join(folder, basename(manifest));
  copyFileSync(manifest, copy);
  return copy;
}

/** The pages that changed by themselves first, then the others. */
function pathsOf({ sections, changedPages }: DiffReport): string[] {
  const own = sections.find(({ kind }) => kind === 'changed')?.entries.map(({ title }) => title) ?? [];
  const ordered = [
    ...changedPages.filter((key) => own.includes(key)),
    ...changedPages.filter((key) => !own.includes(key)),
  ];
  return ordered
    .map((key) => (key === SPECIAL_PAGES.notFound ? NOT_FOUND : key))
    .filter((path) => path.startsWith('/'));
}

function notesOf({ pictures }: DiffReport, taken: string[], all: number): string[] {
  const same = taken.filter((path) => !pictures.some((picture) => picture.path === path)).length;
  return [
    ...(all > taken.length ? [`Pictures were taken of ${taken.length} of the ${all} changed pages.`] : []),
    ...(same > 0
      ? [`${count(same, 'changed page looks', 'changed pages look')} the same as before, but for what is not visible.`]
      : []),
  ];
}
