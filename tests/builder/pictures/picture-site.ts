/** A small site with pictures, in a folder of its own, and what a build makes of them. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll } from 'vitest';
import { Cache } from '../../../builder/output/cache.ts';
import { completeImages } from '../../../builder/pictures/images.ts';
import { makePictures } from '../../../builder/pictures/pictures.ts';
import { imagesOf } from '../../../manifest/resolve/images.ts';
import { loadManifest } from '../../../manifest/manifest.ts';
import type { PreparedLogo } from '../../../renderer/layout/logo-picture.ts';
import type { Image, Site } from '../../../schema/types.ts';

const root = mkdtempSync(join(tmpdir(), 'waybill-pictures-'));
afterAll(() => rmSync(root, { recursive: true }));
const newFolder = () => mkdtempSync(join(root, 'folder-'));

export const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="10" fill="#134b8f"/></svg>';

/** A picture that compresses like a photograph, not like a flat area. */
export function photo(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index++)
    pixels[index] = 128 + 100 * Math.sin(index / 97) * Math.cos(index / 3001);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Writes a manifest whose home page shows some images, with its public folder; gives the manifest's path. */
export function writeSite(images: object[], files: Record<string, Uint8Array | string>, more: object = {}): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'public'));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, 'public', name), bytes);
  const meta = { title: 'Boats | Heron', description: 'Boats.' };
  const hero = { type: 'hero', heading: 'Boats' };
  const features = images.map((image) => ({ type: 'feature', heading: 'Boat', text: 'A boat.', image }));
  const manifest = {
    brand: { name: 'Heron' },
    url: 'https://heron.example',
    language: 'en',
    navigation: { items: [{ label: 'Home', to: '/' }] },
    footer: { columns: [{ heading: 'Pages', links: [{ label: 'Home', to: '/' }] }], copyright: '© Heron' },
    notFound: { meta, blocks: [hero] },
    routes: [{ path: '/', name: 'Home', meta, blocks: [hero, ...features] }],
    ...more,
  };
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(manifest));
  return file;
}

export interface Made {
  site: Site;
  /** The images of the home page's features, completed. */
  images: Image[];
  /** The head tags of its icons. */
  head: string;
  logo: PreparedLogo | undefined;
  /** What was written, by path. */
  files: Map<string, Buffer>;
  cache: Cache;
}

/** Makes the pictures of a site; with a cache of an earlier making, or an empty one. */
export async function make(manifest: string, cacheFolder?: string): Promise<Made> {
  const { site, publicFolder } = loadManifest(manifest);
  const out = newFolder();
  const cache = new Cache(cacheFolder ?? newFolder());
  const files = imagesOf(site).map(({ value, pointer, isBackdrop }) => ({
    path: String(value['file']),
    pointer: `${pointer}/file`,
    ...(isBackdrop ? { backdrop: String(value['focus'] ?? '') } : {}),
  }));
  const made = await makePictures({ site, pages: site.routes, files, styles: {} }, { publicFolder, out }, cache);
  completeImages(site, made.images);
  for (const { path, meta } of site.routes) meta.social = { image: made.previews[path]!, ...meta.social };
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const written = new Map(paths.map((path) => [path.slice(out.length), readFileSync(path)]));
  const images = site.routes[0]!.blocks.flatMap((block) => (block.type === 'feature' && block.image) || []);
  return { site, images, head: made.extraHead, logo: made.logo, files: written, cache };
}
