import type { Finding } from '../problems/problem.ts';
import { pagesOf } from '../../schema/values/tree.ts';

/** Two pages may not share an address, nor differ only in case or in how an accent is encoded. */
export function uniquePaths(manifest: unknown): Finding[] {
  const first = new Map<string, { path: string; pointer: string }>();
  return pagesOf(manifest).flatMap(({ path, pointer }): Finding[] => {
    if (path === undefined) return [];
    const key = path.normalize('NFC').toLowerCase();
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, { path, pointer });
      return [];
    }
    const same = earlier.path === path;
    return [
      {
        code: 'unique-paths',
        pointer: `${pointer}/path`,
        message: same
          ? `The path ${path} is used twice.`
          : `The path ${path} differs from ${earlier.path} only in case.`,
        hint: 'Give each page a path of its own.',
        related: { pointer: `${earlier.pointer}/path`, message: 'The first page with this path stands here:' },
      },
    ];
  });
}
