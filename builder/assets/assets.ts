/** What a site has besides its pages: the public folder, the code's own files, pictures. */
import { hash } from 'node:crypto';
import { constants, copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { progress } from '../../scripts/cli/terminal.ts';
import type { Code } from '../bundle/code.ts';
import { filesIn } from '../../server/files/list-files.ts';
import { ASSETS } from '../../schema/addresses/own-addresses.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import type { BuildCache, Assets } from '../output/build-cache.ts';
import { stampOf } from '../output/staging.ts';
import type { StagingFolder } from '../output/staging.ts';
import type { BuildInput } from '../pages/build-input.ts';
import type { RouteRange } from '../shards/shard.ts';
import { makePictures } from '../pictures/pictures.ts';

interface Surroundings {
  code: Code;
  publicFolder: string;
  output: StagingFolder;
  known: BuildCache | undefined;
  part: RouteRange;
}

/** Puts all that into the draft, the pictures for the pages of a part; nothing where it is as it was. */
export async function makeAssets(
  { maker, facts, publicFiles }: BuildInput,
  surroundings: Surroundings,
): Promise<Assets> {
  const { code, publicFolder, output, part } = surroundings;
  const known = surroundings.known?.assets;
  const { site, links: notes } = maker.frame;
  const own = facts.slice(part.start, part.end);
  const pages = own.map(({ head }) => head);
  const files = [...notes.files, ...own.flatMap((one) => one.files)];
  const drawn = pages.map(({ path, meta: { title, social } }) => [path, title, social]);
  const uses = [...new Set(files.map(({ path, pointer }) => `${path} ${pointer.endsWith('/social/image/file')}`))];
  const inputs = [
    code.hash,
    stampsOf(publicFolder, publicFiles),
    site.brand,
    site.language,
    site.previews,
    drawn,
    uses,
  ];
  const key = hash('sha1', JSON.stringify(inputs));
  if (known?.key === key && output.keep(known.files)) return known;
  progress('Making pictures…');
  if (part.isLast) {
    copyFiles(publicFolder, publicFiles, output.draft);
    copyFiles(code.assets, filesIn(code.assets), join(output.draft, ASSETS));
  }
  const kept = new Set<string>();
  const keep = (file: string) => output.keep([file]) && Boolean(kept.add(file));
  const pictures = await makePictures({ site, pages, files }, { publicFolder, out: output.draft, keep });
  return { key, pictures, files: [...output.takeDrafted(), ...kept] };
}

/** Copies some files of a folder, such as those that the check has found in the public one, and nothing else that is there. */
function copyFiles(folder: string, files: Iterable<string>, to: string): void {
  const folders = new Set(Array.from(files, (file) => dirname(join(to, file))));
  for (const each of folders) mkdirSync(each, { recursive: true });
  for (const file of files) copyFileSync(join(folder, file), join(to, file), constants.COPYFILE_FICLONE);
}

/** Every file of a folder with its size and its time. */
function stampsOf(folder: string, files: PublicFiles): [string, number, number][] {
  return [...files].toSorted().map((file) => [file, ...stampOf(join(folder, file))]);
}
