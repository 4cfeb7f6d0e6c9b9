/** Every text that a block shows can be typed on the page: each field of each example, but for those that are named here. */
import { describe, expect, test } from 'vitest';
import { MARK, numberOf, withoutMarks } from '../../../scripts/dev/editing/texts/marks.ts';
import { markTexts } from '../../../scripts/dev/editing/texts/page-texts.ts';
import { UsageCounts } from '../../../scripts/dev/editing/texts/usage-counts.ts';
import { EXAMPLE_PATH } from '../../../scripts/dev/gallery/example-site.ts';
import { resolve } from '../../../manifest/resolve/resolve.ts';
import { textsThat } from '../../../manifest/text/each-text.ts';
import { pagesOf } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { Site } from '../../../schema/types.ts';
import { allExamples, publicFiles, render, siteWith } from '../../blocks/examples.ts';

/** What people write in a block, and no example shows at a place that can be pointed at. */
const UNSEEN = {
  'cards items/features': 'a card shows the first ones only',
  'form fields/label': 'a consent is shown by its statement; its label is said in messages',
  'form messages/failure': 'said after sending',
  'form messages/invalid': 'said after sending',
  'form messages/network': 'said after sending',
  'form messages/success': 'said after sending',
  'form pendingLabel': 'said while sending',
  'form values/page': 'sent with the form, and not shown',
  'stats heading': 'the name of the section, which only screen readers say',
  'video poster/alt': 'the title says it; the poster is no picture of its own',
  'video title': 'of a file, the name of the player, which only screen readers say',
};
/** Fields that are chosen and not typed, whose words happen to be on the page as well. */
const CHOSEN = /(?:^| |\/)(?:id|type|name|kind|icon|drawing|open|endpoint|tag|fields|items)$/;

/** Returns the fields whose texts a page shows, by whether their places are found on it. */
function textsOf({ type, block }: (typeof allExamples)[number]) {
  const manifest = structuredClone(siteWith(block)) as Tree;
  const site = resolve(structuredClone(manifest), publicFiles).site as unknown as Site;
  const page = pagesOf(manifest).find(({ path }) => path === EXAMPLE_PATH)!;
  const index = site.routes.findIndex(({ path }) => path === EXAMPLE_PATH);
  const parts = { page: site.routes[index] as unknown as Tree, site: site as unknown as Tree };
  const { texts, marked } = markTexts(manifest, page, parts, new UsageCounts(manifest));
  const routes = site.routes.with(index, marked.page as unknown as Site['routes'][number]);
  const html = rootOf(render({ ...(marked.site as unknown as Site), routes }));
  const marks = Array.from(placesIn(html).matchAll(MARK), ([, digits]) => digits && texts[numberOf(digits)]!.at);
  const found = new Set(marks);
  const words = plain(withoutMarks(placesIn(html)));
  const written = textsThat((text) => /\p{L}{3}/u.test(text), page.value);
  const isLost = (text: string, at: string) => words.includes(plain(text)) && !found.has(at);
  const inBlock = (at: string) => at.startsWith(`${page.pointer}/blocks/`);
  const name = (at: string) => `${type} ${fieldOf(at.slice(page.pointer.length))}`;
  return {
    unseen: texts.flatMap(({ at }) => (inBlock(at) && !found.has(at) ? [name(at)] : [])),
    lost: written.flatMap(({ text, pointerOf }) => {
      const at = page.pointer + pointerOf();
      return inBlock(at) && isLost(text, at) ? [name(at)] : [];
    }),
  };
}

const fieldOf = (pointer: string) => pointer.replace(/^\/blocks\/\d+\//, '').replace(/\/\d+(?=\/|$)/g, '');

const rootOf = (html: string) => /<div id="root">([^]*?)<script id=/.exec(html)![1]!;

/** Returns what can be pointed at: what stands between tags, what pictures and charts say, and what is written in empty fields. */
function placesIn(html: string): string {
  const labels = Array.from(
    html.matchAll(/<(?:img[^>]* alt|svg[^>]* aria-label|[^>]* placeholder)="([^"]*)"/g),
    ([, label]) => label,
  );
  return [html.replace(/<style[^]*?<\/style>/g, '').replace(/<[^>]*>/g, ' '), ...labels].join(' ');
}

function plain(text: string): string {
  return text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[\s*_#-]+/g, ' ')
    .trim();
}

describe('of all that people write in blocks', () => {
  const fields = allExamples.map(textsOf);

  test('all is found on the page, but for what is not seen there', () => {
    const unseen = new Set(fields.flatMap((one) => one.unseen));
    expect([...unseen].toSorted()).toEqual(Object.keys(UNSEEN).toSorted());
  });

  test('nothing that is seen is left out', () => {
    expect(fields.flatMap(({ lost }) => lost).filter((field) => !CHOSEN.test(field))).toEqual([]);
  });
});
