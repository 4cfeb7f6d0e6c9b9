/**
 * Checks the pictures that pages show as the build will read them. To decode one takes long, so another process does it,
 * once for each picture: its results are kept, see picture-cache.ts.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pointer } from '../../schema/values/pointer.ts';
import { drawingName } from '../resolve/drawings.ts';
import { isPicture, isRemote } from '../resolve/images.ts';
import type { LinkUse } from '../resolve/links/page-links.ts';
import type { Finding } from '../problems/problem.ts';
import { FATAL, FILE } from './picture-fault.ts';
import type { CheckedPicture, Decoded, PictureFault, PictureCheck } from './picture-fault.ts';
import { smallFault } from './shown-width.ts';
import { stampOf } from './file-stamp.ts';
import { PictureCache } from './picture-cache.ts';

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
  const unknown = results.lookUp([...pictures.values()]);
  if (unknown.length > 0) results.keep(inspect(files.folder, unknown));
  return Array.from(pictures.values()).flatMap((picture) => {
    const { path, pointer, widest } = picture;
    const { faults, size } = results.of(picture);
    const small = size && widest && smallFault(...size, widest.shown);
    const locate = ({ message, ...fault }: PictureFault, at: Pointer): Finding => {
      return { ...fault, message: message.replaceAll(FILE, () => path), pointer: at, mark: path, found: path };
    };
    return [...faults.map((fault) => locate(fault, pointer)), ...(small ? [locate(small, widest.pointer)] : [])];
  });
}

/** Returns a text that changes when one of the pictures does. */
export function pictureState(files: Files, shown: readonly LinkUse[]): string {
  const paths = [...picturesAmong(files, shown).keys()];
  return JSON.stringify(paths.map((path) => [path, stampOf(join(files.folder, path))]));
}

/** A picture and where it is named first. */
interface ShownPicture extends CheckedPicture {
  pointer: Pointer;
  /** The use in which it is shown widest, where that is known. */
  widest?: { pointer: Pointer; shown: number };
}

/** Returns the pictures of the folder that are shown, by their paths. */
function picturesAmong(files: Pick<Files, 'has'>, shown: readonly LinkUse[]): Map<string, ShownPicture> {
  const pictures = new Map<string, ShownPicture>();
  const named = new Set(shown.map(({ pointer }) => pointer));
  for (const { path, pointer, isDownload, isIcon, shown: width } of shown) {
    if (isDownload || !isPicture(path) || isRemote(path) || !files.has(path)) continue;
    const before = pictures.get(path);
    const logo = checksOfLogo(pointer, named);
    const isWidest = width !== undefined && width > (before?.widest?.shown ?? 0);
    const widest = isWidest ? { pointer, shown: width } : before?.widest;
    if (before && logo.length === 0) {
      if (widest) before.widest = widest;
      continue;
    }
    const drawing: PictureCheck[] = !/\.svg$/i.test(path) ? [] : isIcon || drawingName(path) !== undefined ? ['inline'] : ['svg']; // prettier-ignore
    pictures.set(path, {
      path,
      pointer: before?.pointer ?? pointer,
      checks: [...drawing, ...logo],
      ...(widest ? { widest } : {}),
    });
  }
  return pictures;
}

/** Returns how a picture at a pointer is checked as a logo, by what else is named. */
function checksOfLogo(pointer: Pointer, named: ReadonlySet<Pointer>): PictureCheck[] {
  if (pointer === '/brand/icon') return ['logo', 'icons'];
  if (pointer === '/brand/logoDark') return ['logo'];
  if (pointer !== '/brand/logo') return [];
  const alone: PictureCheck[] = named.has('/brand/logoDark') ? [] : ['logo-alone'];
  return ['logo', ...alone, ...(named.has('/brand/icon') ? [] : (['icons'] as const))];
}

const inspector = fileURLToPath(new URL('inspect.ts', import.meta.url));

/** Has pictures decoded. One that brings the process down is tried again by itself, so that the others are checked. */
function inspect(folder: string, pictures: CheckedPicture[]): Map<CheckedPicture, Decoded> {
  const results = new Map<CheckedPicture, Decoded>();
  let concurrency = 4;
  for (let waiting = pictures; waiting.length > 0; waiting = waiting.filter((one) => !results.has(one))) {
    const input = JSON.stringify({ folder, pictures: waiting, concurrency });
    const { stdout } = spawnSync(process.execPath, [inspector], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
    const before = results.size;
    for (const line of (stdout ?? '').split('\n').slice(0, -1)) {
      const [index, decoded] = JSON.parse(line) as [number, Decoded];
      results.set(waiting[index]!, decoded);
    }
    if (concurrency === 1 && results.size === before) results.set(waiting[0]!, { faults: [FATAL] });
    concurrency = 1;
  }
  return results;
}
