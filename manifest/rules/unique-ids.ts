import { LAYOUT_IDS } from '../resolve/links/ids.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { pagesOf, records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import type { RuleFinding } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { withFirst } from './support/with-first.ts';
import { shownBlocks } from './support/written-blocks.ts';
import type { Placed } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'unique-ids',
  severity: 'error',
  title: 'Two parts of a page have one id',
  means: 'Two parts of one page have the same id, or a block takes one that the frame of the page uses.',
  why: 'A link to the id leads to the first of them, and visitors never get to the other.',
  fix: 'Choose another id for one of them. A shared block that is shown twice on a page is better shown once.',
  wrong: atEnd(`
      - type: notice
        id: weather
        heading: Weather
        text: No lessons in a storm.
      - type: notice
        id: weather
        heading: Wind
        text: Nor in light wind.`),
  *checkPage(manifest) {
    for (const page of pagesOf(manifest)) {
      const withId = shownBlocks(manifest, page, 'id')
        .flatMap(withParts)
        .filter((block) => idOf(block) !== undefined);
      for (const [{ value, pointer }, first] of withFirst(withId, idOf)) {
        const id = idOf({ value })!;
        if (first.pointer !== pointer) yield usedTwice(value, pointer, first.pointer);
        else if (LAYOUT_IDS.has(id))
          yield { pointer, message: `The id ${JSON.stringify(id)} is the frame’s own.`, hint: 'Choose another id.' };
      }
    }
  },
});

/** Returns a block, and the parts of tabs, each of which may have an id. */
function withParts(block: Placed): Placed[] {
  const { value, pointer } = block;
  if (value['type'] !== 'tabs') return [block];
  const at = pointer.endsWith('/id') ? pointer.slice(0, -'/id'.length) : undefined;
  const parts = records(value, 'items').map((part, index) => {
    return { value: part.value, pointer: at === undefined ? pointer : `${at}/items/${index}/id` };
  });
  return [block, ...parts];
}

/** Returns the id of a block. A form without one has that of its endpoint. */
function idOf({ value: { id, type, endpoint } }: { value: Tree }): string | undefined {
  if (typeof id === 'string') return id;
  return type === 'form' && typeof endpoint === 'string' ? `form-${endpoint}` : undefined;
}

function usedTwice({ id, endpoint }: Tree, pointer: Pointer, earlier: Pointer): RuleFinding {
  const related = { pointer: earlier, message: 'The first one is here:' };
  if (id === undefined) {
    const message = `This page has two forms for ${JSON.stringify(endpoint)} without an id.`;
    return { pointer, message, hint: 'Give one of them an id.', related };
  }
  return {
    pointer,
    message: `The id ${JSON.stringify(id)} is used twice on this page.`,
    hint: pointer.endsWith('/name')
      ? 'The shared block brings it along; show that block once, or remove its id.'
      : 'Give each block an id of its own.',
    related,
  };
}
