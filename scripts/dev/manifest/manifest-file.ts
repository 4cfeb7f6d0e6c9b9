/** Reads a file that others may be writing. */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/** The most reads while a file is being written; what is written after that is seen at the next change. */
const MAX_READS = 20;
/** Milliseconds from one read to the next. */
const PAUSE = 5;
/** Milliseconds: the precision of times in file systems. */
const STEP = 10;
/** The size of a buffer, as a multiple of the file's: a file grows while it is edited. */
const SPARE = 1.02;

/** What a file held when it was last read. */
export class ManifestFile {
  readonly #file: string;
  /** Undefined where the file could not be read. */
  bytes: Uint8Array | undefined;
  #status: Stats | undefined;
  #readAt = -Infinity;
  /** Buffers that are used again: to allocate one takes longer than to read the file. */
  readonly #buffers: ArrayBuffer[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * Returns whether the file has certainly not been written since it was read; false where it may have been.
   */
  get isUntouched(): boolean {
    const now = statusOf(this.#file);
    return isSame(now, this.#status) && (now === undefined || this.#readAt > now.mtimeMs + STEP);
  }

  /**
   * Reads the file, and waits a little while it is growing. Returns whether its content has changed. Bytes that are
   * `inUse` are not overwritten.
   */
  read(inUse: (Uint8Array | undefined)[]): boolean {
    for (let looks = 1; ; looks++) {
      const status = statusOf(this.#file);
      const readAt = Date.now();
      const bytes = this.#take(status?.size ?? 0, [...inUse, this.bytes]);
      if (looks < MAX_READS && !isSame(status, statusOf(this.#file))) {
        Atomics.wait(pause, 0, 0, PAUSE);
        continue;
      }
      const before = this.bytes;
      [this.#status, this.#readAt] = [status, readAt];
      if (bytes && before && Buffer.compare(bytes, before) === 0) return false;
      this.bytes = bytes;
      return bytes !== before;
    }
  }

  /** Returns the content of the file up to a size: anything added meanwhile shows in its status. */
  #take(size: number, inUse: (Uint8Array | undefined)[]): Uint8Array | undefined {
    let descriptor: number;
    try {
      descriptor = openSync(this.#file, 'r');
    } catch {
      return undefined; // it may be removed between two reads
    }
    try {
      if (!fstatSync(descriptor).isFile()) return undefined;
      const bytes = Buffer.from(this.#spaceFor(size, inUse), 0, size);
      let length = 0;
      for (let count = 1; count > 0 && length < size; length += count)
        count = readSync(descriptor, bytes, length, size - length, null);
      return bytes.subarray(0, length);
    } finally {
      closeSync(descriptor);
    }
  }

  #spaceFor(size: number, inUse: (Uint8Array | undefined)[]): ArrayBuffer {
    const isFree = (buffer: ArrayBuffer) => !inUse.some((bytes) => bytes?.buffer === buffer);
    const found = this.#buffers.find((buffer) => isFree(buffer) && buffer.byteLength >= size);
    if (found) return found;
    const buffer = new ArrayBuffer(Math.ceil(size * SPARE));
    // Buffers that are too small by now are dropped.
    this.#buffers.splice(0, Infinity, ...this.#buffers.filter((other) => !isFree(other)), buffer);
    return buffer;
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));

function statusOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

function isSame(a: Stats | undefined, b: Stats | undefined): boolean {
  return a?.mtimeMs === b?.mtimeMs && a?.ctimeMs === b?.ctimeMs && a?.size === b?.size && a?.ino === b?.ino;
}
