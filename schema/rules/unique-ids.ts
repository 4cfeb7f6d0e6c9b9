import type { Finding } from '../problem.ts';
import { pagesOf } from '../tree.ts';
import { shownBlocks } from './written-blocks.ts';

/** An id names one block of a page. */
export function uniqueIds(manifest: unknown): Finding[] {
  return pagesOf(manifest).flatMap((page) => {
    const first = new Map<string, string>();
    return shownBlocks(manifest, page, 'id').flatMap(({ value, pointer }): Finding[] => {
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
          pointer,
          message: `The id ${JSON.stringify(id)} is used twice on this page.`,
          hint: pointer.endsWith('/name')
            ? 'The shared block brings it along; show that block once, or remove its id.'
            : 'Give each block an id of its own.',
          related: { pointer: earlier, message: 'The first stands here:' },
        },
      ];
    });
  });
}
