/** Examines a manifest page by page, in this thread. */
import type { Published } from '../addresses/addresses.ts';
import type { Finding } from '../problem.ts';
import { cut } from './cut.ts';
import type { Piece } from './cut.ts';
import { NotPagewise, PageExaminer } from './examiner.ts';
import type { ExaminedFrame } from './examiner.ts';
import type { ExaminedPage } from './facts.ts';
import { judgeSite } from './judge.ts';

/** A right manifest. */
export interface Pagewise {
  frame: ExaminedFrame;
  pages: ExaminedPage[];
  warnings: Finding[];
}

/** Bytes that are read at once, since each reading has its cost. */
const BATCH = 50_000;

/** Routes that follow one another. */
export interface Batch extends Piece {
  first: number;
  count: number;
}

/** Examines a manifest. Undefined where something is wrong, or it is not written so that it can be taken apart. */
export function examinePagewise(
  bytes: Uint8Array,
  publicFiles: ReadonlySet<string>,
  published?: Published,
): Pagewise | undefined {
  const cuts = cut(bytes);
  if (!cuts) return undefined;
  try {
    const examiner = new PageExaminer(cuts.frame, publicFiles);
    const pages = batchesOf(cuts.routes).flatMap((batch) => examiner.examine(textOf(bytes, batch), batch.count));
    const facts = pages.map((page) => page.facts);
    return { frame: examiner.frame, pages, warnings: judgeSite(examiner.frame, facts, publicFiles, published) };
  } catch (error) {
    if (error instanceof NotPagewise) return undefined;
    throw error;
  }
}

/** Joins routes to batches. */
export function batchesOf(routes: Piece[]): Batch[] {
  const batches: Batch[] = [];
  for (const [first, { start, end }] of routes.entries()) {
    const last = batches.at(-1);
    if (last && last.end === start && end - last.start < BATCH) Object.assign(last, { end, count: last.count + 1 });
    else batches.push({ start, end, first, count: 1 });
  }
  return batches;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a piece. Throws NotPagewise where it is no UTF-8. */
export function textOf(bytes: Uint8Array, { start, end }: Piece): string {
  try {
    return decoder.decode(bytes.subarray(start, end));
  } catch {
    throw new NotPagewise();
  }
}
