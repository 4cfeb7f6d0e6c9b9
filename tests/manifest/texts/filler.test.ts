/** Words that only hold a place until the right ones come are found where they are a whole value, and nowhere else. */
import { describe, expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { siteWith } from '../../support/sites/text-site.ts';
import type { Field } from '../../support/sites/text-site.ts';

const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, new Set());
const encode = (text: string) => new TextEncoder().encode(text);
const saidOf = (field: Field, text: string) =>
  look(encode(siteWith(field, text))).problems.map(({ hint = '' }) => hint);

const launch = (field: Field, text: string) =>
  checkText('site.yaml', encode(siteWith(field, text)), new Set(), { launch: true }).problems.filter(
    ({ code, message }) => code === 'unfinished-text' || message === 'This text is not written yet.',
  );

const NOTHING = ['none', 'n/a', 'N/A', 'null', 'undefined', '--'];
const UNFINISHED = [
  'TBD',
  'TODO',
  '[TODO]',
  'TODO write this',
  'Come soon (FIXME: when?)',
  'Lorem ipsum dolor sit amet, elit.',
];
const DRAFTS = ['???', 'xxx', '[your text here]', '…'];

describe.each(['heading', 'lead', 'text', 'answer'] as const)('in the field %s', (field) => {
  test.each(NOTHING)('%s is reported', (text) =>
    expect(saidOf(field, text)).toEqual(['Write the words that are meant, or remove the field.']),
  );

  test.each(UNFINISHED)('%s is reported, and is one problem before the site goes public, too', (text) => {
    expect(saidOf(field, text)).toEqual(['Replace it by the real text, or remove the field.']);
    expect(launch(field, text)).toHaveLength(1);
  });

  test.each(DRAFTS)('%s is still to be written, which counts before the site goes public', (text) => {
    expect(saidOf(field, text)).toEqual([]);
    expect(launch(field, text)).toHaveLength(1);
  });
});

test.each([...NOTHING, ...DRAFTS, 'TBD', 'TODO', '?', '-'])('%s is made no address of', (text) => {
  expect(saidOf('to', text)).toEqual(['Write where the link leads, or remove the link.']);
  expect(new TextDecoder().decode(fixManifest(encode(siteWith('to', text)), look).bytes)).toBe(siteWith('to', text));
});

test.each([
  'None of us sails alone.',
  'Todo',
  'XXX',
  'What is lorem ipsum?',
  'The TBD team',
  'Your name',
  'Coming soon',
  'Why???',
  'Add text',
  'Nil by mouth',
  'TODO lists for sailors',
  'How we wrote a TODO app',
  'Super Bowl XXX',
  '-',
])('%s is harmless', (text) => {
  expect(saidOf('heading', text)).toEqual([]);
  if (!/lorem|TBD|TODO/.test(text)) expect(launch('heading', text)).toEqual([]);
});

test('TODO is a word of Spanish', () => {
  const site = siteWith('heading', 'TODO incluido').replace('"en"', '"es"');
  expect(look(encode(site)).problems.filter(({ code }) => code === 'unfinished-text')).toEqual([]);
});
