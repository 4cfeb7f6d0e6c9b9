import { LAYOUT_IDS } from '../resolve/links/ids.ts';
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { shownBlocks } from './support/written-blocks.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unique-ids',
  severity: 'error',
  title: 'Two parts of a page have one id',
  means: 'Two parts of one page have the same id, or a block takes one that the frame of the page uses.',
  why: 'A link to the id leads to the first of them, and visitors never get to the other.',
  fix: 'Choose another id for one of them. A shared block that is shown twice on a page is better shown once.',
  wrong: [
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
      - type: notice
        id: weather
        heading: Weather
        text: No lessons in a storm.
      - type: notice
        id: weather
        heading: Wind
        text: Nor in a calm.`,
    ],
  ],
  checkPage: uniqueIds,
});

/** Finds ids that two blocks of a page have, or that a part of the layout has. */
function uniqueIds(manifest: unknown): Finding[] {
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

/** Returns the id of a block. A form without one has that of its endpoint. */
function idOf({ id, type, endpoint }: Tree): string | undefined {
  if (typeof id === 'string') return id;
  return type === 'form' && typeof endpoint === 'string' ? `form-${endpoint}` : undefined;
}

function usedTwice({ id, endpoint }: Tree, pointer: Pointer, earlier: Pointer): Finding {
  const related = { pointer: earlier, message: 'The first one is here:' };
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
