import { LAYOUT_IDS } from '../resolve/links/ids.ts';
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { shownBlocks } from './support/written-blocks.ts';

/** An id names one block of a page, and none of the frame's own parts. */
export function uniqueIds(manifest: unknown): Finding[] {
  return pagesOf(manifest).flatMap((page) => {
    const first = new Map<string, string>();
    return shownBlocks(manifest, page, 'id').flatMap(({ value, pointer }): Finding[] => {
      const id = idOf(value);
      if (id === undefined) return [];
      const earlier = first.get(id);
      first.set(id, earlier ?? pointer);
      if (earlier !== undefined) return [usedTwice(value, pointer, earlier)];
      if (!LAYOUT_IDS.has(id)) return [];
      const message = `The id ${JSON.stringify(id)} is the frame’s own.`;
      return [{ code: 'unique-ids', pointer, message, hint: 'Choose another id.' }];
    });
  });
}

/** A form without an id is known by its endpoint. */
function idOf({ id, type, endpoint }: Tree): string | undefined {
  if (typeof id === 'string') return id;
  return type === 'form' && typeof endpoint === 'string' ? `form-${endpoint}` : undefined;
}

function usedTwice({ id, endpoint }: Tree, pointer: Pointer, earlier: Pointer): Finding {
  const related = { pointer: earlier, message: 'The first stands here:' };
  if (id === undefined) {
    const message = `This page has two forms for ${JSON.stringify(endpoint)} without an id.`;
    return { code: 'unique-ids', pointer, message, hint: 'Give one of them an id.', related };
  }
  return {
    code: 'unique-ids',
    pointer,
    message: `The id ${JSON.stringify(id)} is used twice on this page.`,
    hint: pointer.endsWith('/name')
      ? 'The shared block brings it along; show that block once, or remove its id.'
      : 'Give each block an id of its own.',
    related,
  };
}
