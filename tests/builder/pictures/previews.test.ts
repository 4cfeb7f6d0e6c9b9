/** What a shared link shows, and the icons of a site. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { splitTitle } from '../../../builder/pictures/previews/previews.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { fileOf } from '../../../schema/addresses/own-addresses.ts';
import { decodeEntities, readHtml } from '../../blocks/html.ts';
import { site } from '../../support/sites/manifest.ts';
import { LOGO, make, photo, writeSite } from './picture-site.ts';

const read = (file: string) => readFileSync(join(inject('site'), file));
const tagsOf = (html: string) => readHtml(html).elements.map(({ attributes }) => Object.fromEntries(attributes));

describe('the preview of every page', () => {
  const pages = site.routes.map(({ path, meta }) => {
    const tags = tagsOf(read(fileOf(path)).toString());
    const property = (name: string) => tags.find((tag) => tag['property'] === name)?.['content'];
    return { path, meta, tags, property, file: property('og:image')?.replace(site.url, '') };
  });

  test('is there, 1200 × 630 and at most 60 KB', async () => {
    expect(pages).toHaveLength(41);
    for (const { path, file } of pages) {
      const bytes = read(file!);
      expect.soft(bytes.length, path).toBeLessThanOrEqual(60 * 1024);
      expect.soft(await sharp(bytes).metadata(), path).toMatchObject({ format: 'png', width: 1200, height: 630 });
    }
  });

  test('differs from every other', () => {
    expect(new Set(pages.map(({ file }) => read(file!).toString('base64')))).toHaveProperty('size', pages.length);
  });

  test('is named in the head with its size and in words', () => {
    for (const { path, meta, tags, property } of pages) {
      expect.soft(property('og:image:width'), path).toBe('1200');
      expect.soft(property('og:image:height'), path).toBe('630');
      expect.soft(property('og:image:alt'), path).toBe(decodeEntities(meta.social?.title ?? meta.title));
      expect
        .soft(
          tags.find(({ name }) => name === 'twitter:card'),
          path,
        )
        .toMatchObject({ content: 'summary_large_image' });
    }
  });
});

const previewsIn = (files: Map<string, Buffer>) =>
  [...files].flatMap(([path, bytes]) => (path.includes('/previews/') ? [bytes] : []));

describe('a preview', () => {
  const previewOf = async (title: string) => {
    const made = await make(writeSite([], {}, withMeta({ title })));
    return [...made.files].find(([path]) => path.includes('/previews/'))?.[1];
  };
  const withMeta = (meta: object) => ({
    routes: [
      {
        path: '/',
        name: 'Home',
        meta: { description: 'Boats.', ...meta },
        blocks: [{ type: 'hero', heading: 'Boats' }],
      },
    ],
  });

  test('is drawn the same twice, to the byte', async () => {
    const once = await previewOf('Boats & “sails”: Müller’s guide <1>');
    expect(once!.length).toBeGreaterThan(1000);
    expect(once!.equals((await previewOf('Boats & “sails”: Müller’s guide <1>'))!)).toBe(true);
  });

  test('of a very long title keeps its size', async () => {
    const bytes = await previewOf('A title that does not end '.repeat(7));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('differs with the look and with the seed', async () => {
    const themes = [{}, { look: 'inn' }, { look: 'inn', seed: '#0b5d3b' }, { look: 'chart' }];
    const made = await Promise.all(themes.map((theme) => make(writeSite([], {}, { theme }))));
    const pictures = made.flatMap(({ files }) => previewsIn(files).map((bytes) => bytes.toString('base64')));
    expect(pictures).toHaveLength(themes.length);
    expect(new Set(pictures).size).toBe(themes.length);
  });

  test('has no words where the font lacks characters of the title', async () => {
    const wordless = (await previewOf('हवाई एम्बुलेंस'))!;
    expect(await sharp(wordless).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(wordless.equals((await previewOf('नाव'))!)).toBe(true);
    expect(wordless.equals((await previewOf('Boats'))!)).toBe(false);
  });

  test('gives way to the page’s own picture', async () => {
    const image = { file: '/own.png', alt: 'Own' };
    const own = await photo(600, 315).png().toBuffer();
    const made = await make(writeSite([], { 'own.png': own }, withMeta({ title: 'Boats', social: { image } })));
    expect(made.site.routes[0]!.meta.social!.image).toEqual({ ...image, width: 600, height: 315 });
    expect(previewsIn(made.files)).toEqual([]);
  });

  test('is left out where the site wants none', async () => {
    const made = await make(writeSite([], {}, { previews: false }));
    expect(previewsIn(made.files)).toEqual([]);
    expect(made.site.routes[0]!.meta.social?.image).toBeUndefined();
  });

  test('does not repeat the site’s name, and sets what follows a colon apart', () => {
    expect(splitTitle('Boats | Heron', 'Heron')).toEqual({ title: 'Boats', subtitle: '' });
    expect(splitTitle('Heron', 'Heron')).toEqual({ title: 'Heron', subtitle: '' });
    expect(splitTitle('Boats – old: and new', 'Heron')).toEqual({ title: 'Boats – old', subtitle: 'and new' });
  });
});

describe('the icons of a logo', () => {
  test('are files that exist, in the sizes that head and manifest tell', async () => {
    const tags = tagsOf(read('index.html').toString());
    const link = (rel: string) => tags.filter((tag) => tag['rel'] === rel).map(({ href }) => href!);
    const manifest = JSON.parse(read(link('manifest')[0]!).toString()) as Record<string, string>;
    expect(manifest).toMatchObject({ name: site.brand.name, start_url: '/', background_color: '#ffffff' });
    expect(JSON.parse(read('hi/site.webmanifest').toString())).toMatchObject({ lang: 'hi', start_url: '/hi' });
    const icons = manifest['icons'] as unknown as { src: string; sizes: string }[];
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(read(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(await sharp(read(link('apple-touch-icon')[0]!)).metadata()).toMatchObject({ width: 180, height: 180 });
    expect(link('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
    expect(await sharp(read('favicon.ico').subarray(22)).metadata()).toMatchObject({ width: 32, format: 'png' });
    expect(read('favicon.svg').equals(read('logo.svg'))).toBe(true);
  });

  test('colour the browser’s bar as the page is, light and dark', () => {
    const colours = tagsOf(read('index.html').toString()).filter(({ name }) => name === 'theme-color');
    expect(colours.map(({ media }) => media)).toEqual(['light', 'dark'].map((one) => `(prefers-color-scheme:${one})`));
    const { light, dark } = resolveTheme({ look: 'chart' }).palette;
    expect(colours.map(({ content }) => content)).toEqual([light.tint, dark.tint]);
  });

  test('leave space for a round mask, and give way to files of the site’s own', async () => {
    const files = { 'logo.svg': LOGO, 'favicon.ico': 'own' };
    const made = await make(writeSite([], files, { brand: { name: 'Heron', logo: '/logo.svg', shortName: 'H' } }));
    expect(made.files.has('/favicon.ico')).toBe(false);
    expect(JSON.parse(made.files.get('/site.webmanifest')!.toString())).toMatchObject({ short_name: 'H' });
    const [, icon] = [...made.files].find(([path]) => path.includes('icons/512'))!;
    const { info } = await sharp(icon).trim().toBuffer({ resolveWithObject: true });
    expect(info.width / 512).toBeLessThan(0.8); // the circle that every mask keeps
    expect((await sharp(icon).stats()).isOpaque).toBe(true);
  });

  test.each([
    ['Heron & Sons', 'H'],
    ['<b>', '&lt;'],
    ['éclair', 'É'],
    ['हेरॉन', 'हे'],
  ])('are one letter for a site without one: %s has %s', async (name, letter) => {
    const made = await make(writeSite([], {}, { brand: { name } }));
    expect(made.head).toBe('<link rel="icon" href="/favicon.svg">');
    expect(String(made.files.get('/favicon.svg'))).toContain(`>${letter}</text>`);
  });

  test('give way to an icon of the site’s own, and nothing asks for others', async () => {
    const made = await make(writeSite([], { 'favicon.svg': LOGO }));
    expect(made.head).toBe('<link rel="icon" href="/favicon.svg">');
    expect(made.files.has('/favicon.svg')).toBe(false);
    for (const file of ['favicon.ico', 'site.webmanifest', 'apple-touch-icon.png'])
      expect(existsSync(join(inject('example'), file)), file).toBe(false);
  });
});
