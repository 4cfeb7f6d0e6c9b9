import type { Finding } from '../problems/problem.ts';
import { circlesOf, finalTargets, pathOf } from '../resolve/links/redirects.ts';
import { pagesOf, records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'redirect-conflict',
  severity: 'error',
  title: 'A redirect is never followed, or takes two steps',
  means: 'A redirect starts at a page that exists, leads on to another redirect, or is written twice.',
  why: 'It would never be followed, or visitors would wait for two answers instead of one.',
  fix: 'Let each old address lead straight to a page, once. Remove redirects that start at a page.',
  wrong: [
    [
      'language: en',
      `language: en
redirects:
  - from: /lessons
    to: /classes
  - from: /classes
    to: /courses`,
    ],
  ],
  checkSite: redirectConflict,
});

/** Finds redirects from an address of a page, from the same address as another, or to another redirect. */
function redirectConflict(manifest: unknown): Finding[] {
  const paths = new Set(pagesOf(manifest).map(({ path }) => path));
  const redirects = records(manifest, 'redirects');
  const sources = new Map<unknown, string>();
  for (const { value, pointer } of redirects) {
    if (!sources.has(value['from'])) sources.set(value['from'], pointer);
  }
  const final = finalTargets(manifest);
  const circles = new Map(circlesOf(redirects).map((steps) => [steps[0], steps]));
  return redirects.flatMap(({ value, pointer }): Finding[] => {
    const { from, to } = value;
    const report = (field: string, message: string, hint: string, more: Partial<Finding> = {}): Finding[] => [
      { code: 'redirect-conflict', pointer: `${pointer}/${field}`, message, hint, ...more },
    ];
    const related = (other: string) => ({ pointer: `${other}/from`, message: 'The other redirect is here:' });
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    if (paths.has(from)) {
      const message = `The page ${from} exists, so this redirect would never be followed.`;
      return report('from', message, 'Remove the redirect, or change the path of the page.');
    }
    const first = sources.get(from)!;
    if (first !== pointer)
      return report('from', `${from} is redirected twice.`, 'Keep one of the two.', { related: related(first) });
    const circle = circles.get(from);
    if (circle) return report('to', describeCircle(circle), 'Name another address.');
    const next = sources.get(pathOf(to));
    const last = final.get(from);
    // A way into a circle ends when the circle does; a page is where a way ends, whatever leads on from it.
    if (next === undefined || last === undefined || paths.has(pathOf(to))) return [];
    const message = `${to} is redirected too, so this takes visitors more than one step.`;
    const hint = `Lead straight to the last address: ${JSON.stringify(last)}.`;
    return report('to', message, hint, { related: related(next), mark: to, fix: { replace: last } });
  });
}

function describeCircle(steps: string[]): string {
  if (steps.length === 1) return `This redirect leads from ${steps[0]} back to itself.`;
  const trail = steps.length > 5 ? [...steps.slice(0, 4), '…', steps.at(-1)!] : steps;
  return `These redirects go round in a circle: ${[...trail, steps[0]].join(', ')}.`;
}
