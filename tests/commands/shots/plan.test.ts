/** Which pictures `npx waybill shots` takes. */
import { expect, test } from 'vitest';
import { makePlan, pictureFileName } from '../../../scripts/shots/plan.ts';
import type { PlanOptions } from '../../../scripts/shots/plan.ts';
import { site } from '../../support/sites/manifest.ts';
import { tryCommand } from '../../support/commands.ts';

const plan = (wishes: Partial<PlanOptions> = {}) =>
  makePlan(site, { widths: '360,768,1440', schemes: 'light,dark', all: false, ...wishes });

const kindOf = (path: string) =>
  site.routes
    .find((route) => route.path === path)
    ?.blocks.map(({ type }) => type)
    .join();

test('one page of each kind is taken, the first, and the not-found page', () => {
  const { paths, widths, schemes } = plan();
  expect({ widths, schemes }).toEqual({ widths: [360, 768, 1440], schemes: ['light', 'dark'] });
  expect(paths[0]).toBe('/');
  expect(paths.at(-1)).toBe('/404');
  const kinds = paths.slice(0, -1).map(kindOf);
  expect(kinds).toEqual([...new Set(site.routes.map(({ path }) => kindOf(path)))]);
});

test('all pages are taken, or those that are named', () => {
  expect(plan({ all: true }).paths).toEqual([...site.routes.map(({ path }) => path), '/404']);
  expect(plan({ routes: '/contact, /404' }).paths).toEqual(['/contact', '/404']);
});

test('a picture is named by its page, its width and its colours', () => {
  expect(pictureFileName('/', 360, 'light')).toBe('home-360-light.png');
  expect(pictureFileName('/services/rotary-wings', 1440, 'dark')).toBe('services--rotary-wings-1440-dark.png');
});

test.for([
  [['--routes', '/contatc'], 'The site has no page "/contatc". Did you mean "/contact"?'],
  [['--widths', '360,wide'], '"wide" is not a width. Give pixels from 100 to 4000: --widths 360,1440.'],
  [['--schemes', 'blue'], '"blue" is not a colour scheme. There are: light, dark.'],
] as const)('what cannot be taken ends with 2 and the reason: %j', ([args, reason]) => {
  expect(tryCommand('shots', ...args)).toEqual(
    expect.objectContaining({ status: 2, stdout: '', stderr: `${reason}\n` }),
  );
});
