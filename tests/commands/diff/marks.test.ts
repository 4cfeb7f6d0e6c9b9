/** Where pictures of a page are framed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { differentAreas, markPair } from '../../../scripts/diff/pictures/marks.ts';

const WIDTH = 100;

/** A white page with black boxes: left, top, width, height. */
async function page(file: string, height: number, ...boxes: [number, number, number, number][]): Promise<string> {
  const rects = boxes.map(([x, y, width, high]) => `<rect x="${x}" y="${y}" width="${width}" height="${high}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${rects.join('')}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
  return file;
}

/** The rows of a marked picture that hold a frame's red, as first and last. */
async function redRows(address: string): Promise<[number, number]> {
  const picture = sharp(Buffer.from(address.split(',')[1]!, 'base64'))
    .removeAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const rows: number[] = [];
  for (let at = 0; at < data.length; at += 3)
    if (data[at]! > 150 && data[at + 1]! < 90) rows.push(Math.floor(at / 3 / info.width));
  return [rows.at(0)!, rows.at(-1)!];
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-marks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('two changes far from each other get a frame each', async () => {
  const folder = makeFolder();
  const files = [
    await page(join(folder, 'a.png'), 300),
    await page(join(folder, 'b.png'), 300, [20, 30, 10, 10], [50, 200, 30, 20]),
  ];
  const [before, after] = await Promise.all(
    files.map(async (file) => {
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    }),
  );
  expect(differentAreas(before!, after!)).toEqual([
    { top: 30, bottom: 40, left: 20, right: 30 },
    { top: 200, bottom: 220, left: 50, right: 80 },
  ]);
});

test('where a page has become longer, what only moved down is not framed', async () => {
  const folder = makeFolder();
  const one = await page(join(folder, 'a.png'), 300, [10, 20, 50, 5], [10, 280, 50, 5]);
  const other = await page(join(folder, 'b.png'), 360, [10, 20, 50, 5], [10, 150, 50, 40], [10, 340, 50, 5]);
  const [, after] = (await markPair([one, other]))!;
  const [first, last] = await redRows(after);
  expect(first).toBeGreaterThan(130);
  expect(last).toBeLessThan(330);
});

test('two pictures that look the same are left out', async () => {
  const folder = makeFolder();
  const files = [await page(join(folder, 'a.png'), 300), await page(join(folder, 'b.png'), 300)] as [string, string];
  expect(await markPair(files)).toBeUndefined();
});
