/** Files in the public folder that nothing on the site needs. */
import { expect, test } from 'vitest';
import { checkText } from '../../../../manifest/check/check-text.ts';
import { printProblems } from '../../../../manifest/problems/print.ts';
import { page, siteOf } from '../../../support/valid/shapes.ts';
import { expectGolden } from '../golden.ts';

const boats = {
  type: 'longtext',
  text: 'Take [the timetable](/papers/timetable.pdf) along, and [the rules](https://heron.example/papers/rules.pdf).',
};
const feature = {
  type: 'feature',
  heading: 'Our boats',
  text: 'There are four.',
  image: { file: '/images/boat.svg', alt: 'Four small boats at a jetty' },
};
const site = siteOf([page('/', 'Home', [boats, feature])]);
const used = ['/papers/timetable.pdf', '/papers/rules.pdf', '/images/boat.svg'];

function check(files: string[]) {
  return checkText('sites/heron.json', new TextEncoder().encode(JSON.stringify(site)), new Set([...used, ...files]));
}

test('files that are shown or linked to pass', () => {
  expect(check([]).problems).toEqual([]);
});

test('each file that nothing uses is reported by its own name, and shows no line of the manifest', () => {
  const found = check(['/images/old-boat.jpg', '/papers/timetable-2024.pdf']);
  expect(found.site, 'the site is built all the same').toBeDefined();
  expectGolden('tests/goldens/messages/unused-files.txt', printProblems(found));
});

test.for([
  '/robots.txt',
  '/favicon.svg',
  '/apple-touch-icon-180x180.png',
  '/.well-known/security.txt',
  '/google1a2b3c.html',
  '/BingSiteAuth.xml',
  '/site.webmanifest',
  '/_headers',
  '/CNAME',
  '/fonts/OFL.txt',
  '/images/LICENSE',
  '/images/.gitkeep',
])('a file that others ask for by its name passes: %s', (file) => {
  expect(check([file]).problems).toEqual([]);
});
