/** Examines a manifest page by page, in this thread. */
import type { Published } from '../addresses/addresses.ts';
import type { Finding } from '../problem.ts';
import { batchesOf, textOf } from './batches.ts';
import { cut } from './cut.ts';
import { PageExaminer } from './examiner.ts';
import type { ExaminedFrame } from './examiner.ts';
import type { ExaminedPage } from './facts.ts';
import { judgeSite } from './judge.ts';
import { NotPagewise } from './not-pagewise.ts';

/** A right manifest. */
export interface Pagewise {
  frame: ExaminedFrame;
  pages: ExaminedPage[];
  warnings: Finding[];
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
