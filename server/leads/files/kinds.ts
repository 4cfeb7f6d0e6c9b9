/** Detects by its content what a file is. Names and types that a browser sends are no evidence. */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { endingsOf } from '../../../schema/addresses/form-rules.ts';
import { isArchive, endOfArchive } from './archive.ts';
import { isGif } from './gif.ts';
import { isText } from './text.ts';

/** Bytes at the end of a file that are searched: the end of a ZIP archive lies within, whatever its comment. */
const TAIL = 65_557;

/** The kinds that are ZIP archives inside, and those that are text, which nothing marks. */
const ARCHIVES = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods']);
const TEXTS = ['txt', 'csv'];
const BOXES = new Set(['heic', 'mp4', 'm4a']);

export type DetectedKind = { kind: string } | { fault: 'wrong' | 'broken' };

/**
 * Returns the kind of a file, one of those that are taken. A file is broken if it is empty, or its end does not fit its
 * start: it was cut off, or contains another file. Reads a part of it at a time.
 */
export async function detectKind(path: string, kinds: readonly string[], ending: string): Promise<DetectedKind> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) return { fault: 'broken' };
    const found = await fileTypeFromFile(path).catch(() => undefined);
    if (found === undefined) return await detectText(file, kinds, ending);
    if (!kinds.includes(found.ext)) return { fault: 'wrong' };
    return (await isWhole(file, found.ext, size)) ? { kind: found.ext } : { fault: 'broken' };
  } finally {
    await file.close();
  }
}

async function detectText(file: FileHandle, kinds: readonly string[], ending: string): Promise<DetectedKind> {
  const kind = TEXTS.find((text) => kinds.includes(text) && endingsOf(text).includes(ending || 'txt'));
  return kind !== undefined && (await isText(file)) ? { kind } : { fault: 'wrong' };
}

/** Returns whether the end of a file is that of its kind. */
async function isWhole(file: FileHandle, kind: string, size: number): Promise<boolean> {
  const tail = await read(file, Math.max(0, size - TAIL), Math.min(size, TAIL));
  if (ARCHIVES.has(kind)) return isArchive(file, tail, size);
  if (endOfArchive(tail) !== undefined) return false; // an archive that begins as something else
  const head = await read(file, 0, 32);
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
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** A few bytes can stand for a picture that fills the memory of anyone who opens it. */
function isShowable(width: number, height: number): boolean {
  return width * height > 0 && width * height <= MOST_PIXELS;
}

/** A RIFF file says how long it is; of an odd length it has one more byte. */
function isRiff(head: Buffer, size: number): boolean {
  const declaredSize = head.readUInt32LE(4) + 8;
  return declaredSize === size || declaredSize + (declaredSize % 2) === size;
}

/** Cameras append films and notes to their pictures, so that the end may lie further in; markup and programs are none. */
async function isJpeg(file: FileHandle, tail: Buffer, size: number): Promise<boolean> {
  const end = tail.lastIndexOf(JPEG_END);
  if (end >= 0) return isAppended(tail.subarray(end + JPEG_END.length));
  for (let at = Math.max(0, size - 2 * TAIL); ; at = Math.max(0, at - TAIL)) {
    if ((await read(file, at, TAIL + 1)).includes(JPEG_END)) return true;
    if (at === 0) return false;
  }
}

/**
 * Returns whether data after the first end marker may be there: neither a further segment of the picture, since the
 * marker is then that of its preview and the picture was cut off, nor markup or a program. Another picture may follow.
 */
function isAppended(rest: Buffer): boolean {
  const isSegment = rest[0] === 0xff && rest[1] !== 0xff && rest[1] !== 0xd8;
  return !isSegment && !/<(?:!doctype|html|script|svg|\?php|\?xml)|%PDF-|^MZ/i.test(rest.toString('latin1'));
}

/** Films and HEIC pictures are rows of boxes, each of which says how long it is. */
async function hasBoxes(file: FileHandle, size: number): Promise<boolean> {
  let at = 0;
  for (let count = 0; count < 10_000 && at < size; count++) {
    const head = await read(file, at, 16);
    if (head.length < 8) return false;
    const short = head.readUInt32BE(0);
    const length =
      short === 0 ? size - at : short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return at === size;
}

/** Reads a part of a file. */
async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
