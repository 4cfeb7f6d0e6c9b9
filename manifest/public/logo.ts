/** Checks what a logo has to be besides a picture: sharp as an icon, light enough for every page, and seen on dark ones. */
import sharp from 'sharp';
import { readable } from './limits.ts';
import { FILE } from './picture-fault.ts';
import type { PictureFault, PictureCheck } from './picture-fault.ts';

/** Pixels of the longer side, below which icons, or the bar on dense screens, show a blur. */
const LEAST_FOR_ICONS = 160;
const MIN = 80;
/** Pixels of the longer side, beyond which nothing gains: icons have 512. */
const MOST_SIDE = 4_000;
/** Bytes of a drawing, which every page loads as it is. */
const MOST_DRAWING = 100_000;
/** The width at which colours are measured. */
const MEASURED = 64;

/** Returns what is wrong with a decoded logo. */
export async function checkLogo(bytes: Buffer, checks: ReadonlySet<PictureCheck>): Promise<PictureFault[]> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const unfit = checkUses(width, height, bytes.length, checks);
  return unfit ? [unfit] : checks.has('logo-alone') ? checkColours(bytes) : [];
}

function checkUses(
  width: number,
  height: number,
  length: number,
  checks: ReadonlySet<PictureCheck>,
): PictureFault | undefined {
  const size = `is ${readable(width)} × ${readable(height)} pixels`;
  const [isDrawing, isForIcons, longer] = [checks.has('svg'), checks.has('icons'), Math.max(width, height)];
  if (isDrawing && length > MOST_DRAWING) {
    const kilobytes = readable(Math.round(length / 1000));
    return fault(`has ${kilobytes} KB, and every page loads it`, 'Simplify it, or save it as a PNG of 512 pixels.');
  }
  if (!isDrawing && longer < (isForIcons ? LEAST_FOR_ICONS : MIN)) {
    const use = isForIcons ? 'icons are made of it with up to 512 pixels' : 'dense screens show more';
    return fault(`${size}: ${use}`, 'Save it as SVG, or with 512 pixels.');
  }
  if (!isDrawing && longer > MOST_SIDE)
    return fault(`${size}, more than any place shows`, 'Save it with 512 to 2,000 pixels on the longer side.');
  if (isForIcons && longer >= 2 * Math.min(width, height))
    return fault('is too wide or high for the icons that are made of it', 'Add a square one as brand.icon.');
  return undefined;
}

/** Returns what is wrong with a logo on a dark page: a light box around it, or nothing to be seen. */
async function checkColours(bytes: Buffer): Promise<PictureFault[]> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(MEASURED, MEASURED, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => pixelAt(data, index * info.channels));
  const corners = [0, info.width - 1, pixels.length - info.width, pixels.length - 1].map((index) => pixels[index]!);
  const fix = 'Save it without the background, as SVG or PNG, or add one for dark pages as brand.logoDark.';
  if (corners.every(({ alpha, light }) => alpha > 0.95 && light > 0.85))
    return [fault('has a white background, which is a white box on dark pages', fix)];
  const seen = pixels.filter(({ alpha }) => alpha > 0.5);
  if (seen.length > 0 && seen.every(({ light }) => light < DARK))
    return [fault('is nearly black, and cannot be seen on dark pages', 'Add a lighter one as brand.logoDark.')];
  return [];
}

/** Relative luminance; on the paper of dark pages, less has a contrast below 2 to 1. */
const DARK = 0.06;

function pixelAt(data: Uint8Array, at: number): { alpha: number; light: number } {
  const linear = (value: number) => (value / 255) ** 2.2;
  const light = 0.2126 * linear(data[at]!) + 0.7152 * linear(data[at + 1]!) + 0.0722 * linear(data[at + 2]!);
  return { alpha: data[at + 3]! / 255, light };
}

function fault(what: string, hint: string): PictureFault {
  return { code: 'logo-picture', message: `The logo ${FILE} ${what}.`, hint };
}
