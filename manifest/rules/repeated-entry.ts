import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord, recordOf, records } from '../../schema/values/tree.ts';
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
  *lintSite({ manifest }) {
    for (const { list, pointer } of menusOf(manifest)) {
      const items = list.map((value, index) => ({ value, pointer: `${pointer}/${index}` }));
      for (const [item, first] of withFirst(items, keyOf)) {
        if (item === first) continue;
        yield {
          pointer: item.pointer,
          message: 'The same entry stands in this list twice.',
          hint: 'Remove one of the two.',
          fix: { remove: item.pointer },
          related: { pointer: first.pointer, message: 'The first one is here:' },
        };
      }
    }
  },
});

/** Returns every list of links that stands on many pages, and those of profiles. */
function menusOf(manifest: unknown): { list: unknown[]; pointer: Pointer }[] {
  const navigation = recordOf(manifest, 'navigation');
  const footer = recordOf(manifest, 'footer');
  const holders: [holder: unknown, field: string, pointer: Pointer][] = [
    [manifest, 'social', ''],
    [navigation, 'items', '/navigation'],
    ...records(navigation, 'items', '/navigation').map(({ value, pointer }) => [value, 'items', pointer] as const),
    ...records(footer, 'columns', '/footer').map(({ value, pointer }) => [value, 'links', pointer] as const),
    [footer['contact'], 'links', '/footer/contact'],
    [footer, 'legal', '/footer'],
    ...writtenBlocks(manifest, 'social-links').map(({ value, pointer }) => [value, 'items', pointer] as const),
  ].map(([holder, field, pointer]) => [holder, field as string, pointer as Pointer]);
  return holders.flatMap(([holder, field, pointer]) => {
    const list = isRecord(holder) ? holder[field] : undefined;
    return Array.isArray(list) ? [{ list, pointer: `${pointer}/${field}` }] : [];
  });
}

/** Returns what visitors see of an entry, and where it leads. */
function keyOf({ value }: { value: unknown }): string {
  return JSON.stringify(isRecord(value) && value['to'] !== undefined ? [value['label'], value['to']] : value);
}
