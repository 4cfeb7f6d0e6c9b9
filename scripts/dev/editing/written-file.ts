/** Converts the file of the manifest between bytes and text, and replaces it. */
import { relative } from 'node:path';
import { parseOrRefuse } from '../../../editing/edit-text.ts';
import { isRefusal, orRefusal } from '../../../editing/edit.ts';
import type { Splice } from '../../../editing/edit.ts';
import { changedLines, writtenText } from '../../../manifest/check/fix.ts';
import { endOfLine, startOfLine } from '../../../manifest/yaml/edit/field-lines.ts';
import { inTextOrder } from '../../../manifest/yaml/edit/splice.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import { replaceFile } from '../../cli/output/replace-file.ts';

/** The content of a file: its bytes, their text, and the value of that. */
export interface FileContent {
  bytes: Uint8Array;
  text: string;
  /** Absent if the text was not parsed yet. */
  value?: unknown;
}

const AGAIN = 'Editing goes on as soon as the mistake is fixed; nothing was written.';

/** Parses the bytes of a file; they are undefined if it cannot be read. Returns a sentence if it cannot be edited. */
export function parse(file: string, bytes: Uint8Array | undefined): FileContent | { sentence: string } {
  const text = bytes && writtenText(bytes);
  if (bytes === undefined || text === undefined)
    return { sentence: `${relative(process.cwd(), file)} cannot be read as text. ${AGAIN}` };
  const read = orRefusal(() => ({ value: parseOrRefuse(text) }));
  return isRefusal(read) ? { sentence: `${read.refusal} ${AGAIN}` } : { bytes, text, ...read };
}

/** Returns the bytes after some splices of the text; undefined if they would have half of a character. */
export function splicedBytes({ bytes, text }: FileContent, splices: Splice[]): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let [at, offset] = [0, 0];
  const skipTo = (end: number) => {
    const from = offset;
    offset += Buffer.byteLength(text.slice(at, end));
    at = end;
    return bytes.subarray(from, offset);
  };
  for (const { start, end, text: inserted } of inTextOrder(splices)) {
    if (!inserted.isWellFormed() || splitsSurrogatePair(text, start) || splitsSurrogatePair(text, end))
      return undefined;
    parts.push(skipTo(start), Buffer.from(inserted));
    skipTo(end);
  }
  return Buffer.concat([...parts, bytes.subarray(offset)]);
}

/** Returns whether an offset is between the two halves of a character. */
const splitsSurrogatePair = (text: string, at: number) => at > 0 && text.codePointAt(at - 1)! > 0xffff;

/** Replaces the bytes of the file. Returns a sentence if that cannot be done. */
export function replaceBytes(file: string, bytes: Uint8Array): string | undefined {
  try {
    replaceFile(file, bytes);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableError) return error.message;
    throw error;
  }
}

/** Returns how many lines of a text some splices change. Only the lines from the first splice to the last are looked at: a long file has many. */
export function countLines(text: string, splices: Splice[]): number {
  if (splices.length === 0) return 0;
  const ordered = inTextOrder(splices);
  const from = startOfLine(text, ordered[0]!.start);
  const around = text.slice(from, endOfLine(text, ordered.at(-1)!.end));
  const moved = ordered.map((one) => ({ ...one, start: one.start - from, end: one.end - from }));
  return changedLines(around, moved).reduce((sum, { before, after }) => sum + Math.max(before.length, after.length), 0);
}
