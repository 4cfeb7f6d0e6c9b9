/** The search finds pages by their words, in every script, also where a word is misspelt or its accents are left out. */
import { describe, expect, test } from 'vitest';
import { searchFile } from '../../builder/assets/search/search-file.ts';
import { searchTextsOf } from '../../builder/assets/search/search-texts.ts';
import { Engine } from '../../blocks/search/engine/engine.ts';
import type { SearchPage } from '../../blocks/search/engine/search-page.ts';

const page = (path: string, title: string, text: string, headings: SearchPage['sections'] = []): SearchPage => ({
  path,
  title,
  description: '',
  sections: [['', '', text], ...headings],
});

const english = Engine.of(
  [
    page('/harbour', 'The harbour', 'Boats lie here in winter. '.repeat(20) + 'The crane lifts them in spring.'),
    page('/cafe', 'Café Ångström', 'Coffee and cake above the water.', [
      ['hours', 'Opening hours', 'Open on Sundays.'],
    ]),
    page('/school', 'Sailing school', 'Children learn to sail in small boats.'),
  ],
  'en',
);
const first = async (engine: Promise<Engine>, query: string) => (await engine).search(query).hits[0];

describe('a query', () => {
  test.each([
    ['harbour', '/harbour'],
    ['HARB', '/harbour'],
    ['harbuor', '/harbour'],
    ['cafe angstrom', '/cafe'],
    ['sundays', '/cafe#hours'],
    ['children boats', '/school'],
    ['crane', '/harbour'],
  ])('%s leads to %s', async (query, path) => {
    expect((await first(english, query))?.path).toBe(path);
  });

  test('of words that no page has finds nothing', async () => {
    const nothing = { hits: [], total: 0 };
    expect((await english).search('zeppelin')).toEqual(nothing);
    expect((await english).search('  ')).toEqual(nothing);
  });

  test('is answered with the words around the first that fits', async () => {
    const hit = (await first(english, 'crane'))!;
    expect(hit.excerpt).toMatch(/^… .*The crane lifts/);
    expect(hit.isMatch('crane')).toBe(true);
    expect(hit.isMatch('lifts')).toBe(false);
  });
});

test.each([
  ['ja', '港の船は冬に修理します。', '修理'],
  ['zh', '我们在湖边教孩子们航海。', '航海'],
  ['th', 'เราสอนเด็กแล่นเรือใบ', 'เด็ก'],
  ['hi', 'हम झील पर नाव चलाना सिखाते हैं।', 'नाव'],
  ['ar', 'نعلّم الأطفال الإبحار في البحيرة', 'الإبحار'],
  ['vi', 'Chúng tôi dạy trẻ em chèo thuyền', 'thuyen'],
  ['de', 'Größere Boote liegen draußen', 'grosse'],
])('a word of %s is found', async (language, text, query) => {
  const engine = Engine.of([page('/other', 'X', 'abc'), page('/it', 'Y', text)], language);
  expect((await first(engine, query))?.path).toBe('/it');
});

describe('the texts of a page', () => {
  const html = `<body><main id="main"><div><section class="hero"><nav>You are here</nav><h1>About us</h1><p>We sail &amp; row.</p></section>
<section class="longtext"><h2 id="who">Who</h2><p>Ten <b>people</b>.</p><form><label>Name</label></form></section></div></main></body>`;
  const search = { page: '/find', header: true, footer: true };
  const meta = { title: 'About', description: 'Who we are.', robots: 'index,follow' } as const;

  test('are divided by its headings, without links to others and forms', () => {
    expect(searchTextsOf({ path: '/about', meta }, html, search)).toEqual({
      path: '/about',
      title: 'About us',
      description: 'Who we are.',
      sections: [
        ['', '', 'We sail & row.'],
        ['who', 'Who', 'Ten people.'],
      ],
    });
  });

  test('stay out where search engines may not list it', () => {
    expect(searchTextsOf({ path: '/x', meta: { ...meta, robots: 'noindex,follow' } }, html, search)).toBeUndefined();
  });
});

test('of a large site, each page gives as much text as there is space for, and all their headings', () => {
  const long = page('/long', 'Long', 'word '.repeat(1000), [['end', 'The end', 'word '.repeat(1000)]]);
  const [short, cut] = JSON.parse(searchFile([page('/short', 'Short', 'A few words.'), long], 2000)) as SearchPage[];
  expect(short!.sections[0]![2]).toBe('A few words.');
  expect(cut!.sections.map(([, , text]) => Math.round(text.length / 100))).toEqual([10, 10]);
  expect(cut!.sections[1]![1]).toBe('The end');
});
