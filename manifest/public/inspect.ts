/**
 * Decodes pictures, in a process of its own: reads a task as JSON from the standard input, writes a line of JSON for
 * each picture.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { checkDrawing, checkInlineDrawing } from './drawings/check-drawing.ts';
import { FILE } from './picture-fault.ts';
import { checkLogo } from './logo.ts';
import type { CheckedPicture, Decoded, PictureFault, PictureCheck } from './picture-fault.ts';
import { LONGEST_WAIT, MOST_BYTES, readable } from './limits.ts';
import { checkRaster } from './raster.ts';

interface Task {
  folder: string;
  pictures: CheckedPicture[];
  /** How many pictures to decode at a time. */
  concurrency: number;
}

const { folder, pictures, concurrency } = JSON.parse(await text(process.stdin)) as Task;
const waiting = pictures.entries();
await Promise.all(Array.from({ length: concurrency }, work));
// A picture that was given up may still be decoded in another thread.
process.stdout.write('', () => process.exit());

async function work(): Promise<void> {
  for (const [index, picture] of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time is what a worker does
    const decoded = await checkPicture(picture);
    process.stdout.write(`${JSON.stringify([index, decoded])}\n`);
  }
}

async function checkPicture({ path, checks }: CheckedPicture): Promise<Decoded> {
  const bytes = readFileSync(join(folder, path));
  if (bytes.length === 0)
    return faulty({ code: 'broken-picture', message: `The picture ${FILE} is an empty file.`, hint: 'Save it again.' });
  if (bytes.length > MOST_BYTES) {
    const message = `The picture ${FILE} has ${readable(bytes.length)} bytes; ${readable(MOST_BYTES)} is the most.`;
    return faulty({ code: 'large-picture', message, hint: 'Save it smaller.' });
  }
  const late = wait(LONGEST_WAIT, undefined, { ref: false }).then(() => faulty(TOO_SLOW));
  return Promise.race([decode(bytes, new Set(checks)), late]);
}

function faulty(fault: PictureFault): Decoded {
  return { faults: [fault] };
}

async function decode(bytes: Buffer, checks: ReadonlySet<PictureCheck>): Promise<Decoded> {
  const check = checks.has('inline') ? checkInlineDrawing : checks.has('svg') ? checkDrawing : checkRaster;
  const faults = await check(bytes);
  if (faults.length > 0) return { faults };
  if (checks.has('logo')) return { faults: await checkLogo(bytes, checks) };
  if (check !== checkRaster) return { faults };
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  return { faults, size: [width, height] };
}

const TOO_SLOW: PictureFault = {
  code: 'large-picture',
  message: `The picture ${FILE} takes longer than ${LONGEST_WAIT / 1000} seconds to decode.`,
  hint: 'Save it smaller, or as a simpler drawing.',
};
