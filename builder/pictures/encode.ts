/** Writes a picture in every width and format that browsers ask for. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Sharp } from 'sharp';
import type { ImageSources } from '../../blocks/shared/pictures/Picture.tsx';
import { keyOf } from '../output/cache.ts';
import type { Cache } from '../output/cache.ts';
import { throwUnreadable } from './read-picture.ts';
import type { Picture } from './read-picture.ts';

const ENCODERS: Record<'avif' | 'webp', (picture: Sharp) => Sharp> = {
  // A higher effort takes five times as long and saves a tenth.
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
};

/** Writes a picture in every width and format. Returns the files as srcset texts. */
export async function encode(picture: Picture, widths: number[], out: string, cache: Cache): Promise<ImageSources> {
  const { file, bytes } = picture;
  const key = keyOf(import.meta.url, picture.key);
  mkdirSync(join(out, 'assets'), { recursive: true });
  const list = async (format: keyof typeof ENCODERS): Promise<string> => {
    const entries = widthsUpTo(picture.width, widths).map(async (width) => {
      const encoded = await cache.file(`${key}-${width}.${format}`, async () => {
        const { default: sharp } = await import('sharp');
        return ENCODERS[format](sharp(bytes).autoOrient().resize({ width })).toBuffer().catch(throwUnreadable(file));
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

function widthsUpTo(own: number, all: number[]): number[] {
  const widths = all.filter((width) => width < own);
  return own <= all.at(-1)! ? [...widths, own] : widths;
}

/** Returns a file's name as a srcset may hold it: no comma, no space. */
function stemOf(file: string): string {
  return parse(file).name.replace(/[^A-Za-z0-9-]+/g, '-');
}
