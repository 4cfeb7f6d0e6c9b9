/** A logo that is a picture: its files, its size in the bar, and what the check says of one that does not suit. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../manifest/manifest.ts';
import { make, LOGO, writeSite } from './picture-site.ts';

const round = (colour: string) => LOGO.replace('#134b8f', colour);
const png = (width: number, height = width, drawing = LOGO) =>
  sharp(Buffer.from(drawing.replace('viewBox', `preserveAspectRatio="none" viewBox`)), { density: 300 })
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
const onWhite = async (size: number) => sharp(await png(size)).flatten({ background: '#fff' });

type Files = Record<string, Uint8Array | string>;
const site = (files: Files, brand: object) => writeSite([], files, { brand: { name: 'Heron', ...brand } });

describe('a logo of pixels', () => {
  test('is scaled for each density that it has pixels for, and made a square', async () => {
    const made = await make(site({ 'logo.png': await png(90, 84) }, { logo: '/logo.png' }));
    expect(made.logo).toMatchObject({ width: 40, height: 40 });
    expect(made.logo!.srcSet).toMatch(/^\/assets\/logo-\w+-1x\.webp 1x, \/assets\/logo-\w+-2x\.webp 2x$/);
    const [, largest] = /, (\S+) 2x/.exec(made.logo!.srcSet!)!;
    expect(await sharp(made.files.get(largest!)).metadata()).toMatchObject({ width: 80, height: 80, hasAlpha: true });
  });

  test('keeps its shape where it is wide, and then replaces the name', async () => {
    const made = await make(site({ 'logo.webp': await sharp(await png(600, 150)).webp().toBuffer() }, { logo: '/logo.webp' })); // prettier-ignore
    expect(made.logo).toMatchObject({ width: 160, height: 40 });
  });

  test('has a variant for dark pages', async () => {
    const files = { 'logo.svg': LOGO, 'light.png': await png(512, 512, round('#ffffff')) };
    const { logo } = await make(site(files, { logo: '/logo.svg', logoDark: '/light.png' }));
    expect(logo).toMatchObject({
      src: expect.stringMatching(/\.svg$/),
      dark: { srcSet: expect.stringContaining('3x') },
    });
  });

  test('is the picture of the tab as PNG, upright and in a square', async () => {
    const lying = await sharp(await png(300, 200))
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const made = await make(site({ 'logo.png': lying }, { logo: '/logo.png' }));
    const [, href] = /href="(\/assets\/icons\/tab-\w+\.png)" type="image\/png" sizes="96x96"/.exec(made.head)!;
    expect(made.files.has('/favicon.svg')).toBe(false);
    const { info } = await sharp(made.files.get(href!)).trim().toBuffer({ resolveWithObject: true });
    expect(info.height).toBeGreaterThan(info.width);
  });
});

describe('the check of a logo', () => {
  const verdicts = async (files: Files, brand: object) =>
    checkFile(site(files, brand)).problems.flatMap(({ code, message }) =>
      /logo|picture/.test(code) ? `${code}: ${message}` : [],
    );

  test.each([
    ['small', () => png(64), 'is 64 × 64 pixels: icons are made of it with up to 512 pixels.'],
    ['huge', () => png(4_200, 4_000), 'is 4,200 × 4,000 pixels, more than any place shows.'],
    ['wide', () => png(600, 150), 'is too wide or high for the icons that are made of it.'],
    [
      'on white',
      async () => (await onWhite(512)).png().toBuffer(),
      'has a white background, which is a white box on dark pages.',
    ],
    ['nearly black', () => png(512, 512, round('#111111')), 'is nearly black, and cannot be seen on dark pages.'],
  ])('names one that is %s, once', async (_, draw, said) => {
    expect(await verdicts({ 'logo.png': await draw() }, { logo: '/logo.png' })).toEqual([
      `logo-picture: The logo /logo.png ${said}`,
    ]);
  });

  test('is content with one for light pages where there is one for dark pages, too', async () => {
    const files = { 'logo.jpg': await (await onWhite(512)).jpeg().toBuffer(), 'dark.svg': round('#ffffff') };
    expect(await verdicts(files, { logo: '/logo.jpg', logoDark: '/dark.svg' })).toEqual([]);
  });

  test('asks for no more of a wide one where icons have a picture of their own', async () => {
    const files = { 'logo.png': await png(600, 150), 'icon.svg': LOGO };
    const file = site(files, { logo: '/logo.png', icon: '/icon.svg' });
    expect(checkFile(file).problems.filter(({ code }) => /logo|picture/.test(code))).toEqual([]);
    expect((await make(file)).files.get('/favicon.svg')?.toString()).toBe(LOGO);
  });

  test('names a drawing that weighs too much for every page', async () => {
    const heavy = LOGO.replace('</svg>', `<path d="${'M0 0h9v9z'.repeat(20_000)}"/></svg>`);
    expect(await verdicts({ 'logo.svg': heavy }, { logo: '/logo.svg' })).toEqual([
      'logo-picture: The logo /logo.svg has 180 KB, and every page loads it.',
    ]);
  });
});
