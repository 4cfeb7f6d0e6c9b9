/** What is typed by hand is held against what the manifest names, and offered the reference that is meant. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examine } from '../../schema/manifest.ts';
import { splice } from '../../schema/splice.ts';
import { tryCommand } from '../support/commands.ts';

const MANIFEST = readFileSync('tests/messages/broken/claim-with-another-number.yaml', 'utf8');
const TEXT = /text: We sail .*/;
const check = (text: string) => examine('site.yaml', new TextEncoder().encode(text), new Set());
const say = (sentence: string): string => MANIFEST.replace(TEXT, () => `text: We sail. ${sentence}`);

test.for([
  ['We own twelve boats.', 'We own ${figures.boats} boats.'],
  ['The boats in harbour 12 are old.', undefined],
  ['Our boats number 12.', 'Our boats number ${figures.boats}.'],
  ['Here are 14 lakes and 12 boats.', 'Here are 14 lakes and ${figures.boats} boats.'],
  ['More than 2,000 people learned it here.', '${figures.sailors} people learned it here.'],
  ['Call +44 161 496 0132.', 'Call ${phones.office}.'],
  ['Call [us](tel:+441614960123).', 'Call [us](${phones.office}).'],
  ['In 2012 boats were few.', undefined],
  ['Our 12 m boats are light.', undefined],
  ['Bring 12 towels, as boats are wet.', undefined],
  ['Some 20 people a day walk by.', undefined],
  ['We own ${figures.boats} boats.', undefined],
])('%s', ([sentence, cured]) => {
  const text = say(sentence!);
  const { problems } = check(text);
  const fixes = problems.flatMap(({ fix }) => fix ?? []);
  expect(problems.length > 0 ? splice(text, fixes) : undefined).toBe(cured && say(cured));
  if (cured) expect(check(say(cured)).problems).toEqual([]);
});

test('no cure is offered that the YAML could not hold: a reference between brackets, without quotes', () => {
  const stats = (number: string, label: string) =>
    MANIFEST.replace(
      /- type: longtext\n.*/,
      `- {type: stats, heading: Our fleet, items: [{number: ${number}, label: ${label}}, {number: a few, label: Piers}]}`,
    );
  const [typed] = check(stats('"12"', 'Boats')).problems;
  expect(splice(stats('"12"', 'Boats'), typed!.fix!)).toBe(stats('"${figures.boats}"', 'Boats'));
  const [within] = check(stats('some', 'Of 12 boats')).problems;
  expect(within).toMatchObject({ code: 'claim-drift' });
  expect(within!.fix).toBeUndefined();
});

describe('npm run claims', () => {
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
