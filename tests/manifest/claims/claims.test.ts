/** What is typed by hand is compared with what the manifest names, and offered the reference that is intended. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { applySplices } from '../../../manifest/yaml/edit/splice.ts';
import { tryCommand } from '../../support/commands.ts';

const MANIFEST = readFileSync('tests/manifest/messages/broken/claim-with-another-number.yaml', 'utf8');
const TEXT = /text: We sail .*/;
const check = (text: string) => checkText('site.yaml', new TextEncoder().encode(text), new Set());
const say = (sentence: string): string => MANIFEST.replace(TEXT, () => `text: We sail. ${sentence}`);

test.for([
  ['We own twelve boats.', 'We own ${figures.boats} boats.'],
  ['The boats in harbour 12 are old.', undefined],
  ['Our boats number 12.', 'Our boats number ${figures.boats}.'],
  ['Here are 14 lakes and 12 boats.', 'Here are 14 lakes and ${figures.boats} boats.'],
  ['More than 2,000 people learned it here.', '${figures.sailors} people learned it here.'],
  ['Call +44 161 496 0132.', 'Call ${phones.office}.'],
  ['In 2012 boats were few.', undefined],
  ['Our 12 m boats are light.', undefined],
  ['Bring 12 towels, as boats are wet.', undefined],
  ['Some 20 people a day walk by.', undefined],
  ['We own ${figures.boats} boats.', undefined],
])('%s', ([sentence, fixed]) => {
  const text = say(sentence!);
  const { problems } = check(text);
  // Of two that differ, only a person can say which is right: the reference is offered, and nothing is replaced.
  const offered = problems.map(({ span, suggestions }) => ({ ...span, text: suggestions?.[0] ?? '' }));
  expect(problems.flatMap(({ fix }) => fix ?? [])).toEqual([]);
  expect(problems.length > 0 ? applySplices(text, offered) : undefined).toBe(fixed && say(fixed));
  if (fixed) expect(check(say(fixed)).problems).toEqual([]);
});

test.for([
  ['We own ${boats} boats.', 'We own ${figures.boats} boats.'],
  ['Call ${office}.', 'Call ${phones.office}.'],
  ['Call [us](tel:${office}).', 'Call [us](${phones.office}).'],
])('the same typed by hand is put right: %s', ([sentence, fixed]) => {
  const named = { boats: /boats: "?(\d+)/, office: /office: "([^"]+)/ };
  const typed = sentence!.replace(/\$\{(\w+)\}/, (_, name: keyof typeof named) => named[name].exec(MANIFEST)![1]!);
  const text = say(typed.replace(/(?<=tel:)[^)]+/, (phone) => phone.replaceAll(' ', '')));
  const { problems } = check(text);
  expect(problems.map(({ code }) => code)).toEqual(['claim-by-hand']);
  expect(applySplices(text, problems[0]!.fix!)).toBe(say(fixed!));
});

test('no fix is offered that the YAML could not hold: a reference between brackets, without quotes', () => {
  const stats = (number: string, label: string) =>
    MANIFEST.replace(
      /- type: longtext\n.*/,
      `- {type: stats, heading: Our fleet, items: [{number: ${number}, label: ${label}}, {number: a few, label: Piers}]}`,
    );
  const own = /boats: "?(\d+)/.exec(MANIFEST)![1]!;
  const [typed] = check(stats(`"${own}"`, 'Boats')).problems;
  expect(applySplices(stats(`"${own}"`, 'Boats'), typed!.fix!)).toBe(stats('"${figures.boats}"', 'Boats'));
  const [within] = check(stats('some', `Of ${own} boats`)).problems;
  expect(within).toMatchObject({ code: 'claim-by-hand' });
  expect(within!.fix).toBeUndefined();
});

test.for([
  ['1998', 'The company was founded in Bombay.', ['claim-drift']],
  ['2004', 'The company was founded in Bombay.', ['claim-by-hand']],
  ['${brand.founded}', 'The company was founded in Bombay.', []],
  ['1998', '${brand.name} was founded in ${brand.founded}. It was small.', ['claim-drift']],
  ['${brand.founded}', 'The company was founded in ${brand.founded}. It was small.', []],
  ['1998', 'The company, founded in ${brand.founded}, got a second boat.', []],
  ['1998', 'A second boat comes. The company was founded in ${brand.founded}.', []],
  ['1998', 'The station was founded in Bombay.', []],
  ['Spring 1998', 'The company was founded in Bombay.', []],
] as const)('an entry of a history dated %s with "%s" is compared with the founding', ([date, text, codes]) => {
  const manifest = MANIFEST.replace(/^brand:\n/m, 'brand:\n  founded: 2004\n');
  const entries = (fields: string) =>
    manifest.replace(/- type: longtext\n.*/, `- {type: timeline, heading: How we began, items: [{${fields}}]}`);
  const [when, what] = [`date: "${date}"`, `text: "${text}"`];
  for (const fields of [`${when}, title: A harbour, ${what}`, `${what}, title: A harbour, ${when}`])
    expect(check(entries(fields)).problems.map(({ code }) => code)).toEqual(codes);
});

describe('npx waybill claims', () => {
  test.for(['site.yaml', 'examples/bicycle-workshop/site.yaml'])('of %s names every figure', (file) => {
    const { status, stdout } = tryCommand('claims', file, '--format', 'json');
    expect(status).toBe(0);
    const { claims, unclaimed, unused } = JSON.parse(stdout);
    expect([...claims, ...unclaimed].length).toBeGreaterThan(3);
    expect(unused).toEqual([]);
  });

  test('prints a table, with the reasons', () => {
    const { stdout } = tryCommand('claims', 'site.yaml');
    expect(stdout).toMatch(/years of service +20\+ +figures\.years-about +\/about\n/);
    expect(stdout).toContain("years of service: Each page counts from its own service's start.");
  });

  test('prints Markdown', () => {
    const { stdout } = tryCommand('claims', 'site.yaml', '--format', 'markdown');
    expect(stdout).toMatch(/^\| Claim \| Reading \| Figure \| Pages \|\n\| --- /);
  });

  test('refuses a format that it does not know', () => {
    expect(tryCommand('claims', '--format', 'pdf')).toMatchObject({ status: 2 });
  });
});
