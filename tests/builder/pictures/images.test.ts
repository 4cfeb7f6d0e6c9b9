/** Pictures of the public folder: what the build makes of them, and which it refuses. */
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { atlasOf } from '../../../builder/assets/atlas.ts';
import { createRenderer } from '../../../builder/bundle/server-entry.ts';
import { checkFile } from '../../../manifest/manifest.ts';
import { make, photo, writeSite } from './picture-site.ts';
import type { Made } from './picture-site.ts';

const boat = { file: '/my, boat.png', alt: 'A boat' };
const names = (made: Made) => [...made.files.keys()].filter((path) => /\.(?:avif|webp)$/.test(path));

describe('a raster picture', () => {
  let manifest: string;
  let original: Uint8Array;
  let made: Made;
  beforeAll(async () => {
    original = await photo(1300, 650).png().toBuffer();
    manifest = writeSite([boat], { 'my, boat.png': original });
    made = await make(manifest);
  });

  test('becomes AVIF and WebP in fitting sizes, never larger than it is', async () => {
    const sizes = await Promise.all(
      names(made).map(async (path) => {
        const { width, height, format, compression } = await sharp(made.files.get(path)).metadata();
        return `${format}${compression ? ` ${compression}` : ''} ${width} × ${height}`;
      }),
    );
    const expected = ['400 × 200', '800 × 400', '1200 × 600', '1300 × 650'];
    expect(sizes.toSorted()).toEqual(
      [...expected.map((size) => `heif av1 ${size}`), ...expected.map((size) => `webp ${size}`)].toSorted(),
    );
  });

  test('weighs less in every size and format than the original', () => {
    for (const path of names(made)) expect(made.files.get(path)!.length, path).toBeLessThan(original.length);
  });

  test('is shown with its sources, its size and without haste', () => {
    const renderer = createRenderer({
      site: made.site,
      breadcrumbRoutes: made.site.routes,
      styles: {},
      atlas: atlasOf(made.site),
      drawings: {},
      extraHead: '',
      scripts: [],
    });
    const html = renderer.renderRoute(made.site.routes[0]!).html;
    const [picture] = /<picture>.*?<\/picture>/s.exec(html)!;
    expect(picture).toMatch(/<source type="image\/avif" srcset="[^"]+ 400w, [^"]+ 1300w" sizes="auto, [^"]+"/i);
    expect(picture).toMatch(/<img [^>]*srcset="[^"]+\.webp 400w, /i);
    for (const part of ['src="/my, boat.png"', 'alt="A boat"', 'width="1300"', 'height="650"'])
      expect(picture).toContain(part);
    expect(picture).toMatch(/loading="lazy".*decoding="async"/);
    const listed = [...picture.matchAll(/(\/assets\/\S+) \d+w/g)].map(([, path]) => path!);
    expect(listed.toSorted()).toEqual(names(made).toSorted());
  });

  test('is encoded once: a second build finds everything done', async () => {
    expect(made.cache.made).toBeGreaterThan(8);
    const again = await make(manifest, made.cache.folder);
    expect(again.cache.made).toBe(0);
    expect(again.files).toEqual(made.files);
  });

  test('comes out the same on another day, to the byte', async () => {
    const again = await make(manifest);
    expect(again.cache.made).toBe(made.cache.made);
    expect(again.files).toEqual(made.files);
  });

  test('gets new names when it changes', async () => {
    const other = await make(writeSite([boat], { 'my, boat.png': await photo(1300, 651).png().toBuffer() }));
    expect(names(other).filter((name) => names(made).includes(name))).toEqual([]);
  });
});

test('a photograph taken sideways is upright', async () => {
  const sideways = await photo(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { images, files } = await make(writeSite([{ file: '/a.jpg', alt: '' }], { 'a.jpg': sideways }));
  expect(images[0]).toMatchObject({ width: 200, height: 300 });
  const [, webp] = [...files].find(([path]) => path.endsWith('.webp'))!;
  expect(await sharp(webp).metadata()).toMatchObject({ width: 200, height: 300 });
});

test('a photograph in the colours of print has those of screens', async () => {
  const red = { create: { width: 700, height: 20, channels: 3, background: '#c03020' } } as const;
  const print = await sharp(red).toColourspace('cmyk').jpeg().toBuffer();
  expect(await sharp(print).metadata()).toMatchObject({ space: 'cmyk' });
  const { files } = await make(writeSite([{ file: '/a.jpg', alt: '' }], { 'a.jpg': print }));
  const [, webp] = [...files].find(([path]) => path.endsWith('.webp'))!;
  expect(await sharp(webp).metadata()).toMatchObject({ space: 'srgb' });
  const [r = 0, g = 0, b = 0] = await sharp(webp).raw().toBuffer();
  expect(Math.abs(r - 0xc0) + Math.abs(g - 0x30) + Math.abs(b - 0x20)).toBeLessThan(60);
});

describe('a picture that is too small for its place', () => {
  const small = (block: Record<string, unknown>, theme = {}) => {
    const isHero = block['type'] === 'hero';
    const blocks = [isHero ? block : { type: 'hero', heading: 'Boats' }, ...(isHero ? [] : [block])];
    const meta = { title: 'Boats | Heron', description: 'Boats.' };
    const routes = [{ path: '/', name: 'Home', meta, blocks }];
    const { problems } = checkFile(writeSite([], { 'a.jpg': jpg }, { routes, theme }));
    return problems.flatMap(({ code, message }) => (code === 'small-picture' ? message : []));
  };
  const image = { file: '/a.jpg', alt: 'A boat' };
  let jpg: Buffer;
  beforeAll(async () => {
    jpg = await photo(320, 200).jpeg().toBuffer();
  });

  test('is named with its pixels and how wide it is shown', () => {
    expect(small({ type: 'pictures', items: [image] })).toEqual([
      'The picture /a.jpg is 320 × 200 px, and shown up to 1,240 px wide.',
    ]);
  });

  const hero = { type: 'hero', heading: 'Boats', image };

  test('is judged by the look of the site, and only where it is clearly too small', () => {
    expect(small(hero, { look: 'civic', hero: 'behind' })).toHaveLength(1);
    expect(small(hero, { look: 'civic', hero: 'arch' })).toEqual([]);
    expect(small({ type: 'cards', heading: 'Boats', items: [{ title: 'Boat', image }, { title: 'Other' }] })).toEqual(
      [],
    );
  });
});

test('an SVG stays as it is, with the size it says', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path d="M0 0h9v9z"/></svg>';
  const made = await make(writeSite([{ file: '/a.svg', alt: '' }], { 'a.svg': svg }));
  expect(made.images[0]).toEqual({ file: '/a.svg', alt: '', width: 640, height: 480 });
  expect(names(made)).toEqual([]);
});

test('a picture of a host that the site names stays as it is', async () => {
  const image = { file: 'https://images.example/a.jpg', alt: '', width: 20, height: 10 };
  const made = await make(writeSite([image], {}, { imageHosts: ['images.example'] }));
  expect(made.images[0]).toEqual(image);
  expect(names(made)).toEqual([]);
});
