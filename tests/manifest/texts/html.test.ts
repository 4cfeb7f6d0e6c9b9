/** HTML in a text is answered with what to write instead, and corrected where that is sure; what only looks like it is left alone. */
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { Draft } from '../../support/mistakes/draft.ts';
import { siteWith } from '../../support/sites/text-site.ts';
import type { Field } from '../../support/sites/text-site.ts';

const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, new Set());
const encode = (text: string) => new TextEncoder().encode(text);
const saidOf = (field: Field, text: string) => look(encode(siteWith(field, text))).problems;
const fixOf = (manifest: string) => new TextDecoder().decode(fixManifest(encode(manifest), look).bytes);
const fixed = (field: Field, text: string) => fixOf(siteWith(field, text));

/** Returns a manifest in which the longtext is written in a style of YAML. */
function written(text: string): string {
  const site = siteWith('text', 'PLACE');
  const [before, after] = site.split('"text": "PLACE"') as [string, string];
  const [head, rest] = [JSON.parse(`${before}"text": "PLACE"${after}`) as { routes: { blocks: unknown[] }[] }, text];
  const { routes, ...top } = head;
  routes[0]!.blocks.pop();
  const lines = Object.entries(top).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const pages = routes.slice(1).map((route) => `  - ${JSON.stringify(route)}`);
  const { blocks, ...home } = routes[0]! as { blocks: unknown[] };
  return [
    ...lines,
    'routes:',
    ...pages,
    ...Object.entries(home).map(
      ([name, value], index) => `  ${index === 0 ? '-' : ' '} ${name}: ${JSON.stringify(value)}`,
    ),
    '    blocks:',
    `      - ${JSON.stringify(blocks[0])}`,
    '      - type: longtext',
    `        text: ${rest}`,
    '',
  ].join('\n');
}

/** Returns the text of that block after --fix. */
function textAfter(text: string): unknown {
  const { routes } = load(fixOf(written(text))) as { routes: { path: string; blocks: { text?: string }[] }[] };
  return routes.find(({ path }) => path === '/')!.blocks[1]!.text;
}

describe.each(['lead', 'text', 'answer'] as const)('in the field %s', (field) => {
  test.each([
    ['<b>Fast</b> help', '**Fast** help'],
    ['<strong>Fast</strong> help, <em>always</em>', '**Fast** help, *always*'],
    ['Now <s>80</s> 60', 'Now ~~80~~ 60'],
    ['Type <code>QUAY</code> there', 'Type `QUAY` there'],
    ['See <a href=/about>us</a>.', 'See [us](/about).'],
    ['One line<br>and another', 'One line\\\nand another'],
  ])('%s becomes %s', (text, meant) => {
    expect(saidOf(field, text).map(({ code }) => code)).toEqual(['markdown-not-allowed']);
    expect(fixed(field, text)).toBe(siteWith(field, meant));
  });

  test.each([
    ['<img src=/a.png>', 'picture is a field'],
    ['<iframe src=https://video.example/1></iframe>', '[words](https://video.example/1)'],
    ['<script>alert(1)</script>', 'no programs'],
    ['<form><input></form>', 'a block of its own'],
    ['<!-- later -->', 'line of the file that starts with "# "'],
    ['fast<b>er</b>', '**er**'],
  ])('%s is answered, and left to a person', (text, hint) => {
    const [said, ...more] = saidOf(field, text);
    expect(more).toEqual([]);
    expect(said!.hint).toContain(hint);
    expect(fixed(field, text)).toBe(siteWith(field, text));
  });
});

test('what comes before a tag without a counterpart is fixed, and that tag is reported then', () => {
  const [said, ...more] = saidOf('text', 'A <b>bold</b> word.\n\nAn <i>odd</i> one and <u>under</u>.');
  expect([said!.fix === undefined, more]).toEqual([false, []]);
  const text = 'A **bold** word.\n\nAn *odd* one and <u>under</u>.';
  expect(fixed('text', 'A <b>bold</b> word.\n\nAn <i>odd</i> one and <u>under</u>.')).toBe(siteWith('text', text));
  expect(saidOf('text', text).map(({ found }) => found)).toEqual(['<u>under</u>']);
});

test.each([
  ['<b>Fast</b> help', 'Fast help'],
  ['<h2>Fast help</h2>', 'Fast help'],
  ['R&amp;D', 'R&D'],
  ['[x]{.big}', 'x'],
])('in plain text, %s becomes %s', (text, meant) => expect(fixed('heading', text)).toBe(siteWith('heading', meant)));

describe.each(['heading', 'lead', 'text'] as const)('another notation in the field %s', (field) => {
  test.each([
    ':smile: hello',
    'Thanks :+1:',
    '[words](/about){target=_blank}',
    'a note[^1]',
    '![a boat](/boat.png)',
    '{{ name }}',
    '{% include menu.html %}',
  ])('%s is reported once', (text) => expect(saidOf(field, text)).toHaveLength(1));

  test.each([
    'a < b', '5 > 3', 'a <b', 'I <3 bread', 'x < y and y > z', 'AT&T', 'C:\\', 'from 5 €*', 'Anna <anna@home.example>', '10:30:45', 'Mo-Fr: 9-12', 'a:b:c',
    'ratio 1:2:3', 'Note: this', '{name}', '->', '<-', '=>', '5 * 3 * 2', '~5 km', 'Tom & Jerry', '50 % < 60 %', 'Schüler:innen', 'https://heron.example:8080',
  ])('%s is harmless', (text) => expect(saidOf(field, text)).toEqual([])); // prettier-ignore
});

describe('a line break is written as the file is', () => {
  test.each([
    ['a line without quotes', 'One<br>two'],
    ['a line in quotes', '"One<br> two"'],
    ['a line in single quotes', "'One<br/>two'"],
    ['a line with escapes', '"One<br>two \\u2013"'],
    ['lines below the field', '|\n          One<br>two'],
    ['lines that end with it', '|\n          One<br>\n          two'],
  ])('%s', (_style, text) => expect(String(textAfter(text)).replace(' –', '').trim()).toBe('One\\\ntwo'));

  test('a text that starts with a mark gets quotes', () => expect(textAfter('<b>One</b> two')).toBe('**One** two'));
  test('folded lines are left to a person', () => {
    expect(textAfter('>-\n          One<br>two')).toBe('One<br>two');
  });
});

test('two hundred texts of signs and numbers by chance are no HTML and no other notation', () => {
  const pieces = ['5', '12:30', '<', '>', '< 3', '&', 'AT&T', '€*', '~', '±', '%', '#1', '(a)', 'word', 'C:\\temp', '1/2', '=', '->', '10:30:45', 'x:', ':)', '§'];
  for (let seed = 0; seed < 200; seed++) {
    const chance = new Draft('', seed);
    const text = `Word ${Array.from({ length: 1 + (seed % 6) }, () => chance.pick(pieces)).join(' ')} word`;
    for (const field of ['heading', 'lead'] as const) expect(saidOf(field, text).map(({ code }) => code), text).toEqual([]);
  }
}); // prettier-ignore
