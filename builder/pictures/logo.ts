/** Prepares the logo for the bar of every page: its size, and files as dense as screens are. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { hash } from 'node:crypto';
import { extname, join } from 'node:path';
import type { Sharp } from 'sharp';
import { LOGO_HEIGHT } from '../../renderer/layout/logo-picture.ts';
import type { LogoPicture, PreparedLogo } from '../../renderer/layout/logo-picture.ts';
import type { SiteWithoutRoutes } from '../../schema/types.ts';
import { Cache, keyOf } from '../output/cache.ts';
import type { Folders } from './folders.ts';
import { readPicture, throwUnreadable } from './read-picture.ts';
import type { Picture } from './read-picture.ts';

const DENSITIES = [1, 2, 3];

/** Returns the logo with the addresses of its files, which are written below `out`. */
export async function prepareLogo(
  site: Pick<SiteWithoutRoutes, 'brand'>,
  { publicFolder, out }: Folders,
  cache: Cache,
): Promise<PreparedLogo | undefined> {
  mkdirSync(join(out, 'assets'), { recursive: true });
  return withVariant(site, async (path) => {
    const picture = await readPicture(join(publicFolder, path), cache);
    return isDrawing(path) ? copyDrawing(picture, out) : scale(picture, out, cache);
  });
}

/** Returns the logo with its own files and their size: the dev server needs no more. */
export async function measureLogo(
  site: Pick<SiteWithoutRoutes, 'brand'>,
  publicFolder: string,
): Promise<PreparedLogo | undefined> {
  const cache = new Cache();
  return withVariant(site, async (path) => ({
    src: path,
    ...shownSize(await readPicture(join(publicFolder, path), cache)),
  }));
}

async function withVariant(
  { brand: { logo, logoDark } }: Pick<SiteWithoutRoutes, 'brand'>,
  prepare: (path: string) => Promise<LogoPicture>,
): Promise<PreparedLogo | undefined> {
  if (logo === undefined) return undefined;
  const [light, dark] = await Promise.all([prepare(logo), logoDark === undefined ? undefined : prepare(logoDark)]);
  return { ...light, ...(dark ? { dark } : {}) };
}

const isDrawing = (path: string) => extname(path).toLowerCase() === '.svg';

/**
 * Copies a drawing to an address that names its content. Browsers cache what is under such an address permanently, so a
 * page that opens without a network has its logo.
 */
function copyDrawing(picture: Picture, out: string): LogoPicture {
  const src = `/assets/logo-${hash('sha256', picture.bytes).slice(0, 12)}.svg`;
  copyFileSync(picture.file, join(out, src));
  return { src, ...shownSize(picture) };
}

/** Writes a picture at each density that it has the pixels for. */
async function scale(picture: Picture, out: string, cache: Cache): Promise<LogoPicture> {
  const { file, bytes } = picture;
  const key = keyOf(import.meta.url, bytes);
  const { width, height } = shownSize(picture);
  const densities = DENSITIES.filter((density) => density === 1 || picture.height >= density * height);
  const entries = densities.map(async (density) => {
    const encoded = await cache.file(`${key}-logo-${density}.webp`, async () => {
      const { default: sharp } = await import('sharp');
      const options = {
        width: width * density,
        height: height * density,
        fit: 'contain',
        background: '#0000',
      } as const;
      return encode(sharp(bytes).autoOrient().resize(options), file).toBuffer().catch(throwUnreadable(file));
    });
    const address = `/assets/logo-${key.slice(0, 12)}-${density}x.webp`;
    copyFileSync(encoded, join(out, address));
    return { address, density };
  });
  const files = await Promise.all(entries);
  const srcSet = files.map(({ address, density }) => `${address} ${density}x`).join(', ');
  return { src: files[0]!.address, ...(files.length > 1 ? { srcSet } : {}), width, height };
}

/** Encodes a picture as WebP: a photograph is compressed as one; flat colours keep their edges. */
function encode(picture: Sharp, file: string): Sharp {
  return /\.jpe?g$/i.test(file) ? picture.webp({ quality: 88 }) : picture.webp({ nearLossless: true, quality: 60 });
}

/** Returns the size in the bar: what is nearly square is made one. */
function shownSize({ width, height }: Pick<Picture, 'width' | 'height'>): { width: number; height: number } {
  const ratio = width / height;
  const isSquare = ratio > 0.8 && ratio < 1.25;
  return { width: isSquare ? LOGO_HEIGHT : Math.max(1, Math.round(LOGO_HEIGHT * ratio)), height: LOGO_HEIGHT };
}
