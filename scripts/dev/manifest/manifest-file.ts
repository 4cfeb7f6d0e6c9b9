/** A file that others write while it is read. */
import { readFileSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/** More looks than the writing of a file takes; what is still being written then is seen at the next change. */
const MOST_LOOKS = 20;
/** From one look to the next, in milliseconds. */
const PAUSE = 5;
/** File systems count time in steps of up to so many milliseconds. */
const STEP = 10;

/** What a file held when it was last read. */
export class ManifestFile {
  readonly #file: string;
  /** Undefined where the file could not be read. */
  bytes: Uint8Array | undefined;
  #status: Stats | undefined;
  #read = -Infinity;

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether the file surely has not been written since it was read; only who reads it again knows whether it has. */
  get isUntouched(): boolean {
    const now = statusOf(this.#file);
    return isSame(now, this.#status) && (now === undefined || this.#read > now.mtimeMs + STEP);
  }

  /** Reads it; waits a little while it is growing. Whether it holds something else than before. */
  read(): boolean {
    for (let looks = 1; ; looks++) {
      const status = statusOf(this.#file);
      const read = Date.now();
      const bytes = readIfThere(this.#file);
      if (looks < MOST_LOOKS && !isSame(status, statusOf(this.#file))) {
        Atomics.wait(pause, 0, 0, PAUSE);
        continue;
      }
      const before = this.bytes;
      [this.#status, this.#read] = [status, read];
      if (bytes && before && Buffer.compare(bytes, before) === 0) return false;
      this.bytes = bytes;
      return bytes !== before;
    }
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));

function statusOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

function isSame(a: Stats | undefined, b: Stats | undefined): boolean {
  return a?.mtimeMs === b?.mtimeMs && a?.size === b?.size && a?.ino === b?.ino;
}

/** A file may go away between two looks at it. */
function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
