/** Decodes pictures, in a process of its own: reads which from the standard input, writes a line of JSON for each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { checkDrawing, checkInlineDrawing } from './drawing.ts';
import { FILE } from './picture-fault.ts';
import { checkLogo } from './logo.ts';
import type { CheckedPicture, PictureFault, Way } from './picture-fault.ts';
import { LONGEST_WAIT, MOST_BYTES, readable } from './limits.ts';
import { checkRaster } from './raster.ts';

interface Task {
  folder: string;
  pictures: CheckedPicture[];
  /** How many to decode at a time. */
  atOnce: number;
}

const { folder, pictures, atOnce } = JSON.parse(await text(process.stdin)) as Task;
const waiting = pictures.entries();
await Promise.all(Array.from({ length: atOnce }, work));
// A picture that was given up may still be decoded in another thread.
process.stdout.write('', () => process.exit());

async function work(): Promise<void> {
  for (const [index, picture] of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time is what a worker does
    const faults = await checkPicture(picture);
    process.stdout.write(`${JSON.stringify([index, faults])}\n`);
  }
}

async function checkPicture({ path, ways }: CheckedPicture): Promise<PictureFault[]> {
  const bytes = readFileSync(join(folder, path));
  if (bytes.length === 0)
    return [{ code: 'broken-picture', message: `The picture ${FILE} is an empty file.`, hint: 'Save it again.' }];
  if (bytes.length > MOST_BYTES) {
    const message = `The picture ${FILE} has ${readable(bytes.length)} bytes; ${readable(MOST_BYTES)} is the most.`;
    return [{ code: 'large-picture', message, hint: 'Save it smaller.' }];
  }
  const late = wait(LONGEST_WAIT, undefined, { ref: false }).then((): PictureFault[] => [TOO_SLOW]);
  return Promise.race([decode(bytes, new Set(ways)), late]);
}

async function decode(bytes: Buffer, ways: ReadonlySet<Way>): Promise<PictureFault[]> {
  const check = ways.has('inline') ? checkInlineDrawing : ways.has('svg') ? checkDrawing : checkRaster;
  const faults = await check(bytes);
  if (faults.length > 0 || !ways.has('logo')) return faults;
  return checkLogo(bytes, ways);
}

const TOO_SLOW: PictureFault = {
  code: 'large-picture',
  message: `The picture ${FILE} takes longer than ${LONGEST_WAIT / 1000} seconds to decode.`,
  hint: 'Save it smaller, or as a simpler drawing.',
};
