import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { withFirst } from './support/with-first.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'repeated-entry',
  severity: 'warning',
  title: 'A menu has the same link twice',
  means: 'The navigation, a list of the footer or the profiles name one link twice, with the same words.',
  why: 'Visitors wonder how the two differ, and those who hear the page hear it twice.',
  fix: 'Remove one of the two.',
  wrong: [['      to: /\nfooter:', '      to: /\n    - label: Home\n      to: /\nfooter:']],
  *lintPage({ manifest: { navigation, footer, social }, manifest }) {
    const blocks = writtenBlocks(manifest, 'social-links').map(({ value, pointer }) => [value, pointer] as const);
    const lists = [[navigation, '/navigation'], [footer, '/footer'], [social, '/social'], ...blocks] as const; // prettier-ignore
    for (const items of lists.flatMap(([value, pointer]) => listsIn(value, pointer)))
      for (const [item, first] of withFirst(items, ({ key }) => key)) {
        if (item === first) continue;
        yield {
          pointer: item.pointer,
          message: 'This list has the same entry twice.',
          hint: 'Remove one of the two.',
          fix: { remove: item.pointer },
          related: { pointer: first.pointer, message: 'The first one is here:' },
        };
      }
  },
});

interface Item {
  pointer: Pointer;
  /** What visitors see of it, and where it leads. */
  key: string;
}

/** Returns every list in a value. */
function listsIn(value: unknown, pointer: Pointer): Item[][] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([name, child]) => listsIn(child, `${pointer}/${name}`));
  if (!Array.isArray(value)) return within;
  const items = value.map((entry: unknown, index) => {
    const { label, to } = isRecord(entry) ? entry : {};
    return { pointer: `${pointer}/${index}`, key: JSON.stringify(to === undefined ? entry : [label, to]) };
  });
  return [items, ...within];
}
