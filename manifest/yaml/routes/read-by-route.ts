/**
 * Reads a long manifest some routes at a time, which takes half of the memory and less time than reading it in one go.
 * Where a part cannot be read by itself, for whatever reason, the text is to be read as a whole.
 */
import { YAMLException } from 'js-yaml';
import { moveSpans } from '../../problems/move-spans.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { readWhole } from '../read.ts';
import type { Read } from '../source.ts';
import { batchesOf } from './batches.ts';
import { splitText } from './split-routes.ts';

/** Shorter texts are read quickly enough. */
const LONG = 200_000;
/** No route is as long; one that seems to be has something wrong, and would be read twice. */
const GIANT = 1_000_000;

/** Reads a text in parts; undefined where that cannot be done. `from`: how long a text has to be; `size`: how long a batch. */
export function readByRoute(text: string, from = LONG, size?: number): Read | undefined {
  const split = text.length < from ? undefined : splitText(text);
  const batches = split && batchesOf(split.routes, undefined, size);
  if (!batches || batches.some(({ start, end }) => end - start > GIANT)) return undefined;
  try {
    const site = readWhole(split.sitePart);
    if (site.problems.length > 0 || site.warnings.length > 0 || !isRecord(site.value)) return undefined;
    const read: Read = { ...site, warnings: [] };
    const routes: unknown[] = (site.value['routes'] = []);
    for (const { start, end, count } of batches) {
      const { value, problems, warnings } = readWhole(text.slice(start, end));
      if (problems.length > 0 || !Array.isArray(value) || value.length !== count) return undefined;
      routes.push(...(value as unknown[]));
      read.warnings.push(...warnings.map((warning) => moveSpans(warning, (offset) => offset + start)));
    }
    return read;
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}
