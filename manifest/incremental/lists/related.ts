/** Finds entries that have tags in common. */
import { countBelow } from '../../problems/count-below.ts';
import type { CollectionEntry } from './entries.ts';

/**
 * How many entries before and after an entry are compared for each tag: those further away in time are seldom more
 * similar.
 */
const REACH = 25;

/** Knows the tags of a list of entries. */
export class RelatedEntries {
  readonly #entries: readonly CollectionEntry[];
  readonly #byTag = new Map<string, number[]>();

  /** The entries are sorted, the newest first. */
  constructor(entries: readonly CollectionEntry[]) {
    this.#entries = entries;
    for (const [index, { tags }] of entries.entries())
      for (const tag of new Set(tags)) {
        const list = this.#byTag.get(tag);
        if (list) list.push(index);
        else this.#byTag.set(tag, [index]);
      }
  }

  /** Returns at most `most` other entries: those with the most tags in common first, then those nearest in the list. */
  of(index: number, most: number): CollectionEntry[] {
    if (most === 0) return [];
    const common = new Map<number, number>();
    for (const tag of new Set(this.#entries[index]!.tags)) {
      const list = this.#byTag.get(tag)!;
      const at = countBelow(list, index);
      for (const other of list.slice(Math.max(0, at - REACH), at + REACH + 1))
        if (other !== index) common.set(other, (common.get(other) ?? 0) + 1);
    }
    return [...common]
      .toSorted(([a, one], [b, two]) => two - one || Math.abs(a - index) - Math.abs(b - index) || a - b)
      .slice(0, most)
      .map(([other]) => this.#entries[other]!);
  }
}
