/** What `npx waybill diff` says of each kind of change. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textReport } from '../../../scripts/diff/formats/text.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { compareWorkshop } from './compared.ts';
import type { Edit } from './compared.ts';

const NEW_PAGE = `  - path: /rides
    name: Rides
    meta:
      title: Slow rides from the workshop
      description: Every last Sunday we ride out slowly, with a stop for tea.
    blocks:
      - type: hero
        heading: Slow rides

notFound:`;

const PAGE = `  - path: /helpers
    name: For our helpers`;

test.for<[string, Edit[], string[]]>([
  [
    'a title',
    [['title: Visit the workshop on', 'title: Find the workshop on']],
    ['Title  site.yaml:', '[-Visit-]{+Find+} the workshop on Fennel Street'],
  ],
  [
    'a description',
    [['How to find us by bicycle', 'How to reach us by bicycle']],
    ['Description  site.yaml:', 'How to [-find-]{+reach+} us by bicycle'],
  ],
  [
    'what search engines may do, and the sitemap',
    [['robots: noindex,nofollow', 'robots: index,follow']],
    ['Robots  site.yaml:', 'noindex,nofollow → index,follow', 'Sitemap  site.yaml:', 'unlisted → listed'],
  ],
  [
    'a canonical address',
    [['      canonical: https://evening-classes.wexbourne.example/bicycle-repair\n', '']],
    ['Canonical address', '- https://evening-classes'],
  ],
  [
    'a parent',
    [['    parent: /notes\n', '    parent: /repairs\n']],
    ['Parent  site.yaml:', '/notes → /repairs', 'Structured data'],
  ],
  [
    'structured data',
    [['serviceType: Bicycle repair\n', 'serviceType: Bicycle care\n']],
    ['Structured data', 'Service, serviceType: Bicycle [-repair-]{+care+}'],
  ],
  [
    'words of a block',
    [['Cable, stop screws, patience.', 'Cable, stop screws, much patience.']],
    ['Block 3, cards “Common jobs”, changed', 'Cable, stop screws, {+much +}patience.'],
  ],
  [
    'a link',
    [['to: "#how"', 'to: /visit']],
    ['Block 1, hero “Mend your own bicycle”, changed', '- to: #how\n      + to: /visit'],
  ],
  [
    'a link within a text',
    [['[Book a stand](/contact#book) or', '[Book a stand](/visit) or']],
    ['faq “Before you come”, changed', '/[-contact#book-]{+visit+}'],
  ],
  [
    'a block that came',
    [
      [
        '      - type: phrase-list\n',
        '      - type: notice\n        heading: Bring a towel\n        text: It gets dirty.\n      - type: phrase-list\n',
      ],
    ],
    ['Block 6, notice “Bring a towel”, added  site.yaml:', '+ It gets dirty.'],
  ],
  [
    'a block that went',
    [['      - type: shared\n        name: brakes\n', '']],
    ['Block 2, notice “No brakes, no riding”, shared as brakes, removed  old.yaml:', '- No brakes, no riding'],
  ],
  [
    'a phone',
    [['bookings: "+44 0000 000001"', 'bookings: "+44 0000 000007"']],
    ['phones.bookings, on ', '+44 0000 000001 → +44 0000 000007'],
  ],
  [
    'a figure',
    [['mended: "1,200"', 'mended: "1,350"']],
    ['2 of 9 pages changed (none in their own words)', 'figures.mended, on 2 pages: /, /courses', '1,200 → 1,350'],
  ],
  [
    'a shared block',
    [['Is something rattling?', 'Is something loose?']],
    ['Shared block book, on 3 pages: /, /visit, /notes/mend-a-puncture'],
  ],
  ['the navigation', [['label: Mend and learn', 'label: Mend']], ['navigation, on 9 pages', 'Mend']],
  ['a label', [['labels:\n', 'labels:\n  skip: Skip it all\n']], ['labels, on 9 pages', '+ skip: Skip it all']],
  [
    'a redirect that leads elsewhere',
    [['from: /workshop\n    to: /visit', 'from: /workshop\n    to: /contact']],
    ['/workshop\n    Redirect changed\n      /visit → /contact'],
  ],
  [
    'a page that came',
    [['notFound:', NEW_PAGE]],
    ['1 page added', 'Pages added\n  /rides', '+ Slow rides from the workshop'],
  ],
  [
    'a page with another path, and a redirect',
    [
      [PAGE, PAGE.replace('/helpers', '/team')],
      ['to: /helpers', 'to: /team'],
      ['redirects:\n', 'redirects:\n  - from: /helpers\n    to: /team\n'],
    ],
    ['1 page renamed', '/helpers → /team\n    /helpers leads to /team', '/helpers\n    New redirect'],
  ],
  [
    'the not-found page',
    [['There is nothing at this address.', 'Nothing is at this address.']],
    ['1 of 9 pages changed', 'the not-found page'],
  ],
])('%s', async ([, edits, lines]) => {
  const text = await textOf(...edits);
  for (const line of lines) expect(text).toContain(line);
});

test('a changed block is reported with its line in the new manifest', async () => {
  const text = await textOf(
    ['# yaml-language-server', '# One line more\n# yaml-language-server'],
    ['Cable, stop', 'A cable, stop'],
  );
  const lines = readFileSync(EXAMPLE_MANIFEST, 'utf8').split('\n');
  const line = lines.findIndex((one) => one.includes('heading: Common jobs')) + 1; // one below the type, one line more
  expect(text).toContain(`Block 3, cards “Common jobs”, changed  site.yaml:${line}\n`);
});

test('a page with another path and no redirect is reported first, as lost', async () => {
  const text = await textOf([PAGE, PAGE.replace('/helpers', '/team')], ['to: /helpers', 'to: /team']);
  const [, summary, first] = text.split('\n\n');
  expect(summary).toBe('1 address lost; 1 page renamed; 8 of 9 pages changed (none in their own words).');
  expect(first).toBe('LOST ADDRESSES\n  /helpers\n    It was a page and answers “not found” now');
  expect(text).toContain('There is no redirect: /helpers answers “not found” now. Add one under "redirects"');
});

test('a block at another place is reported as moved, and its neighbours are not reported', async () => {
  const shared = '      - type: shared\n        name: figures\n';
  const steps = '      - type: steps\n        heading: How';
  const text = await textOf([shared, ''], [steps, `${shared}${steps}`]);
  expect(text).toMatch(/Block [23], .+, moved from place [23] {2}site\.yaml:\d+/);
  expect(text.match(/Block /g)).toHaveLength(1);
});

test('files of the public folder are reported with their sizes and the pages that show them', async () => {
  const report = await compareWorkshop([], (folder) => {
    appendFileSync(join(folder, 'public/images/wheel.svg'), '<!-- true -->');
    writeFileSync(join(folder, 'public/prices.txt'), 'A stand: £6');
    rmSync(join(folder, 'public/favicon.svg'));
  });
  const text = textReport(report, false);
  expect(text).toContain('/favicon.svg\n    It was a file and answers “not found” now');
  expect(text).toMatch(
    /\/images\/wheel\.svg, on 3 pages: \/courses, \/notes, \/notes\/mend-a-puncture\n {4}Changed, .+ → /,
  );
  expect(text).toContain('/prices.txt\n    Added, 12 bytes');
});

test('what changes no page is no change: comments, quotes', async () => {
  const text = await textOf(['url: https', '# our own\nurl: https'], ['opened: "2011"', "opened: '2011'"]);
  expect(text).toContain('Nothing changed: all 9 pages are the same.');
});

async function textOf(...edits: Edit[]): Promise<string> {
  return textReport(await compareWorkshop(edits), false);
}
