import type { Finding } from '../problems/problem.ts';
import { guessCase } from '../words/suggest.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unknown-parent',
  severity: 'error',
  title: 'The parent is no page',
  means: 'A page names a parent that is no page, or that leads back to itself.',
  why: 'The trail at the top of the page, which shows visitors where they are, would break off.',
  fix: 'Write the path of an existing page, or remove the field.',
  wrong: [
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
  - path: /more
    name: More
    parent: /course
    meta:
      title: More
      description: More to read.
    blocks:
      - type: hero
        heading: More`,
    ],
  ],
  checkSite: unknownParent,
});

/** Finds parents that are no page, and circles of parents. */
function unknownParent(manifest: unknown): Finding[] {
  const pages = pagesOf(manifest).filter(({ path }) => path !== undefined);
  const parents = new Map(pages.map(({ path, value }) => [path!, value['parent']]));
  const paths = new Set(parents.keys());
  const told = new Set<string>();
  const settled = new Set<string>(); // pages whose way up is known to end; keeps long trails quick
  return pages.flatMap(({ path, value, pointer }): Finding[] => {
    const parent = value['parent'];
    if (typeof parent !== 'string') return [];
    const report = (message: string, fix: Partial<Finding>): Finding[] => [
      { code: 'unknown-parent', pointer: `${pointer}/parent`, message, found: parent, ...fix },
    ];
    if (!parents.has(parent)) {
      const near = guessCase(parent, paths, 'Name the path of a page, or remove the field.');
      return report(`There is no page ${JSON.stringify(parent)} to be the parent.`, near);
    }
    if (parent === path)
      return report('A page cannot be its own parent.', { hint: 'Name another page, or remove the field.' });
    // A circle is one mistake, told at its first page.
    const circle = told.has(path!) ? [] : findCircle(path!, parents, settled);
    if (circle.length === 0) return [];
    for (const step of circle) told.add(step);
    const trail = circle.length > 5 ? [...circle.slice(0, 4), '…', circle.at(-1)!] : circle;
    return report(`The parents go round in a circle: ${[...trail, path].join(', ')}.`, {
      hint: 'Give one of them another parent.',
    });
  });
}

/** Returns the pages from a page along its parents back to it; none where there is no circle. */
function findCircle(path: string, parents: ReadonlyMap<string, unknown>, settled: Set<string>): string[] {
  const steps = new Set([path]);
  for (let step = parents.get(path); typeof step === 'string' && !settled.has(step); step = parents.get(step)) {
    if (step === path) return [...steps];
    if (steps.has(step)) return []; // another circle, which its own pages tell
    steps.add(step);
  }
  for (const step of steps) settled.add(step);
  return [];
}
