/** Completes a site's images: their sizes, and smaller files of each in modern formats. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Sharp } from 'sharp';
import type { ImageSources, PreparedImage } from '../../blocks/shared/Picture.tsx';
import { imagesOf, isRemote } from '../../manifest/resolve/images.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { Cache, keyOf } from '../cache.ts';
import type { Folders } from './folders.ts';

/** Widths that screens ask for; a picture gets those up to its own. */
const WIDTHS = [400, 800, 1200, 1600];

const ENCODERS: Record<'avif' | 'webp', (picture: Sharp) => Sharp> = {
  // A higher effort takes five times as long and saves a tenth.
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
};

interface Picture {
  file: string;
  bytes: Uint8Array;
  /** From the bytes and the code of this module. */
  key: string;
  width: number;
  height: number;
}

/** Sets the width and height of every local image of a site: the dev server needs no more. */
export async function measureImages(site: object, publicFolder: string): Promise<void> {
  const uses = imagesOf(site).map(({ value }) => ({ file: String(value['file']), isShown: false }));
  completeImages(site, await prepareImages(uses, { publicFolder, out: '' }, new Cache()));
}

/** The sizes and sources of pictures, by their files. */
export type PreparedImages = Record<string, Pick<PreparedImage, 'width' | 'height' | 'sources'>>;

/** A picture on a page, or one of which only the size is needed: previews are used by other sites as they are. */
interface ImageUse {
  file: string;
  isShown: boolean;
}

/** Measures local pictures, and writes the sources of raster ones that are shown below `out`. */
export async function prepareImages(
  uses: ImageUse[],
  { publicFolder, out }: Folders,
  cache: Cache,
): Promise<PreparedImages> {
  const prepared: PreparedImages = {};
  const pictures = new Map<string, Picture>();
  for (const { file, isShown } of uses) {
    if (isRemote(file)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one picture keeps every core busy, and many would fill the memory
    const picture = pictures.get(file) ?? (await readPicture(join(publicFolder, file), cache));
    pictures.set(file, picture);
    prepared[file] ??= { width: picture.width, height: picture.height };
    if (!isShown || prepared[file].sources || file.toLowerCase().endsWith('.svg')) continue;
    // oxlint-disable-next-line no-await-in-loop
    prepared[file].sources = await encode(picture, out, cache);
  }
  return prepared;
}

/** Sets the sizes and sources of the images of a site, or of some of its pages. */
export function completeImages(site: object, prepared: PreparedImages): void {
  for (const { value, pointer } of imagesOf(site)) {
    const image = value as object as PreparedImage;
    const { sources, ...size } = prepared[image.file] ?? {};
    Object.assign(image, size, isShownAt(pointer) && sources ? { sources } : {});
  }
}

const isShownAt = (pointer: string) => !pointer.endsWith('/social/image');

/** Returns the pictures among the files that pages name, once for each way in which they are used. */
export function imageUses(files: { path: string; pointer: string }[]): ImageUse[] {
  const uses = new Map<string, ImageUse>();
  for (const { path: file, pointer } of files) {
    if (!pointer.endsWith('/file')) continue;
    const isShown = isShownAt(pointer.slice(0, -'/file'.length));
    uses.set(`${isShown} ${file}`, { file, isShown });
  }
  return [...uses.values()];
}

async function readPicture(file: string, cache: Cache): Promise<Picture> {
  const bytes = readFileSync(file);
  const key = keyOf(import.meta.url, bytes);
  const size = await cache.file(`${key}.json`, async () => JSON.stringify(await measure(file, bytes)));
  return { file, bytes, key, ...(JSON.parse(readFileSync(size, 'utf8')) as { width: number; height: number }) };
}

async function measure(file: string, bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp'); // loaded only where there is work for it
  return (await sharp(bytes).metadata().catch(refuse(file))).autoOrient;
}

/** The check has decoded every picture; one that was replaced since may be broken. */
function refuse(file: string): (error: Error) => never {
  return ({ message }) => {
    throw new UnreadableError(`Cannot read the picture ${file}: ${message}`);
  };
}

/** Writes a picture in every width and format. Returns the files as srcset texts. */
async function encode(picture: Picture, out: string, cache: Cache): Promise<ImageSources> {
  const { file, bytes, key } = picture;
  mkdirSync(join(out, 'assets'), { recursive: true });
  const list = async (format: keyof typeof ENCODERS): Promise<string> => {
    const entries = widthsOf(picture.width).map(async (width) => {
      const encoded = await cache.file(`${key}-${width}.${format}`, async () => {
        const { default: sharp } = await import('sharp');
        return ENCODERS[format](sharp(bytes).autoOrient().resize({ width })).toBuffer().catch(refuse(file));
      });
      const name = `${stemOf(file)}-${width}-${key.slice(0, 8)}.${format}`;
      copyFileSync(encoded, join(out, 'assets', name));
      return `/assets/${name} ${width}w`;
    });
    return (await Promise.all(entries)).join(', ');
  };
  const [avif, webp] = await Promise.all([list('avif'), list('webp')]);
  return { avif, webp };
}

function widthsOf(own: number): number[] {
  const widths = WIDTHS.filter((width) => width < own);
  return own <= WIDTHS.at(-1)! ? [...widths, own] : widths;
}

/** A file's name as it may stand in a srcset: no comma, no space. */
function stemOf(file: string): string {
  return parse(file).name.replace(/[^A-Za-z0-9-]+/g, '-');
}
