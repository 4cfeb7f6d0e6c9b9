/** A report as people get it: on the terminal, in a pull request, as a page. */
import { expect, test } from 'vitest';
import { readPage } from '../../../scripts/diff/versions/read-page.ts';
import { diffFormats } from '../../../scripts/diff/formats/formats.ts';
import type { DiffReport } from '../../../scripts/diff/report.ts';
import { expectGolden } from '../../manifest/messages/golden.ts';
import { allExamples, bytesOf, publicFiles, render, siteWith } from '../../blocks/examples.ts';
import { checkManifest } from '../../../manifest/manifest.ts';
import { EXAMPLE_PATH } from '../../../scripts/dev/gallery/example-site.ts';
import { compareWorkshop } from './compared.ts';
import type { Edit } from './compared.ts';

const MANY: Edit[] = [
  ['workshop: "+44 0000 000000"', 'workshop: "+44 0000 000009"'],
  ['mended: "1,200"', 'mended: "1,350"'],
  ['Is something rattling?', 'Is something rattling or creaking?'],
  ['label: Mend and learn', 'label: Mend, learn and ride'],
  ['title: Bicycle repairs at a stand', 'title: Mend your bicycle at a stand'],
  ['The times are for a first try', 'The times are for a second try'],
  ['  - from: /bike-repairs\n    to: /repairs\n', ''],
  ['  - from: /workshop\n    to: /visit\n', '  - from: /workshop\n    to: /contact\n'],
  ['      - type: shared\n        name: brakes\n', ''],
  ['  - path: /helpers', '  - path: /team'],
  ['to: /helpers', 'to: /team'],
];

/** What nobody should be able to do to those who read a report. */
const HOSTILE =
  '</code></li><script>alert(1)</script> **bold** @everyone #1 `x` ![i](//evil.example/i.png) \u001b[31m\u202e|<!--';

function reportOf(text: string, entries = 1): DiffReport {
  const change = {
    what: text,
    position: text,
    passages: [[{ kind: 'added' as const, text }], [{ kind: 'same' as const, text }]],
  };
  return {
    before: text,
    after: text,
    summary: text,
    notes: [],
    sections: [
      {
        kind: 'changed',
        heading: 'Pages changed',
        entries: Array.from({ length: entries }, () => ({ title: text, changes: [change], pages: [text] })),
      },
    ],
    changedPages: [],
    pictures: [],
  };
}

test.for([
  ['text', 'txt'],
  ['markdown', 'md'],
] as const)('many changes at once read well as %s', async ([format, extension]) => {
  const report = await compareWorkshop(MANY);
  // The example grows, and its lines move.
  const text = diffFormats[format](report, false).replace(/(\.yaml):\d+/g, '$1:123');
  expectGolden(`tests/goldens/diff/workshop.${extension}`, text.trimEnd());
});

test('what a manifest holds is nothing but text in every format', () => {
  const report = reportOf(HOSTILE);
  for (const print of Object.values(diffFormats))
    expect(print(report, false)).not.toMatch(/\p{Bidi_Control}|(?!\n)\p{Cc}/u);
  for (const text of [diffFormats.markdown(report, false), diffFormats.html(report, false)]) {
    expect(text).not.toMatch(/<script|<!--|<img/);
    expect(text).toContain('&lt;script&gt;');
  }
});

test('in Markdown, hostile words stand on lines of HTML only, within <code> or as the summary', () => {
  const lines = diffFormats.markdown(reportOf(HOSTILE), false).split('\n');
  const hostile = lines.filter((line) => line.includes('@everyone'));
  expect(hostile.length).toBeGreaterThan(3);
  for (const line of hostile) {
    expect(line).toMatch(/^<(?:li|code|p)>/);
    expect(line.replace(/<code>.*?<\/code>/g, '').replace(/<strong>.*?<\/strong>/, '')).not.toContain('@everyone');
  }
});

test('a report that is too long for a comment is cut between two entries, and says so', () => {
  const text = diffFormats.markdown(reportOf('A page with quite a long name '.repeat(20), 500), false);
  expect(text.length).toBeLessThanOrEqual(65_536);
  expect(text).toMatch(/\n\n\d+ entries did not fit into GitHub's 65,536 characters\. See all of it: npx waybill diff/);
  expect(text.match(/<ul>/g)!.length).toBe(text.match(/<\/ul>/g)!.length);
  expect(text.match(/<details>/g)!.length).toBe(text.match(/<\/details>/g)!.length);
});

test('the HTML report needs nothing from elsewhere and no script', async () => {
  const html = diffFormats.html(await compareWorkshop(MANY), false);
  expect(html).not.toMatch(/<script|src=|@import|url\(|<link rel="(?!icon)/);
  expect(html).toContain('<ins><span class="spoken"> added: </span>');
});

test.for(allExamples)(
  'a block is one element of its page, so its words can be distinguished from those of others: $title',
  ({ block }) => {
    const site = checkManifest('example', bytesOf(siteWith(block)), publicFiles);
    expect(readPage(render(site)).blocks.length).toBe(
      site.routes.find(({ path }) => path === EXAMPLE_PATH)!.blocks.length,
    );
  },
);
