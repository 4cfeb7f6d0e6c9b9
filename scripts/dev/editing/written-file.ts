/** The manifest's file, as bytes and as text. */
import type { EditedText } from '../../../editing/edit-text.ts';
import type { Splice } from '../../../editing/edit.ts';
import { changedLines, writtenText } from '../../../manifest/check/fix.ts';
import { endOfLine, startOfLine } from '../../../manifest/yaml/edit/field-lines.ts';
import { inTextOrder } from '../../../manifest/yaml/edit/splice.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import { replaceFile } from '../../cli/output/replace-file.ts';

/** What a file holds: bytes, the text that they are, and what it says. */
export interface FileContent {
  bytes: Uint8Array;
  text: string;
  /** Absent where it was not read yet. */
  value?: unknown;
}

/** Returns the text with its byte order mark; undefined where bytes are none. */
export function decodedText(bytes: Uint8Array | undefined): string | undefined {
  return bytes && writtenText(bytes);
}

/** Returns the bytes after some splices of the text; undefined where they would hold half of a character. */
export function splicedBytes({ bytes, text }: FileContent, splices: Splice[]): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let [at, offset] = [0, 0];
  const skipTo = (end: number) => {
    const from = offset;
    offset += Buffer.byteLength(text.slice(at, end));
    at = end;
    return bytes.subarray(from, offset);
  };
  for (const { start, end, text: fresh } of inTextOrder(splices)) {
    if (!fresh.isWellFormed() || isInCharacter(text, start) || isInCharacter(text, end)) return undefined;
    parts.push(skipTo(start), Buffer.from(fresh));
    skipTo(end);
  }
  return Buffer.concat([...parts, bytes.subarray(offset)]);
}

const isInCharacter = (text: string, at: number) => at > 0 && text.codePointAt(at - 1)! > 0xffff;

/** Puts bytes in the place of the file's own. Returns a sentence where that cannot be done. */
export function store(file: string, bytes: Uint8Array): string | undefined {
  try {
    replaceFile(file, bytes);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableError) return error.message;
    throw error;
  }
}

/** Counts the lines that change. Lines around them are not counted: a long file has many. */
export function countLines(text: string, { splices }: EditedText): number {
  if (splices.length === 0) return 0;
  const ordered = inTextOrder(splices);
  const from = startOfLine(text, ordered[0]!.start);
  const around = text.slice(from, endOfLine(text, ordered.at(-1)!.end));
  const moved = ordered.map((one) => ({ ...one, start: one.start - from, end: one.end - from }));
  return changedLines(around, moved).reduce((sum, { before, after }) => sum + Math.max(before.length, after.length), 0);
}
