import type { Finding } from '../problem.ts';
import { didYouMean } from '../suggest.ts';
import { isRecord, pagesOf, records } from '../tree.ts';

/** A shared block that a page shows is written under shared, and none of those shows another. */
export function unknownShared(manifest: unknown): Finding[] {
  const shared = isRecord(manifest) && isRecord(manifest['shared']) ? manifest['shared'] : {};
  const names = Object.keys(shared);
  const nested = Object.entries(shared).flatMap(([name, block]): Finding[] =>
    isRecord(block) && block['type'] === 'shared'
      ? [
          {
            code: 'unknown-shared',
            pointer: `/shared/${name}/type`,
            message: 'A shared block may not itself be shared.',
            hint: 'Write the block here.',
          },
        ]
      : [],
  );
  const unknown = pagesOf(manifest).flatMap((page) =>
    records(page.value, 'blocks', page.pointer).flatMap(({ value, pointer }): Finding[] => {
      const name = value['name'];
      if (value['type'] !== 'shared' || typeof name !== 'string' || names.includes(name)) return [];
      const hint = didYouMean(name, names) || `Known are: ${names.join(', ')}.`;
      return [
        {
          code: 'unknown-shared',
          pointer: `${pointer}/name`,
          message: `Nothing under shared is called ${JSON.stringify(name)}.`,
          hint,
        },
      ];
    }),
  );
  return [...nested, ...unknown];
}
