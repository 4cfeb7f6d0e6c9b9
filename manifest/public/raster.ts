/** Checks PNG, JPEG, WebP and AVIF files, by decoding them with the library that the build uses. */
import sharp from 'sharp';
import { FILE } from './picture-fault.ts';
import type { PictureFault } from './picture-fault.ts';
import { LONGEST_SIDE, MOST_PIXELS, readable } from './limits.ts';

/** What the build makes pictures from; by the library's names. */
const FORMATS: Record<string, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', heif: 'AVIF' };

/** Returns what is wrong with a picture. */
export async function checkRaster(bytes: Buffer): Promise<PictureFault[]> {
  try {
    const fault = await checkHead(bytes);
    if (fault) return [fault];
    // A small result is enough: all of the file is read for it.
    await sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient().resize(32, 32).raw().toBuffer();
    return [];
  } catch {
    return [unreadableFault()];
  }
}

async function checkHead(bytes: Buffer): Promise<PictureFault | undefined> {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { format, compression, pages = 1, width, height } = head;
  if (!FORMATS[format] || (format === 'heif' && compression !== 'av1')) {
    const kind = format === 'heif' ? 'HEIC' : format.toUpperCase();
    const message = `The picture ${FILE} is in the format ${kind}, whatever its name says.`;
    return { code: 'picture-format', message, hint: 'Save it as PNG, JPG, WebP or AVIF.' };
  }
  if (pages > 1 || isAnimated(format, bytes))
    return { code: 'picture-format', message: `The picture ${FILE} is animated.`, hint: 'Save its first frame alone.' };
  return checkSize(width, height);
}

/** Returns the fault of a picture that is too large, with the limit in its message; undefined where it is not. */
export function checkSize(width: number, height: number): PictureFault | undefined {
  const size = `${readable(width)} × ${readable(height)} pixels`;
  if (Math.max(width, height) > LONGEST_SIDE) {
    const message = `The picture ${FILE} has ${size}; a side may have ${readable(LONGEST_SIDE)}.`;
    return { code: 'large-picture', message, hint: 'Save it smaller: no screen shows more than 4,000.' };
  }
  if (width * height <= MOST_PIXELS) return undefined;
  const message = `The picture ${FILE} has ${size}, which is ${readable(Math.round((width * height) / 1e6))} million; ${MOST_PIXELS / 1e6} million is the most.`;
  return { code: 'large-picture', message, hint: 'Save it smaller: no screen shows more than 4,000 a side.' };
}

/** Recognizes animations that the library decodes as a still: PNG with an animation's chunk before its data, and sequences of AVIF. */
function isAnimated(format: string, bytes: Buffer): boolean {
  if (format === 'heif') return bytes.toString('latin1', 8, 12) === 'avis';
  if (format !== 'png') return false;
  for (let at = 8; at + 8 <= bytes.length;) {
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
    at += bytes.readUInt32BE(at) + 12;
  }
  return false;
}

/** Says that a picture cannot be decoded, and why. The words of the decoder of photographs are no reason: they differ from one reading to the next. */
export function unreadableFault(reason?: string): PictureFault {
  return {
    code: 'broken-picture',
    message: `The picture ${FILE} is damaged or cut off: it cannot be decoded${reason ? ` (${reason})` : ''}.`,
    hint: 'Save it again, or copy it again from where it came.',
  };
}
