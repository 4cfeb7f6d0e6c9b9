/** A picture that is given to the site is kept upright, small enough, without what the camera noted; what is none leaves nothing behind. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeptPicture } from '../../../../scripts/dev/editing/fields/pictures/pictures.ts';
import { PendingPictures } from '../../../../scripts/dev/editing/fields/pictures/pending-pictures.ts';
import { safeName } from '../../../../scripts/dev/editing/fields/pictures/picture-files.ts';
import type { PartFields } from '../../../../scripts/dev/editing/fields/fields.ts';
import { Writer } from '../../../../scripts/dev/editing/writer.ts';
import type { CurrentState, Outcome } from '../../../../scripts/dev/editing/writer.ts';
import { startCommand } from '../../../support/commands.ts';
import type { RunningCommand } from '../../../support/commands.ts';
import { makeFolder } from '../../../support/files/folder.ts';
import { openDevPage } from '../../../support/http/dev-page.ts';
import type { DevPage } from '../../../support/http/dev-page.ts';
import { getPort } from '../../../support/http/port.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const images = join(folder, 'public/images');
const source = 'examples/bicycle-workshop';
const original = readFileSync(join(source, 'site.yaml'), 'utf8');
/** The picture of a post: it has a width, which belongs to the file that it has. */
const AT = `/routes/${original.match(/^ {2}- path: .*/gm)!.indexOf('  - path: /courses')}/blocks/2/image`;
let dev: RunningCommand;
let page: DevPage;

beforeAll(async () => {
  cpSync(source, folder, { recursive: true });
  dev = await startCommand('dev', manifest, '--port', String(await getPort()));
  page = await openDevPage(dev.url);
});
beforeEach(() => {
  writeFileSync(manifest, original);
  // None of its own is missing for a moment: while the server knows of one mistake, it looks for no other in an edit.
  cpSync(join(source, 'public/images'), images, { recursive: true, force: false });
  for (const name of files()) if (!BEFORE.includes(name)) rmSync(join(images, name));
});
afterAll(() => dev?.process.kill());

const still = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6b3c' } });
const GPS = { IFD0: { Model: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
const send = (bytes: Uint8Array, name = 'Harbour.JPG') => page.send('picture', bytes, { 'content-type': 'application/octet-stream', 'x-waybill-name': encodeURIComponent(name) }); // prettier-ignore
const hashNow = async () => (await page.ask<{ hash: string }>('edit', { state: true })).hash;
const place = async (id: number, more: object = {}) => page.ask<Outcome>('place-picture', { base: await hashNow(), at: AT, id, alt: 'The harbour', focus: '', ...more }); // prettier-ignore
const sendWell = async (bytes: Uint8Array, name?: string) => {
  const { status, answer } = await send(bytes, name);
  expect({ status, answer }).toMatchObject({ status: 200 });
  return answer as KeptPicture;
};
const text = () => readFileSync(manifest, 'utf8');
const files = () => readdirSync(images).toSorted();
const BEFORE = readdirSync(join(source, 'public/images')).toSorted();

describe('a photograph of a phone', () => {
  test('is turned upright, made as small as screens are, and says nothing of where it was taken', async () => {
    const photo = await still(5000, 3000).withExif(GPS).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const kept = await sendWell(photo, '../../Ostréa Hafen (1).jpeg');
    expect(kept).toMatchObject({ kind: 'JPG', width: 2400, height: 4000, was: { width: 3000, height: 5000 }, hadMetadata: true }); // prettier-ignore
    expect(files()).toEqual(BEFORE); // nothing is on disk before it has its place
    expect(await place(kept.id, { focus: '30% 20%' })).toMatchObject({ kind: 'written' });
    const { exif, xmp, iptc, orientation, width, height } = await sharp(join(images, 'ostrea-hafen-1.jpg')).metadata();
    expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, orientation: undefined, width: 2400, height: 4000 }); // prettier-ignore
    const block = text().slice(text().indexOf('file: /images/ostrea-hafen-1.jpg'));
    expect(block.split('\n').slice(0, 3).map((line) => line.trim())).toEqual(['file: /images/ostrea-hafen-1.jpg', 'alt: The harbour', 'focus: 30% 20%']); // prettier-ignore
    expect(await page.ask('edit', { undo: true })).toMatchObject({ kind: 'written' });
    expect(text()).toBe(original);
  });

  test('that has nothing noted in it is kept byte for byte', async () => {
    const plain = await still(900, 600).jpeg().toBuffer();
    await place((await sendWell(plain)).id);
    expect(readFileSync(join(images, 'harbour.jpg')).equals(plain)).toBe(true);
  });
});

test.each(['png', 'webp', 'avif'] as const)('%s is known by its content, whatever its name says', async (format) => {
  const kept = await sendWell(await still(400, 300).toFormat(format).toBuffer(), 'photo.exe');
  expect(kept).toMatchObject({ width: 400, height: 300 });
  await place(kept.id);
  expect(files()).toContain(`photo.${format}`);
});

test('names are plain, of their own, and never those of other files', async () => {
  const colours = ['#111', '#222', '#333'];
  for (const background of colours) {
    // oxlint-disable-next-line no-await-in-loop
    const kept = await sendWell(await sharp({ create: { width: 300, height: 200, channels: 3, background } }).png().toBuffer(), 'WHEEL.svg'); // prettier-ignore
    // oxlint-disable-next-line no-await-in-loop
    expect(await place(kept.id)).toMatchObject({ kind: 'written' });
  }
  expect(files()).toEqual([...BEFORE, 'wheel-2.png', 'wheel-3.png', 'wheel.png'].toSorted());
  const again = await sendWell(await sharp({ create: { width: 300, height: 200, channels: 3, background: '#222' } }).png().toBuffer(), 'wheel.png'); // prettier-ignore
  await place(again.id);
  expect(files()).toEqual([...BEFORE, 'wheel-2.png', 'wheel-3.png', 'wheel.png'].toSorted());
  expect(text()).toContain('/images/wheel-2.png');
  expect(['', '..', '../../etc/passwd', 'a/b\\c.PNG', 'CON.jpg', '图片.png', '.htaccess', `${'x'.repeat(300)}.jpg`, 'a\0b.jpg', '-rf.jpg', '%2e%2e%2f.png'].map(safeName)).toEqual(
    ['picture', 'picture', 'passwd', 'c', 'picture-con', 'picture', 'picture', 'x'.repeat(60), 'a-b', 'rf', '2e-2e-2f']); // prettier-ignore
});

const svg = (inside: string, start = '') => Buffer.from(`${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40"><rect width="40" height="40"/>${inside}</svg>`); // prettier-ignore
const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${[...'bcdefgh'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`).join('')}]>`; // prettier-ignore
const REFUSED: Record<string, () => Buffer | Promise<Buffer>> = {
  nothing: () => Buffer.alloc(0),
  words: () => Buffer.from('no picture at all'),
  HTML: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a program': () => Buffer.from('MZ\u0090\0\u0003'),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj'),
  'an archive': () => Buffer.from('PK\u0003\u0004'),
  'a GIF': () => still(40, 40).gif().toBuffer(),
  'a TIFF': () => still(40, 40).tiff().toBuffer(),
  'a photograph that is cut off': async () => (await still(400, 400).jpeg().toBuffer()).subarray(0, 900),
  'the head of a PNG': async () => (await still(400, 400).png().toBuffer()).subarray(0, 40),
  'too many pixels': () => still(9000, 6000).png().toBuffer(),
  'a side that is too long': () => still(16_001, 2).png().toBuffer(),
  'a script in a drawing': () => svg('<script>alert(1)</script>'),
  'a script of another name space': () => svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
  'a handler in a drawing': () => svg('<g onclick="alert(1)"/>'),
  'a handler in capitals': () => svg('<g ONLOAD="alert(1)"/>'),
  'a page in a drawing': () => svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.example"/></foreignObject>'),
  'a link to a script': () => svg('<a href="javascript:alert(1)"><text>x</text></a>'),
  'a link that becomes one': () => svg('<a><animate attributeName="href" to="javascript:alert(1)"/></a>'),
  'a link set to one': () => svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
  'a picture from elsewhere': () => svg('<image href="https://evil.example/x.png"/>'),
  'a file of this machine': () => svg('<image xlink:href="file:///etc/passwd"/>'),
  'a drawing within a drawing': () => svg('<image href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4="/>'),
  'a part of another file': () => svg('<use href="/other.svg#x"/>'),
  'styles from elsewhere': () => svg('<style>@import "//evil.example/x.css";</style>'),
  'a font from elsewhere': () => svg('<style>@font-face{src:url(https://evil.example/x)}</style>'),
  'a fill from elsewhere': () => svg('<rect fill="url(//evil.example/x)"/>'),
  'an entity of another file': () => svg('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  'entities of entities': () => svg('&h;', bomb),
  'a style sheet by an instruction': () => svg('', '<?xml-stylesheet href="//evil.example/x.css"?>'),
  'XML that ends early': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
  'a drawing of another root': () => Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"/>'),
  'a drawing in UTF-16': () => Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'utf16le'),
}; // prettier-ignore

describe('refused, with a sentence and nothing left of it:', () => {
  test.each(Object.entries(REFUSED))('%s', async (_name, make) => {
    const { status, answer } = await send(await make());
    expect({ status, answer }).toEqual({ status: 422, answer: { sentence: expect.stringMatching(/^[A-Z].*[.)]$/s) as string } }); // prettier-ignore
    expect(JSON.stringify(answer)).not.toContain('{file}');
    expect(files()).toEqual(BEFORE);
    expect(text()).toBe(original);
  });

  test('a drawing that is only a drawing is taken', async () => {
    const kept = await sendWell(svg('<style>.a{fill:url(#g)}</style><linearGradient id="g"/><use href="#g"/><metadata xmlns:c="http://creativecommons.org/ns#"><c:Work/></metadata>')); // prettier-ignore
    expect(kept).toMatchObject({ kind: 'SVG', width: 40, height: 40 });
  });

  test('a drawing that is opened by itself may run and load nothing', async () => {
    const { headers } = await fetch(`${dev.url}/images/wheel.svg`);
    expect(headers.get('content-security-policy')).toMatch(/sandbox; default-src 'none'/);
  });

  test('an edit that the check refuses: its file is taken away again', async () => {
    const kept = await sendWell(await still(400, 300).png().toBuffer());
    expect(await place(kept.id, { alt: 'x'.repeat(301) })).toMatchObject({ kind: 'refused' });
    expect(files()).toEqual(BEFORE);
    expect(text()).toBe(original);
    expect(await place(kept.id)).toMatchObject({ kind: 'written' }); // it waits until it fits
  });
});

test('the file of a picture is taken away again where its edit fails', async () => {
  const site = makeFolder();
  cpSync(source, site, { recursive: true });
  const writer = new Writer(join(site, 'site.yaml'), {
    findFault: () => Promise.reject(new Error('The check failed')),
    written: () => undefined,
  });
  const pictures = new PendingPictures(join(site, 'public'), writer);
  const { id } = (await pictures.add('new.png', await still(40, 30).png().toBuffer())) as KeptPicture;
  const { hash } = (await writer.state()) as CurrentState;
  await expect(pictures.place({ base: hash, at: AT, id, alt: 'x', focus: '' })).rejects.toThrow('The check failed');
  expect(readdirSync(join(site, 'public/images')).toSorted()).toEqual(BEFORE);
});

describe('a place', () => {
  let id = 0;
  beforeAll(async () => {
    ({ id } = await sendWell(await still(400, 300).png().toBuffer()));
  });

  test.each([
    { at: '' }, { at: '/' }, { at: 'x' }, { at: '/brand' }, { at: '/routes/0' }, { at: '/routes/0/blocks/0' }, { at: `${AT}/file` }, { at: '/__proto__' }, { at: '../../x' },
    { id: '1' }, { id: -0.5 }, { id: null }, { alt: 1 }, { alt: null }, { focus: 'left; x' }, { focus: 1 }, { focus: '1000% 2%' }, { base: 'x' }, { base: '../x' }, { file: '/etc/passwd' }, { name: 'x' },
  ])('%j is none', async (wrong) => {
    const body = Buffer.from(JSON.stringify({ base: await hashNow(), at: AT, id, alt: 'x', focus: '', ...wrong }));
    expect((await page.send('place-picture', body)).status).toBe(400);
    expect(files()).toEqual(BEFORE);
  }); // prettier-ignore

  test('takes no picture that nobody sent', async () => {
    const body = { base: await hashNow(), at: AT, id: 99, alt: 'x', focus: '' };
    expect(await page.send('place-picture', Buffer.from(JSON.stringify(body)))).toEqual({
      status: 422,
      answer: { kind: 'refused', sentence: 'The picture is not here any more. Choose it again.' },
    });
  });

  test('is named by its field, with whether it takes a focal point; a part that is not written can be given one', async () => {
    const { fields } = await page.ask<PartFields>('fields', { at: AT });
    expect(fields.find(({ at }) => at === `${AT}/file`)?.picture).toEqual({ at: AT, takesFocalPoint: true });
    const { fields: outer } = await page.ask<PartFields>('fields', { at: '/routes/1/blocks/0' });
    const free = outer.find(({ picture, value }) => picture && value === undefined)!;
    const kept = await sendWell(await still(2400, 1600).png().toBuffer(), 'hero.png');
    expect(await place(kept.id, { at: free.at })).toMatchObject({ kind: 'written' });
    expect(text()).toContain('file: /images/hero.png');
  });
});

describe('the public folder', () => {
  test('is made where there is none', async () => {
    rmSync(images, { recursive: true });
    const kept = await sendWell(await still(400, 300).png().toBuffer(), 'new.png');
    const outcome = await place(kept.id, { at: '/routes/0/meta/social/image' });
    expect(outcome.kind === 'written' ? existsSync(join(images, 'new.png')) : !existsSync(join(images, 'new.png'))).toBe(true); // prettier-ignore
  });

  test('is never left by a link', async () => {
    const outside = makeFolder();
    rmSync(images, { recursive: true });
    symlinkSync(outside, images);
    const kept = await sendWell(await still(400, 300).png().toBuffer());
    expect(await place(kept.id)).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('within the public one') as string }); // prettier-ignore
    expect(readdirSync(outside)).toEqual([]);
    rmSync(images);
    mkdirSync(images);
  });
});
