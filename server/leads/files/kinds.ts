/** Detects by its content what a file is. Names and types that a browser sends are no evidence. */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { extensionsOf } from '../../../schema/addresses/form-rules.ts';
import { endOfArchive, isArchive } from './archive.ts';
import { isGif } from './gif.ts';
import { isText } from './text.ts';
import { TAIL, readFilePart } from './read-bytes.ts';
import { isJpeg } from './jpeg.ts';

/** The kinds that are ZIP archives inside, and those that are text, which nothing marks. */
const ARCHIVES = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods']);
const TEXTS = ['txt', 'csv'];
const BOXES = new Set(['heic', 'mp4', 'm4a']);

export type DetectedKind = { kind: string } | { fault: 'wrong' | 'broken' };

/**
 * Returns the kind of a file, one of those that are taken. A file is broken if it is empty, or its end does not fit its
 * start: it was cut off, or contains another file. Reads a part of it at a time.
 */
export async function detectKind(path: string, kinds: readonly string[], extension: string): Promise<DetectedKind> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) return { fault: 'broken' };
    const found = await fileTypeFromFile(path).catch(() => undefined);
    if (found === undefined) return await detectText(file, kinds, extension);
    if (!kinds.includes(found.ext)) return { fault: 'wrong' };
    return (await isWhole(file, found.ext, size)) ? { kind: found.ext } : { fault: 'broken' };
  } finally {
    await file.close();
  }
}

async function detectText(file: FileHandle, kinds: readonly string[], extension: string): Promise<DetectedKind> {
  const kind = TEXTS.find((text) => kinds.includes(text) && extensionsOf(text).includes(extension || 'txt'));
  return kind !== undefined && (await isText(file)) ? { kind } : { fault: 'wrong' };
}

/** Returns whether the end of a file is that of its kind. */
async function isWhole(file: FileHandle, kind: string, size: number): Promise<boolean> {
  const tail = await readFilePart(file, Math.max(0, size - TAIL), Math.min(size, TAIL));
  if (ARCHIVES.has(kind)) return isArchive(file, tail, size);
  if (endOfArchive(tail) !== undefined) return false; // an archive that begins as something else
  const head = await readFilePart(file, 0, 32);
  if (kind === 'png')
    return tail.subarray(-12).equals(PNG_END) && isShowable(head.readUInt32BE(16), head.readUInt32BE(20));
  if (kind === 'gif') return (await isGif(file, size)) && isShowable(head.readUInt16LE(6), head.readUInt16LE(8));
  if (kind === 'webp') return isRiff(head, size);
  if (kind === 'jpg') return isJpeg(file, tail, size);
  if (kind === 'pdf') return tail.subarray(-2048).includes('%%EOF') && head.subarray(0, 5).equals(PDF_START);
  return !BOXES.has(kind) || hasBoxes(file, size);
}

/** No camera makes larger pictures. */
const MOST_PIXELS = 400_000_000;
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const PDF_START = Buffer.from('%PDF-');
/** A few bytes can stand for a picture that fills the memory of anyone who opens it. */
function isShowable(width: number, height: number): boolean {
  return width * height > 0 && width * height <= MOST_PIXELS;
}

/** A RIFF file says how long it is; of an odd length it has one more byte. */
function isRiff(head: Buffer, size: number): boolean {
  const declaredSize = head.readUInt32LE(4) + 8;
  return declaredSize === size || declaredSize + (declaredSize % 2) === size;
}

/** Videos and HEIC pictures are rows of boxes, each of which says how long it is. */
async function hasBoxes(file: FileHandle, size: number): Promise<boolean> {
  let at = 0;
  for (let count = 0; count < 10_000 && at < size; count++) {
    const head = await readFilePart(file, at, 16);
    if (head.length < 8) return false;
    const short = head.readUInt32BE(0);
    const length =
      short === 0 ? size - at : short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return at === size;
}
