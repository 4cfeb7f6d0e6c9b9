import { namesIn } from '../resolve/broken-names.ts';
import type { Finding } from '../problems/problem.ts';
import { guessOne } from '../words/several-names.ts';
import { nameList } from '../problems/name-list.ts';
import { isRecord, pagesOf, records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unknown-shared',
  severity: 'error',
  title: 'There is no such shared block',
  means: 'A page shows a shared block whose name does not stand under "shared".',
  why: 'The block would be missing from the page.',
  fix: 'Correct the name, or add the block under "shared". A shared block cannot hold another one.',
  wrong: [
    [
      'language: en',
      `language: en
shared:
  weather:
    type: notice
    heading: Weather
    text: No lessons in a storm.`,
    ],
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
      - type: shared
        name: wether`,
    ],
  ],
  checkPage: unknownShared,
});

/** Finds uses of shared blocks that do not exist, and shared blocks that show another one. */
function unknownShared(manifest: unknown): Finding[] {
  const shared = isRecord(manifest) && isRecord(manifest['shared']) ? manifest['shared'] : {};
  const names = namesIn(manifest, 'shared');
  const nested = Object.entries(shared).flatMap(([name, block]): Finding[] =>
    isRecord(block) && block['type'] === 'shared'
      ? [
          {
            code: 'unknown-shared',
            pointer: `/shared/${name}/type`,
            message: 'A shared block may not show another shared block.',
            hint: 'Write the block itself here, with a type of its own.',
          },
        ]
      : [],
  );
  if (!names) return nested;
  const unknown = pagesOf(manifest).flatMap((page) =>
    records(page.value, 'blocks', page.pointer).flatMap(({ value, pointer }): Finding[] => {
      const name = value['name'];
      if (value['type'] !== 'shared' || typeof name !== 'string' || Object.hasOwn(shared, name)) return [];
      const known = names.length > 0 ? `There are: ${nameList(names)}.` : 'Write the block under "shared" first.';
      return [
        {
          code: 'unknown-shared',
          pointer: `${pointer}/name`,
          message: `There is no shared block called ${JSON.stringify(name)}.`,
          found: name,
          ...guessOne(name, names, known),
        },
      ];
    }),
  );
  return [...nested, ...unknown];
}
