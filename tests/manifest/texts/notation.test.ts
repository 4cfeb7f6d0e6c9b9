/** Nobody's visitors read {{phones.office}}, **bold** in a heading or a bullet that starts no list: it is reported, and what is intended is not. */
import { describe, expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { siteWith } from '../../support/sites/text-site.ts';
import type { Field } from '../../support/sites/text-site.ts';

const check = (text: string) => checkText('site.yaml', new TextEncoder().encode(text), new Set());

/** Returns what is said of a text in a field: kind and first suggestion of each message. */
function saidOf(field: Field, text: string): string[] {
  return check(siteWith(field, text)).problems.map(({ code, suggestions }) =>
    `${code} ${suggestions?.[0] ?? ''}`.trim(),
  );
}

/** Returns the text of a field after --fix. */
function fixed(field: Field, text: string): unknown {
  const { bytes } = fixManifest(new TextEncoder().encode(siteWith(field, text)), (some) =>
    check(new TextDecoder().decode(some)),
  );
  return new TextDecoder().decode(bytes);
}

const REFERENCES: [written: string, meant: string][] = [
  ['${phones.office', '${phones.office}'],
  ['{{phones.office}}', '${phones.office}'],
  ['{{ phones.office }}', '${phones.office}'],
  ['$phones.office', '${phones.office}'],
  ['{phones.office}', '${phones.office}'],
  ['${ phones.office }', '${phones.office}'],
  ['${phones.\u00A0office}', '${phones.office}'],
  ['#{phones.office}', '${phones.office}'],
  ['%phones.office%', '${phones.office}'],
  ['[[phones.office]]', '${phones.office}'],
  ['<phones.office>', '${phones.office}'],
  ['$(phones.office)', '${phones.office}'],
  ['<%= phones.office %>', '${phones.office}'],
  ['{${phones.office}}', '${phones.office}'],
  ['phones.office', '${phones.office}'],
  ['{{mail}}', '${mail}'],
  ['$mail', '${mail}'],
];

describe.each(['heading', 'lead', 'text', 'answer'] as const)('in the field %s', (field) => {
  test.each(REFERENCES)('%s is reported once, and becomes %s', (written, meant) => {
    expect(saidOf(field, `Call ${written} at any hour.`)).toEqual([`reference-notation ${meant}`]);
    expect(fixed(field, `Call ${written} at any hour.`)).toBe(siteWith(field, `Call ${meant} at any hour.`));
  });

  test('a name that nothing has is answered with one that is like it', () => {
    expect(saidOf(field, 'Call {{phones.ofice}}.')).toEqual(['reference-notation ${phones.office}']);
    expect(saidOf(field, 'Call {{office}}.')).toEqual(['reference-notation ${phones.office}']);
  });

  test.each([
    '$5 to $10', '{a} and {phone}', '$${phones.office}', '100% of our guests', 'R&D, AT&T', 'a < b', 'See [1]', '#1 in India', '5 * 3', '2 ** 3', 'snake_case',
    'C:\\new', 'Mon–Fri • 9–5', '-5 °C', 'Hotel 4* and 5*', 'यात्रा', '5–10 lakh', '24/7', 'C# and F#', 'Matthew 25:40', '16:9', 'A score of 45:30', '29 February', '31/12', '2026-02-28',
    '(see [1])', 'write to help@example.com', 'a -> b', '1/2', 'May 2026', 'until 12:30 pm', 'It`s', '~5 km', '👩‍👧', 'ไทย\u200Bไทย', 'Rettungs\u00ADhubschrauber',
  ])('%s is harmless', (text) => expect(saidOf(field, text)).toEqual([])); // prettier-ignore

  test.each([
    'Open until 31/04/2026.',
    'Open until 30 February.',
    'Since 2026-02-30.',
    'Closed on June 31, 2026.',
    'Open from 9:00 to 25:00.',
  ])('%s names no day or time that there is', (text) => expect(saidOf(field, text)).toEqual(['impossible-date']));

  test('a character without a width is found, and taken away', () => {
    expect(saidOf(field, 'Our cour\u200Bses are here')).toEqual(['unseen-sign courses']);
    expect(fixed(field, 'Our cour\u200Bses are here')).toBe(siteWith(field, 'Our courses are here'));
  });
});

test.each([
  ['**Fast** help', 'Fast help'], ['__Fast__ help', 'Fast help'], ['*Fast* help', 'Fast help'], ['## Fast help', 'Fast help'], ['##Fast help', 'Fast help'],
  ['* Fast help', 'Fast help'], ['• Fast help', 'Fast help'], ['-fast help', 'fast help'], ['R&amp;D', 'R&D'], ['Fast **help', 'Fast help'],
  ['A ==fast== help', 'A fast help'], ['++Fast++ help', 'Fast help'],
])('in plain text, %s is reported and becomes %s', (text, meant) => {
  expect(saidOf('heading', text).map((said) => said.split(' ')[0])).toEqual(['shown-as-typed']);
  expect(fixed('heading', text)).toBe(siteWith('heading', meant));
}); // prettier-ignore

test.each([
  '[Help](/about) now',
  '[Help] (/about)',
  '`help`',
  '~~old~~ new',
  '<b>Fast</b> help',
  'Fast<br>help',
  '[[Help]]',
  'Fast\\nhelp',
  '(Help)[/about]',
  '| a | b |',
  'Fast【4†source】',
  'Queen\uFFFDs',
])('in plain text, %s is reported', (text) =>
  expect(saidOf('heading', text).map((said) => said.split(' ')[0])).toEqual(['shown-as-typed']),
);

test.each([
  ['[Help] (/about) now', '[Help](/about) now'], ['[Help](/about', '[Help](/about)'], ['[Help](/about and more', '[Help](/about) and more'], ['(Help)[/about]', '[Help](/about)'],
  ['[Help][/about]', '[Help](/about)'], ['[Help]（/about）', '[Help](/about)'], ['** Fast ** help', '**Fast** help'], ['You pay **half*.', 'You pay **half**.'],
  ['##Winter', '## Winter'], ['• one\n• two', '- one\n- two'], ['A ==fast one== here', 'A fast one here'], ['-one\n-two', '- one\n- two'], ['One **bold **too', 'One **bold** too'], ['An **old **car, a **new **one', 'An **old** car, a **new** one'], ['1)one\n2)two', '1. one\n2. two'],
])('in Markdown, %s is reported and becomes %s', (text, meant) => {
  expect(saidOf('text', text).map((said) => said.split(' ')[0])).toEqual(['shown-as-typed']);
  expect(fixed('text', text)).toBe(siteWith('text', meant));
}); // prettier-ignore

test.each([
  '**Fast help',
  'Fast help** now',
  '~~old new',
  'a\n| a | b |\n| c | d |',
  'Heading\n=====',
  'First\\nSecond',
  'see [[Help]]',
  'an *important point',
  'words ## Heading',
  'a note[^1]',
  'Take it off. Always.*',
  'Now ~€5~ only',
  '** [x](/about) **',
])('in Markdown, %s is reported', (text) =>
  expect(saidOf('text', text).map((said) => said.split(' ')[0])).toEqual(['shown-as-typed']),
);

test.each([
  'Prices from 500*.\n\n\\* and more',
  '500* now. *Terms apply.',
  '\\*not\\* \\`code\\`',
  'Name: ____',
  'a) one\nb) two',
  '— Hello\n— Hi',
  '$${mail}',
  'a == b == c, C++ and G++',
  '~5 km, a ~ b, ~€5 to ~€6, ~€5~€6, ~/code or ~/x~',
  '~ようこそ~',
  '`a ==b== c`',
  '**Fast**: x',
  '`help`',
  '~~old~~ new',
  'a\n| a | b |\n|---|---|',
  '```\ncode\n```',
  'See <https://example.com>.',
  '- a\n- b',
  '1. a\n2. b',
])('in Markdown, %s is harmless', (text) => expect(saidOf('text', text)).toEqual([]));

test('what to write holds no sign of a link or of emphasis', () => {
  for (const text of ['** [x](/about) **', '** a *b* **', '**[x](/about) **too'])
    expect(JSON.stringify(check(siteWith('text', text)).problems)).not.toMatch(/[\uFFFB\uFFFC]/);
});

test('values that stand for words hold no reference themselves', () => {
  expect(saidOf('figure', '${phones.office}')).toEqual(['reference-notation +91 22 2345 6789']);
  expect(saidOf('figure', '**10**')).toEqual(['shown-as-typed 10']);
});
