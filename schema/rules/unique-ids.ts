import type { Finding } from '../problem.ts';
import { blocksOf, pagesOf } from '../tree.ts';

/** An id names one block of a page. */
export function uniqueIds(manifest: unknown): Finding[] {
  return pagesOf(manifest).flatMap((page) => {
    const first = new Map<string, string>();
    return blocksOf(manifest, page).flatMap(({ value, pointer }): Finding[] => {
      const id = value['id'];
      if (typeof id !== 'string') return [];
      const earlier = first.get(id);
      if (earlier === undefined) {
        first.set(id, pointer);
        return [];
      }
      return [
        {
          code: 'unique-ids',
          pointer: `${pointer}/id`,
          message: `The id ${JSON.stringify(id)} is used twice on this page.`,
          hint: 'Give each block an id of its own.',
          related: { pointer: `${earlier}/id`, message: 'The first stands here.' },
        },
      ];
    });
  });
}
