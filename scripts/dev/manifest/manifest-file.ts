/** Reads a file that an editor may be writing at the same time. */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/** More attempts than writing a file takes; what is still being written then is read at the next change. */
const MAX_READS = 20;
/** Milliseconds from one attempt to the next. */
const PAUSE = 5;
/** The coarsest resolution of timestamps of file systems, in milliseconds. */
const TIMESTAMP_STEP = 10;
/** The size of a buffer in relation to the file, which grows while it is edited. */
const GROWTH = 1.02;

/** A file and the bytes it had when it was last read. */
export class ManifestFile {
  readonly #file: string;
  /** Undefined if the file could not be read. */
  bytes: Uint8Array | undefined;
  #status: Stats | undefined;
  #read = -Infinity;
  /** Buffers that are used again, since allocating one takes longer than reading. */
  readonly #rooms: ArrayBuffer[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether the file has certainly not been written since it was read; if false, it has to be read to find out. */
  get isUnchanged(): boolean {
    const now = statusOf(this.#file);
    return isSame(now, this.#status) && (now === undefined || this.#read > now.mtimeMs + TIMESTAMP_STEP);
  }

  /** Reads the file, waiting while it grows; returns whether its bytes differ. Bytes that are `inUse` are not overwritten. */
  read(inUse: (Uint8Array | undefined)[]): boolean {
    for (let reads = 1; ; reads++) {
      const status = statusOf(this.#file);
      const read = Date.now();
      const bytes = this.#take(status?.size ?? 0, [...inUse, this.bytes]);
      if (reads < MAX_READS && !isSame(status, statusOf(this.#file))) {
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

  /** Returns the bytes of the file up to a size; its status shows whether more have been added since. */
  #take(size: number, inUse: (Uint8Array | undefined)[]): Uint8Array | undefined {
    let descriptor: number;
    try {
      descriptor = openSync(this.#file, 'r');
    } catch {
      return undefined; // it may be removed between two attempts
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
    const room = new ArrayBuffer(Math.ceil(size * GROWTH));
    // Buffers that have become too small are dropped.
    this.#rooms.splice(0, Infinity, ...this.#rooms.filter((other) => !isFree(other)), room);
    return room;
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));

function statusOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

function isSame(a: Stats | undefined, b: Stats | undefined): boolean {
  return a?.mtimeMs === b?.mtimeMs && a?.size === b?.size && a?.ino === b?.ino;
}
