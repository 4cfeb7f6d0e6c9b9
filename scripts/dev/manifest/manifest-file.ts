/** Reads a file that others may be writing. */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/** More looks than the writing of a file takes; what is still being written then is seen at the next change. */
const MOST_LOOKS = 20;
/** From one look to the next, in milliseconds. */
const PAUSE = 5;
/** File systems count time in steps of up to so many milliseconds. */
const STEP = 10;
/** A file grows while it is worked on. */
const ROOM = 1.02;

/** What a file held when it was last read. */
export class ManifestFile {
  readonly #file: string;
  /** Undefined where the file could not be read. */
  bytes: Uint8Array | undefined;
  #status: Stats | undefined;
  #read = -Infinity;
  /** Memory that is read into, again and again: to get as much again takes longer than to read. */
  readonly #rooms: ArrayBuffer[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** Returns whether the file surely has not been written since it was read; only who reads it again knows whether it has. */
  get isUntouched(): boolean {
    const now = statusOf(this.#file);
    return isSame(now, this.#status) && (now === undefined || this.#read > now.mtimeMs + STEP);
  }

  /** Reads it; waits a little while it is growing. Whether it holds something else than before. Bytes that are `inUse` stay as they are. */
  read(inUse: (Uint8Array | undefined)[]): boolean {
    for (let looks = 1; ; looks++) {
      const status = statusOf(this.#file);
      const read = Date.now();
      const bytes = this.#take(status?.size ?? 0, [...inUse, this.bytes]);
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

  /** Returns what the file holds, up to a size: what has been added since then is seen by its status. */
  #take(size: number, inUse: (Uint8Array | undefined)[]): Uint8Array | undefined {
    let descriptor: number;
    try {
      descriptor = openSync(this.#file, 'r');
    } catch {
      return undefined; // it may go away between two looks at it
    }
    try {
      if (!fstatSync(descriptor).isFile()) return undefined;
      const bytes = Buffer.from(this.#roomFor(size, inUse), 0, size);
      let length = 0;
      for (let read = 1; read > 0 && length < size; length += read)
        read = readSync(descriptor, bytes, length, size - length, null);
      return bytes.subarray(0, length);
    } finally {
      closeSync(descriptor);
    }
  }

  #roomFor(size: number, inUse: (Uint8Array | undefined)[]): ArrayBuffer {
    const isFree = (room: ArrayBuffer) => !inUse.some((bytes) => bytes?.buffer === room);
    const found = this.#rooms.find((room) => isFree(room) && room.byteLength >= size);
    if (found) return found;
    const room = new ArrayBuffer(Math.ceil(size * ROOM));
    // What is too small by now is given up.
    this.#rooms.splice(0, Infinity, ...this.#rooms.filter((other) => !isFree(other)), room);
    return room;
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));

function statusOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

function isSame(a: Stats | undefined, b: Stats | undefined): boolean {
  return a?.mtimeMs === b?.mtimeMs && a?.ctimeMs === b?.ctimeMs && a?.size === b?.size && a?.ino === b?.ino;
}
