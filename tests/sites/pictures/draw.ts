/**
 * Draws the pictures of all sites here into their public folders: node tests/sites/pictures/draw.ts [site …].
 * They are free to use, and the same in every run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { HEIGHT, WIDTH, seeded } from './canvas.ts';
import { PALETTES, PICTURES } from './list.ts';
import type { Picture } from './list.ts';

const folder = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);

/** Width and height of what is cut from the middle of a scene, and the width of the file. */
const SHAPES = {
  wide: { width: WIDTH, height: HEIGHT, size: 1200 },
  tall: { width: 600, height: HEIGHT, size: 600 },
  square: { width: HEIGHT, height: HEIGHT, size: 640 },
  face: { width: 560, height: 672, size: 400 },
} as const;

async function draw({ scene, palette, shape = 'wide', seed = 1 }: Picture): Promise<Uint8Array> {
  const { width, height, size } = SHAPES[shape];
  const view = `${(WIDTH - width) / 2} ${shape === 'face' ? 40 : 0} ${width} ${height}`;
  const content = scene(PALETTES[palette], seeded(seed * 7919));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}">${content}</svg>`;
  return sharp(Buffer.from(svg)).resize({ width: size }).webp({ quality: 62, effort: 6 }).toBuffer();
}

for (const [site, pictures] of Object.entries(PICTURES)) {
  if (asked.length > 0 && !asked.includes(site)) continue;
  for (const [name, picture] of Object.entries(pictures)) {
    const file = join(folder, site, 'public/images', `${name}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop -- one after the other keeps memory low
    writeFileSync(file, await draw(picture));
  }
}
