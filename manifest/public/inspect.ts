/** Decodes pictures, in a process of its own: reads which from the standard input, writes a line of JSON for each. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { drawingName } from '../resolve/drawings.ts';
import { checkDrawing, checkInlineDrawing } from './drawing.ts';
import { FILE } from './picture-fault.ts';
import type { PictureFault } from './picture-fault.ts';
import { LONGEST_WAIT, MOST_BYTES, readable } from './limits.ts';
import { checkRaster } from './raster.ts';

interface Task {
  folder: string;
  paths: string[];
  /** How many to decode at a time. */
  atOnce: number;
}

const { folder, paths, atOnce } = JSON.parse(await text(process.stdin)) as Task;
const waiting = paths.values();
await Promise.all(Array.from({ length: atOnce }, work));
// A picture that was given up may still be decoded in another thread.
process.stdout.write('', () => process.exit());

async function work(): Promise<void> {
  for (const path of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time is what a worker does
    const faults = await checkPicture(path);
    process.stdout.write(`${JSON.stringify([path, faults])}\n`);
  }
}

async function checkPicture(path: string): Promise<PictureFault[]> {
  const bytes = readFileSync(join(folder, path));
  if (bytes.length === 0)
    return [{ code: 'broken-picture', message: `The picture ${FILE} is an empty file.`, hint: 'Save it again.' }];
  if (bytes.length > MOST_BYTES) {
    const message = `The picture ${FILE} has ${readable(bytes.length)} bytes; ${readable(MOST_BYTES)} is the most.`;
    return [{ code: 'large-picture', message, hint: 'Save it smaller.' }];
  }
  const isDrawing = extname(path).toLowerCase() === '.svg';
  const late = wait(LONGEST_WAIT, undefined, { ref: false }).then((): PictureFault[] => [TOO_SLOW]);
  const check = !isDrawing ? checkRaster : drawingName(path) === undefined ? checkDrawing : checkInlineDrawing;
  return Promise.race([check(bytes), late]);
}

const TOO_SLOW: PictureFault = {
  code: 'large-picture',
  message: `The picture ${FILE} takes longer than ${LONGEST_WAIT / 1000} seconds to decode.`,
  hint: 'Save it smaller, or as a simpler drawing.',
};
