/** Draws frames around the differences between two pictures of a page. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The maximal size of a picture in a report, in pixels. */
const SHOWN = { width: 720, height: 16_000 };
/** Changes with fewer rows between them share a frame. */
const GAP = 40;
const MARGIN = 6;

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Returns both pictures as data URLs with their changes framed; undefined if they look the same. */
export async function markPair(files: [string, string]): Promise<[string, string] | undefined> {
  const [before, after] = (await Promise.all(files.map(readPixels))) as [Picture, Picture];
  if (before.height === after.height) {
    const areas = differentAreas(before, after);
    return areas.length === 0 ? undefined : Promise.all([draw(files[0], before, areas), draw(files[1], after, areas)]);
  }
  // Everything below the change has moved: rows that are the same from either end are not framed.
  const least = Math.min(before.height, after.height);
  const top = firstDifference(least, (row) => sameRow(before, row, after, row));
  const bottom = firstDifference(least - top, (row) =>
    sameRow(before, before.height - 1 - row, after, after.height - 1 - row),
  );
  const area = ({ width, height }: Picture): Area => ({ top, bottom: height - bottom, left: 0, right: width });
  return Promise.all([draw(files[0], before, [area(before)]), draw(files[1], after, [area(after)])]);
}

async function readPixels(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function sameRow(one: Picture, rowOfOne: number, other: Picture, rowOfOther: number): boolean {
  const length = one.width * 4;
  return one.data
    .subarray(rowOfOne * length, (rowOfOne + 1) * length)
    .equals(other.data.subarray(rowOfOther * length, (rowOfOther + 1) * length));
}

function firstDifference(rows: number, isSame: (row: number) => boolean): number {
  for (let row = 0; row < rows; row++) if (!isSame(row)) return row;
  return rows;
}

/** Returns the areas that differ between two pictures of the same size, from top to bottom. */
export function differentAreas(before: Picture, after: Picture): Area[] {
  const { width, height } = before;
  const mask = Buffer.alloc(before.data.length);
  if (pixelmatch(before.data, after.data, mask, width, height, { diffMask: true }) === 0) return [];
  const areas: Area[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (mask[(row * width + column) * 4 + 3] === 0) continue;
      const last = areas.at(-1);
      if (!last || row - last.bottom > GAP) areas.push({ top: row, bottom: row + 1, left: column, right: column + 1 });
      else
        Object.assign(last, {
          bottom: row + 1,
          left: Math.min(last.left, column),
          right: Math.max(last.right, column + 1),
        });
    }
  }
  return areas;
}

async function draw(file: string, { width, height }: Picture, areas: Area[]): Promise<string> {
  const frames = areas.map(({ top, bottom, left, right }) => {
    const [x, y] = [Math.max(2, left - MARGIN), Math.max(2, top - MARGIN)];
    const size = `width="${Math.min(width - 2, right + MARGIN) - x}" height="${Math.min(height - 2, bottom + MARGIN) - y}"`;
    return `<rect x="${x}" y="${y}" ${size} fill="none" stroke="#c4161c" stroke-width="4"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames.join('')}</svg>`;
  const marked = await sharp(file)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  const shown = await sharp(marked)
    .resize({ ...SHOWN, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${shown.toString('base64')}`;
}
