/** Checks SVG files: by their structure, which says what they would cost, and then by drawing them. */
import sharp from 'sharp';
import { FILE } from '../picture-fault.ts';
import type { PictureFault } from '../picture-fault.ts';
import { readDrawing } from './inline-drawing.ts';
import { MOST_SHAPES, readable } from '../limits.ts';
import { checkSize, unreadableFault } from '../raster.ts';
import { decode, readElements } from './read-elements.ts';
import type { Element } from './read-elements.ts';

/** Colours cost the same however often they are used. */
const COLOURS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient']);

/** Returns what is wrong with a drawing. */
export async function checkDrawing(bytes: Buffer): Promise<PictureFault[]> {
  try {
    const { root, byId, leftOut } = readElements(bytes);
    const shapes = countShapes(root, byId);
    if (shapes > MOST_SHAPES) return [tooMany(shapes)];
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const size = checkSize(width, height);
    if (size) return [size];
    await sharp(bytes).resize(32, 32).raw().toBuffer();
    return Array.from(leftOut, leftOutByBrowsers);
  } catch (error) {
    return [unreadableFault((error as Error).message.split('\n')[0]!.trim())];
  }
}

/** Returns what is wrong with a drawing that becomes a part of pages. */
export async function checkInlineDrawing(bytes: Buffer): Promise<PictureFault[]> {
  const faults = (await checkDrawing(bytes)).filter(({ code }) => code !== 'picture-parts');
  if (faults.length > 0) return faults;
  try {
    const leftOut = [...readDrawing(decode(bytes), '').leftOut];
    return leftOut.length === 0 ? [] : [leftOutByPages(leftOut)];
  } catch (error) {
    return [unreadableFault((error as Error).message.split('\n')[0]!.trim())];
  }
}

/**
 * Returns how many elements are drawn; one that others use counts once for each use. Counting stops above the limit.
 */
function countShapes(root: Element, byId: ReadonlyMap<string, Element>): number {
  const counts = new Map<Element, number>();
  const count = (element: Element): number => {
    const cached = counts.get(element);
    if (cached !== undefined) return cached;
    counts.set(element, 0); // what uses itself is not drawn
    let sum = 1;
    for (const child of element.children) sum += count(child);
    for (const id of element.uses) {
      const used = byId.get(id);
      if (used && !COLOURS.has(used.name)) sum += count(used);
    }
    counts.set(element, sum);
    return sum;
  };
  return count(root);
}

function tooMany(shapes: number): PictureFault {
  const number = shapes > 1e12 ? 'more than a million million' : readable(shapes);
  return {
    code: 'large-picture',
    message: `The drawing ${FILE} consists of ${number} shapes, each counted as often as it is used; ${readable(MOST_SHAPES)} is the most.`,
    hint: 'Simplify it, or save it as a PNG.',
  };
}

function leftOutByBrowsers(what: string): PictureFault {
  return {
    code: 'picture-parts',
    message: `The drawing ${FILE} holds ${what}, which browsers leave out of a picture.`,
    hint: 'Save it as plain SVG, with everything in the one file.',
  };
}

function leftOutByPages(leftOut: string[]): PictureFault {
  const more = leftOut.length > 3 ? ` and ${leftOut.length - 3} more` : '';
  return {
    code: 'picture-parts',
    message: `The drawing ${FILE} holds ${leftOut.slice(0, 3).join(', ')}${more}, which pages leave out.`,
    hint: 'A drawing consists of shapes and words, with colours by class or as attributes: "npx waybill explain drawings" lists them.',
  };
}
