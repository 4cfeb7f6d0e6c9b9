import type { Finding } from '../problems/problem.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unique-paths',
  severity: 'error',
  title: 'Two pages have one path',
  means: 'Two pages have the same path, or paths that differ only in capital letters.',
  why: 'Only one of the two could be reached.',
  fix: 'Give one of them another path, or merge the two.',
  wrong: [
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
  - path: /courses
    name: More
    meta:
      title: More
      description: More to read.
    blocks:
      - type: hero
        heading: More`,
    ],
  ],
  checkSite: uniquePaths,
});

/** Finds pages with the path of another, or with one that differs only in case or in the encoding of accents. */
function uniquePaths(manifest: unknown): Finding[] {
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
        related: { pointer: `${earlier.pointer}/path`, message: 'The first page with this path is here:' },
      },
    ];
  });
}
