/** Knows every line end (CRLF, CR, line feed), as YAML does, and reads them as line feeds, so that little else has to know of the others. */
import { countBelow } from '../problems/count-below.ts';

const [LINE_FEED, RETURN] = [10, 13];

/** Returns UTF-8 bytes with line feeds only: the same array where there is no other line end, else a copy. */
export function withLineFeeds(bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength); // searches many times faster
  if (!buffer.includes(RETURN)) return bytes;
  const copy = new Uint8Array(bytes.length);
  let length = 0;
  let start = 0;
  for (let end = buffer.indexOf(RETURN); end !== -1; end = buffer.indexOf(RETURN, start)) {
    copy.set(buffer.subarray(start, end), length);
    length += end - start;
    if (buffer[end + 1] !== LINE_FEED) copy[length++] = LINE_FEED;
    start = end + 1;
  }
  copy.set(buffer.subarray(start), length);
  length += buffer.length - start;
  return copy.subarray(0, length);
}

/** Returns a function from offsets in a text with line feeds only to those in the same text as it is written, with CRLF. */
export function writtenOffsets(written: string): (offset: number) => number {
  const lineEnds: number[] = []; // in the text with line feeds only
  for (let at = written.indexOf('\r\n'); at !== -1; at = written.indexOf('\r\n', at + 2))
    lineEnds.push(at - lineEnds.length);
  return (offset) => offset + countBelow(lineEnds, offset);
}

/** Returns the lines of a text as it is written, without their line ends. */
export function splitLines(written: string): string[] {
  return written.split(/\r\n?|\n/);
}

/** Returns where the line of an offset starts in a text as it is written. */
export function startOfWrittenLine(written: string, offset: number): number {
  let start = offset;
  while (start > 0 && written[start - 1] !== '\n' && written[start - 1] !== '\r') start--;
  return start;
}

/** Returns where the line of an offset ends in a text as it is written, before its line end. */
export function endOfWrittenLine(written: string, offset: number): number {
  const newline = /[\r\n]/g;
  newline.lastIndex = offset;
  return newline.exec(written)?.index ?? written.length;
}
