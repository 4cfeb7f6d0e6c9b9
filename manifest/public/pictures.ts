/**
 * Checks the pictures that pages show as the build will read them. To decode one takes long, so another process does it,
 * once for each picture: its results are kept, see picture-cache.ts.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPicture, isRemote } from '../resolve/images.ts';
import type { LinkUse } from '../resolve/links/page-links.ts';
import type { Finding } from '../problems/problem.ts';
import { FILE } from './picture-fault.ts';
import type { PictureFault } from './picture-fault.ts';
import { PictureCache, stampOf } from './picture-cache.ts';

/** A folder of files, and which there are. */
interface Files {
  folder: string;
  has(path: string): boolean;
}

/** Returns what is wrong with the pictures among the files that are shown; each once, where it is named first. */
export function checkPictures(files: Files, shown: readonly LinkUse[]): Finding[] {
  const pictures = picturesAmong(files, shown);
  if (pictures.size === 0) return [];
  const results = new PictureCache(files.folder);
  const unknown = results.lookUp([...pictures.keys()]);
  if (unknown.length > 0) results.keep(inspect(files.folder, unknown));
  return Array.from(pictures).flatMap(([path, pointer]) =>
    results.of(path).map(({ message, ...fault }) => {
      return { ...fault, message: message.replaceAll(FILE, () => path), pointer, mark: path, found: path };
    }),
  );
}

/** Returns a text that changes when one of the pictures does. */
export function pictureState(files: Files, shown: readonly LinkUse[]): string {
  const paths = [...picturesAmong(files, shown).keys()];
  return JSON.stringify(paths.map((path) => [path, stampOf(join(files.folder, path))]));
}

/** Returns the pictures of the folder that are shown, and where each is named first. */
function picturesAmong(files: Pick<Files, 'has'>, shown: readonly LinkUse[]): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const { path, pointer, isDownload } of shown)
    if (!isDownload && !pictures.has(path) && isPicture(path) && !isRemote(path) && files.has(path))
      pictures.set(path, pointer);
  return pictures;
}

const inspector = fileURLToPath(new URL('inspect.ts', import.meta.url));

/** Has pictures decoded. One that brings the process down is tried again by itself, so that the others are checked. */
function inspect(folder: string, paths: string[]): Map<string, PictureFault[]> {
  const results = new Map<string, PictureFault[]>();
  let atOnce = 4;
  for (let waiting = paths; waiting.length > 0; waiting = waiting.filter((path) => !results.has(path))) {
    const input = JSON.stringify({ folder, paths: waiting, atOnce });
    const { stdout } = spawnSync(process.execPath, [inspector], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
    const before = results.size;
    for (const line of (stdout ?? '').split('\n').slice(0, -1)) {
      const [path, faults] = JSON.parse(line) as [string, PictureFault[]];
      results.set(path, faults);
    }
    if (atOnce === 1 && results.size === before) results.set(waiting[0]!, [FATAL]);
    atOnce = 1;
  }
  return results;
}

const FATAL: PictureFault = {
  code: 'broken-picture',
  message: `The picture ${FILE} cannot be decoded.`,
  hint: 'Save it again, or take another one.',
};
