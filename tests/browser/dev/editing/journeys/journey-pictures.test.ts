/** Pictures are chosen, dropped and pasted, in a field and on the page, by pointer, by keyboard alone and by touch. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { changedLines, field, focusedName, said, siteToEdit, stops } from '../edited-site.ts';
import type { EditedSite } from '../edited-site.ts';
import { WAYS } from '../ways.ts';
import type { Way } from '../ways.ts';

let site: EditedSite;
let page: Page;
let photo: Buffer;

const dialog = () => page.locator('waybill-editor dialog');
const status = () => dialog().locator('[role=status]');
const saying = (sentence: RegExp) => expect.poll(() => said(page).innerText()).toMatch(sentence);
const picture = (name: string) => join(dirname(site.manifest), 'public/images', name);
const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: photo });
const changes = () => changedLines(site.original, site.text());

beforeAll(async () => {
  photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a5' } })
    .withExif({ IFD0: { Model: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

/** Gives an element files, as a drop or a paste does. */
async function give(selector: string, event: 'drop' | 'paste', name: string): Promise<void> {
  await page.evaluate(
    ([target, type, fileName, data]) => {
      const bytes = Uint8Array.from(atob(data!), (sign) => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName!, { type: 'image/jpeg' }));
      const root = document.querySelector('waybill-editor')!.shadowRoot!;
      const element = root.querySelector(target!) ?? document.querySelector(target!)!;
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = { bubbles: true, composed: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 }; // prettier-ignore
      element.dispatchEvent(type === 'drop' ? new DragEvent('drop', { ...place, dataTransfer: transfer }) : new ClipboardEvent('paste', { ...place, clipboardData: transfer })); // prettier-ignore
    },
    [selector, event, name, photo.toString('base64')],
  );
}

describe.each(WAYS)('$name', ({ name, on, options }) => {
  // Each way has a site of its own: pictures that are taken away would make the page of the next one reload.
  const ownSite = siteToEdit();
  let way: Way;
  beforeAll(async () => {
    site = ownSite;
    page = await site.open('/courses', options);
    way = { name, ...on(page) };
    return () => page.context().close();
  });

  const choose = async (fileName: string) => {
    await dialog().locator('input[type=file]').setInputFiles(file(fileName));
    await expect.poll(() => status().innerText()).toMatch(/^JPG, 1200 × 1600 pixels.*is removed\.$/);
  };

  test('a picture of a phone is chosen in the fields of a block, turned upright, and said in words', async () => {
    await way.press('Blocks');
    await page.locator('waybill-editor #blocks [role=option]:focus').waitFor();
    await way.choose('Feature');
    await way.press('Fields');
    await way.press('Choose a picture');
    expect(await dialog().getAttribute('open')).toBe('');
    await way.press('Use this picture');
    await expect.poll(() => dialog().locator('.fault').innerText()).toBe('Choose a picture first.');
    await choose('The Yard.JPG');
    expect(existsSync(picture('the-yard.jpg'))).toBe(false);
    expect(await focusedName(page)).toBe('');
    await way.press('Use this picture');
    await expect.poll(() => dialog().locator('.fault').innerText()).toMatch(/^Say what the picture shows/);
    await dialog().getByLabel('What it shows, for people who cannot see it').fill('The yard in the evening');
    await dialog().getByLabel('From the top, in percent').press('Home');
    await way.press('Use this picture');
    await saying(/^The picture was inserted/);
    await expect.poll(() => dialog().count()).toBe(0); // it is taken out a moment after it has closed
    expect(changes().filter((line) => line.startsWith('+')).map((line) => line.trim())).toEqual(['+           file: /images/the-yard.jpg', '+           alt: The yard in the evening', '+           focus: 50% 0%']); // prettier-ignore
    const { width, height, exif } = await sharp(readFileSync(picture('the-yard.jpg'))).metadata();
    expect({ width, height, exif }).toEqual({ width: 1200, height: 1600, exif: undefined });
    await expect.poll(() => page.locator('#root img[alt="The yard in the evening"]').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeGreaterThan(0); // prettier-ignore
    await expect.poll(() => focusedName(page)).toBe('Choose a picture');
  });

  test('one is taken back by one undo, and its sheet stays open', async () => {
    await way.press('Undo');
    await saying(/^Undone/);
    expect(site.text()).toBe(site.original);
    expect(await page.locator('waybill-editor .part').isVisible()).toBe(true);
    await way.press('Close');
  });

  test('on the page, another one takes the place of a picture that is there; the keyboard is on its text again', async () => {
    await page.locator('#root img[alt^="A wheel with twelve spokes"]').scrollIntoViewIfNeeded();
    if (name === 'by keyboard alone') {
      await page.keyboard.press('F2');
      await page.keyboard.press('F2');
      await stops(page).and(page.locator(':focus')).waitFor({ state: 'attached' });
      await way.open('', 'What it shows of image of feature, text');
    } else {
      const img = page.locator('#root img[alt^="A wheel with twelve spokes"]');
      await (name === 'by pointer' ? img.click() : img.tap());
    }
    await field(page).waitFor();
    await way.press('Choose a picture');
    await choose('wheel.jpg');
    await dialog().getByLabel('It is decoration and shows nothing important').check();
    await way.press('Use this picture');
    await saying(/^The picture was inserted/);
    expect(changes()).toContain('+           alt: ""');
    expect(existsSync(picture('wheel.jpg'))).toBe(true);
    await way.press('Undo');
    await saying(/^Undone/);
  });

  test('one that is dropped on a picture, or pasted on its text, needs only its words', async () => {
    await page.locator('#root img[alt^="A wheel with twelve spokes"]').scrollIntoViewIfNeeded();
    await expect.poll(() => stops(page).allInnerTexts()).toContain('What it shows of image of feature, text');
    await give('#root img[alt^="A wheel with twelve spokes"]', 'drop', 'dropped.jpg');
    await expect.poll(() => status().innerText()).toMatch(/^JPG/);
    await give('dialog', 'paste', 'pasted.jpg');
    await expect.poll(() => status().innerText()).toMatch(/^JPG/);
    await dialog().getByLabel('What it shows, for people who cannot see it').fill('A wheel, from above');
    await way.press('Use this picture');
    await saying(/^The picture was inserted/);
    expect(site.text()).toContain('file: /images/pasted.jpg');
    expect(existsSync(picture('dropped.jpg'))).toBe(false);
    await expect.poll(() => focusedName(page)).toMatch(/^What it shows/);
  });

  test('one that misses every picture opens nothing, and the page stays', async () => {
    await give('#root h1', 'drop', 'missed.jpg');
    await saying(/^Drop it on the picture/);
    expect(new URL(page.url()).pathname).toBe('/courses');
  });

  test('what is no picture is refused in words; Escape leaves all as it was', async () => {
    const before = site.text();
    await give('#root img[alt^="A wheel"]', 'drop', 'dropped.jpg');
    await dialog().waitFor();
    await dialog().locator('input[type=file]').setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>') }); // prettier-ignore
    await expect.poll(() => dialog().locator('.fault').innerText()).toMatch(/^This drawing holds an element “script”/);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    expect(existsSync(picture('x.svg'))).toBe(false);
    expect(site.text()).toBe(before);
  });
});
