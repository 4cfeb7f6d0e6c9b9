/** Makes a picture that somebody sent ready to be kept: upright, not larger than it can be shown, and without the metadata of the camera. */
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { checkDrawing } from '../../../../../manifest/public/drawings/check-drawing.ts';
import { readable } from '../../../../../manifest/public/limits.ts';
import { FILE } from '../../../../../manifest/public/picture-fault.ts';
import type { PictureFault } from '../../../../../manifest/public/picture-fault.ts';
import { checkRaster } from '../../../../../manifest/public/raster.ts';
import type { KeptPicture } from './pictures.ts';
import { dangerIn } from './safe-drawing.ts';

/** No screen shows more pixels of a side. */
const LONGEST_SIDE = 4000;

/** A picture that can be kept. */
export interface PreparedPicture extends Omit<KeptPicture, 'id'> {
  content: Buffer;
  /** Of its name: jpg. */
  extension: string;
}

interface Kind {
  kind: string;
  extension: string;
  encode(picture: Sharp): Sharp;
}

/** By the library's names; quality as good as the eye can tell, since the build makes smaller ones of it. */
const KINDS: Record<string, Kind> = {
  jpeg: { kind: 'JPG', extension: 'jpg', encode: (picture) => picture.jpeg({ quality: 92 }) },
  png: { kind: 'PNG', extension: 'png', encode: (picture) => picture.png({ compressionLevel: 9 }) },
  webp: { kind: 'WebP', extension: 'webp', encode: (picture) => picture.webp({ quality: 92 }) },
  heif: { kind: 'AVIF', extension: 'avif', encode: (picture) => picture.avif({ quality: 75 }) },
};

/** How a text of markup starts, in whatever encoding. */
const MARKUP = /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?[\s\0]*</;

/** Returns a picture by its content, whatever its name says; or a sentence that says why it is not kept. */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture | { sentence: string }> {
  if (MARKUP.test(bytes.toString('latin1', 0, 1000))) return prepareDrawing(bytes);
  const [fault] = await checkRaster(bytes);
  if (fault) return refused(fault);
  const head = await sharp(bytes).metadata();
  const { kind, extension, encode } = KINDS[head.format]!;
  const { width, height } = head.autoOrient;
  const was = { width, height, bytes: bytes.length };
  const hadMetadata = hasMetadata(head);
  if (!hadMetadata && Math.max(width, height) <= LONGEST_SIDE)
    return { kind, extension, content: bytes, width, height, bytes: bytes.length, was, hadMetadata };
  const fitting = sharp(bytes)
    .autoOrient()
    .keepIccProfile()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await encode(fitting).toBuffer({ resolveWithObject: true });
  return {
    kind,
    extension,
    content: data,
    width: info.width,
    height: info.height,
    bytes: data.length,
    was,
    hadMetadata,
  };
}

/** Returns whether a picture says more than it shows: where and when it was taken, by which device, or which side is up. */
function hasMetadata({ exif, xmp, iptc, comments, orientation = 1 }: Metadata): boolean {
  return Boolean(exif ?? xmp ?? iptc ?? comments) || orientation !== 1;
}

async function prepareDrawing(bytes: Buffer): Promise<PreparedPicture | { sentence: string }> {
  const text = textOf(bytes);
  const danger = text === undefined ? 'letters that are not UTF-8' : dangerIn(text);
  if (danger !== undefined)
    return { sentence: `This drawing holds ${danger}, and was not taken. Save it as plain SVG, or as a PNG.` };
  const [fault] = await checkDrawing(bytes);
  if (fault) return refused(fault);
  const { width, height } = await sharp(bytes).metadata();
  const was = { width, height, bytes: bytes.length };
  return { kind: 'SVG', extension: 'svg', content: bytes, ...was, was, hadMetadata: false };
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const refused = ({ message, hint }: PictureFault) => ({
  sentence: `${message.replace(` ${FILE}`, '')} ${hint ?? ''}`.trim(),
});

/** Says how many bytes are too many. */
export const tooLargeMessage = (most: number) =>
  `This file has more than ${readable(Math.round(most / 1e6))} MB. Save it smaller.`;
