/** Walks through the blocks of a GIF, which is the only way to see whether it is whole. */
import type { FileHandle } from 'node:fs/promises';

const WINDOW = 65_536;
const [EXTENSION, PICTURE, END] = [0x21, 0x2c, 0x3b];

/** Returns whether the blocks of a GIF lead to its end. Reads a part of it at a time. */
export async function isGif(file: FileHandle, size: number): Promise<boolean> {
  const window = Buffer.alloc(WINDOW);
  let start = -WINDOW;
  const byteAt = async (at: number): Promise<number> => {
    if (at >= size) return -1;
    if (at < start || at >= start + WINDOW) {
      start = at;
      await file.read(window, 0, WINDOW, start);
    }
    return window[at - start]!;
  };
  /** Returns the bytes of a table of colours, by the flags before it. */
  const tableOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableOf(await byteAt(10));
  for (;;) {
    const block = await byteAt(at);
    if (block === END) return at === size - 1;
    if (block === EXTENSION) at += 2;
    else if (block === PICTURE) at += 11 + tableOf(await byteAt(at + 9));
    else return false;
    for (let length = await byteAt(at); length !== 0; length = await byteAt(at)) {
      if (length < 0) return false;
      at += length + 1;
    }
    at++;
  }
}
