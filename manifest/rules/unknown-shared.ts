import { namesIn } from '../resolve/broken-names.ts';
import type { Finding } from '../problems/problem.ts';
import { guessOne } from '../words/several-names.ts';
import { nameList } from '../problems/name-list.ts';
import { isRecord, pagesOf, records } from '../../schema/values/tree.ts';

/** A shared block that a page shows is written under shared, and none of those shows another. */
export function unknownShared(manifest: unknown): Finding[] {
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
