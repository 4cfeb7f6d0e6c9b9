import { circlesOf, finalTargets, pathOf, circleText } from '../resolve/links/redirects.ts';
import { basePathOf } from '../../schema/addresses/base-path.ts';
import { pathFault, siteAddressFault } from '../../schema/addresses/web-address.ts';
import { isRecord, pagesOf, records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { siteFields } from './support/examples.ts';

export const rule = defineRule({
  code: 'redirect-conflict',
  severity: 'error',
  title: 'A redirect is never followed, or takes two steps',
  means:
    'A redirect starts at a page that exists or outside the site, leads on to another redirect, or is written twice.',
  why: 'It would never be followed, or visitors would wait for two answers instead of one.',
  fix: 'Let each old address lead straight to a page, once. Remove redirects that start at a page.',
  wrong: siteFields(`
redirects:
  - from: /lessons
    to: /classes
  - from: /classes
    to: /courses`),
  *checkSite(manifest) {
    const base = basePathIn(manifest);
    const paths = new Set(pagesOf(manifest).map(({ path }) => path));
    const redirects = records(manifest, 'redirects');
    const sources = new Map(redirects.toReversed().map(({ value, pointer }) => [value['from'], pointer]));
    const final = finalTargets(manifest);
    const followed = redirects.filter(({ value: { from } }) => !paths.has(String(from)));
    const targets = new Map(followed.map(({ value: { from, to } }) => [String(from), pathOf(String(to))]));
    const circles = new Map(circlesOf(targets).map((steps) => [steps[0], steps]));
    const other = (pointer: string) => ({ pointer: `${pointer}/from`, message: 'The other redirect is here:' });
    for (const { value, pointer } of redirects) {
      const { from, to } = value;
      if (typeof from !== 'string' || typeof to !== 'string') continue;
      if (base !== '' && `${from}/`.startsWith(`${base}/`) && !pathFault(from)) {
        const bare = from.slice(base.length) || '/';
        const message = `The site is below ${base} already: this redirect would start at ${base}${from}.`;
        const hint = `Write "${bare}": redirects leave out the path of the site.`;
        yield { pointer: `${pointer}/from`, message, hint, found: from, suggestions: [bare], fix: { replace: bare } };
        continue;
      }
      const first = sources.get(from)!;
      const circle = circles.get(from);
      // A way into a circle ends when the circle does; a page is where a way ends, whatever leads on from it.
      const next = paths.has(pathOf(to)) ? undefined : sources.get(pathOf(to));
      const last = final.get(from);
      if (paths.has(from) && to.startsWith('/') && !paths.has(pathOf(to)) && !sources.has(pathOf(to))) {
        const message = `This redirect is the wrong way round: ${from} is a page, and ${to} is none.`;
        const [oldName, newName] = [`${pointer}/from`, `${pointer}/to`];
        const moves = [
          { from: oldName, to: newName },
          { from: newName, to: oldName },
        ];
        const hint = `Write "from: ${to}" and "to: ${from}".`;
        yield { pointer: oldName, message, hint, found: from, suggestions: [to], fix: { moves } };
      } else if (paths.has(from)) {
        const message = `The page ${from} exists, so this redirect would never be followed.`;
        yield { pointer: `${pointer}/from`, message, hint: 'Remove the redirect, or change the path of the page.' };
      } else if (first !== pointer) {
        const message = `${from} is redirected twice.`;
        yield { pointer: `${pointer}/from`, message, hint: 'Keep one of the two.', related: other(first) };
      } else if (circle) {
        yield { pointer: `${pointer}/to`, message: describeCircle(circle), hint: 'Name another address.' };
      } else if (next !== undefined && last !== undefined) {
        const message = `${to} is redirected too, so this takes visitors more than one step.`;
        const hint = `Lead straight to the last address: ${JSON.stringify(last)}.`;
        yield { pointer: `${pointer}/to`, message, hint, related: other(next), mark: to, fix: { replace: last } };
      }
    }
  },
});

/** Returns the path that the site is below; empty where it has none. */
function basePathIn(manifest: unknown): string {
  const url = isRecord(manifest) ? manifest['url'] : undefined;
  return typeof url === 'string' && !siteAddressFault(url) ? basePathOf(url) : '';
}

function describeCircle(steps: string[]): string {
  if (steps.length === 1) return `This redirect leads from ${steps[0]} back to itself.`;
  return `These redirects go round in a circle: ${circleText(steps)}.`;
}
