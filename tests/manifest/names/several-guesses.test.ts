/** Names that are guessed are reported one by one; no line is said to be in the wrong column. */
import { dump, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { exampleOf } from '../../../manifest/explain/example-of.ts';
import { blockSchemas } from '../../../schema/schemas.ts';
import { siteWith } from '../../support/sites/text-site.ts';

type Site = { routes: { path: string; blocks: { type?: string }[] }[] } & Record<string, unknown>;

/** Returns the problems of a site with some blocks after its hero, as an author indents them. */
function problemsOf(blocks: object[], more: object = {}) {
  const site = { ...(JSON.parse(siteWith('heading', 'Learn to sail')) as Site), ...more };
  site.routes[0]!.blocks.push(...blocks);
  return checkText('site.yaml', new TextEncoder().encode(dump(site)), new Set()).problems;
}

const lists = [...blockSchemas()].flatMap(([type, schema]) => {
  const example =
    type === 'shared' || type === 'hero' ? {} : (load(exampleOf(type, schema)) as Record<string, unknown>);
  return Array.isArray(example['items']) ? [{ type, example }] : [];
});
const guessed = [
  { type: 'wibbles', heading: 'Our wibbles', text: 'One, two, three.' },
  { type: 'wobbles', heading: 'Our wobbles', entries: ['One', 'Two'] },
  { type: 'faq', title: 'Questions', entries: [{ q: 'Is it far?', a: 'No.' }] },
];

describe('a list by a guessed name, with guessed blocks below it', () => {
  test.each(lists)('$type', ({ example: { items, ...rest } }) => {
    const problems = problemsOf([{ ...rest, entries: items }, ...guessed]);
    expect(problems.filter(({ code }) => code === 'yaml-syntax')).toEqual([]);
    for (const word of ['wibbles', 'wobbles'])
      expect(problems.map(({ message }) => message)).toContain(`There is no block type "${word}".`);
  });
});

test('a name that means nothing is not said to be a missing object', () => {
  const problems = problemsOf([], { notFound: undefined, seasons: 'May to September' });
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['missing-field', 'The field "notFound" is missing from the manifest.'],
    ['unknown-field', 'There is no field "seasons" here.'],
  ]);
  expect(problems[0]!.hint).toContain('fields: meta, blocks');
});

describe('a site part in another shape says how it is written', () => {
  test.each([
    ['hours as fields', { openingHours: [{ days: 'Mo-Fr', hours: '15:00-22:00' }] }, '"Mo-Fr 15:00-22:00"'],
    ['hours by day', { openingHours: { 'mon-fri': '13:00-21:00' } }, 'after "- ": days and times, such as Mo-Fr'],
    [
      'the navigation as a list',
      {
        navigation: [
          { label: 'Home', to: '/' },
          { label: 'About', to: '/about' },
          { label: 'Team', to: '/our-team' },
        ],
      },
      'as the field "items"',
    ],
    ['a direction of the text', { direction: 'rtl' }, '"language", which is here already'],
    ['Google by its name', { analytics: { google: 'UA-12345-1' } }, 'Count without cookies'],
    [
      'a number as people in town dial it',
      { phones: { desk: '051-000-0000' }, address: { locality: 'Busan', country: 'South Korea' } },
      '"+82 51-000-0000"',
    ],
    [
      'the same, by the country of the language',
      { phones: { desk: '(03) 000.0000' }, language: 'he-IL' },
      '"+972 3 000 0000"',
    ],
  ])('%s', (_, more, hint) => {
    expect(problemsOf([], more).map((problem) => problem.hint)).toContainEqual(expect.stringContaining(hint));
  });
});

describe('a block that is named for what it holds leads to the one for it, whatever else is wrong in it', () => {
  const items = [{ icon: 'fa-solid fa-truck', title: 'Delivery', text: 'The same day.' }];
  test.each(['features', 'rooms', 'treatments', 'courses', 'offers'])('%s is called cards', (type) => {
    const said = problemsOf([{ type, heading: 'Words', items }]).find(({ code }) => code === 'unknown-block');
    expect(said?.suggestions?.[0]).toBe('cards');
  });
});

test('a form of another service needs its address alone, and a footer no columns', () => {
  const endpoints = { message: { url: 'https://formspree.io/f/abcdwxyz' } };
  const form = {
    type: 'form',
    heading: 'Write',
    endpoint: 'message',
    submitLabel: 'Send',
    fields: [{ name: 'mail', label: 'Mail', kind: 'email' }],
  };
  expect(problemsOf([form], { endpoints, footer: { copyright: '© Heron' } })).toEqual([]);
});

test('a condition that is written as name and value says how it is written', () => {
  const fields = [
    { name: 'name', label: 'Name' },
    { name: 'course', label: 'Course', kind: 'radio', options: ['Sailing', 'Rowing'] },
    { name: 'boat', label: 'Boat', when: { name: 'course', value: 'Sailing' } },
  ];
  const form = { type: 'form', heading: 'Write', endpoint: 'message', submitLabel: 'Send', fields };
  const problems = problemsOf([form], { endpoints: { message: { url: '/api/message', answer: 'message' } } });
  expect(problems.map(({ hint }) => hint)).toEqual(['Write course: Sailing.']);
});

test('two site parts in the wrong shape are two messages, each about its own', () => {
  const problems = problemsOf([], {
    social: { instagram: 'https://www.instagram.com/name' },
    openingHours: { 'mon-fri': '13:00-21:00', sat: '10:00-15:00' },
  });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['wrong-type', '/social'],
    ['wrong-type', '/openingHours'],
  ]);
});

describe('pages whose blocks have their types as names, as other programs write them', () => {
  const pageOf = (path: string, ...blocks: string[]) => `  - path: ${path}
    title: ${path}
    blocks:
      - hero:
          title: A page
${blocks.join('')}
`;
  const fixed = (...pages: string[]) => {
    const text = `language: en\nroutes:\n${pages.join('')}`;
    const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, new Set());
    const site = load(new TextDecoder().decode(fixManifest(new TextEncoder().encode(text), look).bytes)) as Site;
    return site.routes.map(({ path, blocks }) => [path, ...blocks.map(({ type }) => type)]);
  };

  test.each([1, 2, 3, 5])('keep their types when all of %i pages are fixed', (count) => {
    const paths = Array.from({ length: count }, (_, index) => `/p${index}`);
    const pages = paths.map((path, index) => pageOf(path, index === count - 1 ? '          subtitle: Words\n' : ''));
    expect(fixed(...pages)).toEqual(paths.map((path) => [path, 'hero']));
  });

  test('are not moved into a list above them', () => {
    const team = '      - team:\n          - name: Karim Benali\n';
    const stats = '          subtitle: Figures\n      - stats:\n          title: In 2025\n';
    expect(fixed(pageOf('/team', team), pageOf('/figures', stats)).map(([path]) => path)).toEqual([
      '/team',
      '/figures',
    ]);
  });
});

test('the link of a logo is no second picture, and a person is reached by links', () => {
  const logo = { image: '/logo.svg', name: 'Acme', url: 'https://acme.example' };
  const person = { name: 'Ruth Levi', phone: '+44 161 496 0123' };
  const said = problemsOf([
    { type: 'logos', items: [logo] },
    { type: 'team', items: [person] },
  ]).map(({ message, hint = '' }) => `${message} ${hint}`);
  expect(said[0]).toContain('"image" is called "file", "url" is called "to"');
  expect(said.at(-1)).toContain('It is called "links" here.');
});

test('a block is not said to be in another block of its own type', () => {
  const cards = { type: 'cards', heading: 'Words', cards: 3, items: [{ title: 'A', text: 'B' }] };
  expect(problemsOf([cards]).some(({ hint = '' }) => hint.includes('There is a block of the type "cards"'))).toBe(
    false,
  );
});

test('a number with a comma that became two cells is named as it was meant', () => {
  const columns = ['Year', 'Passed', 'Share'].map((label) => ({ label }));
  const table = { type: 'table', caption: 'Exams', columns };
  const hintOf = (...rows: unknown[][]) =>
    problemsOf([{ ...table, rows }]).find(({ code }) => code === 'row-length')?.hint;
  expect(hintOf([2022, 'many', 71, '9 %'])).toContain('as "71,9 %".');
  expect(hintOf([2022, 'many', 'R$ 120', '00'], [2023, 'more', 'R$ 90', '50'])).toContain('as "R$ 120,00".');
  expect(hintOf(['Nov 2024', 1, '064'], ['Dec 2024', 1, 200, 3])).toContain('as "1,200".');
  expect(hintOf(['Nov 2024', 1, '064', 1, 433])).toContain('as "1,064" and "1,433".');
  expect(hintOf([2022, 12, 13, 14])).toContain('put a cell with a comma in it in quotes');
});

test('a text in several languages leads to the files of languages', () => {
  const problems = problemsOf([], { brand: { name: { en: 'Heron', he: 'אנפה' } } });
  expect(problems.map(({ hint }) => hint)).toEqual([expect.stringContaining('languages: [fr]')]);
});
