/** Words that only hold a place until the right ones come are found where they are a whole value, and nowhere else. */
import { describe, expect, test } from 'vitest';
import { fixManifest } from '../../schema/fix.ts';
import { examine } from '../../schema/manifest.ts';
import { siteWith } from '../support/text-site.ts';
import type { Field } from '../support/text-site.ts';

const look = (bytes: Uint8Array) => examine('site.yaml', bytes, new Set());
const encode = (text: string) => new TextEncoder().encode(text);
const saidOf = (field: Field, text: string) =>
  look(encode(siteWith(field, text))).problems.map(({ hint = '' }) => hint);

describe.each([
  'TBD',
  'n/a',
  'N/A',
  '???',
  'xxx',
  'none',
  'TODO',
  '[your text here]',
  'Lorem ipsum dolor sit amet, elit.',
  '…',
])('%s', (text) => {
  test.each(['heading', 'lead', 'text', 'answer'] as const)('is reported in the field %s', (field) =>
    expect(saidOf(field, text)).toEqual(['Write the words that are meant, or remove the field.']),
  );

  test('is made no address of', () => {
    expect(saidOf('to', text)).toEqual(['Write where the link leads, or remove the link.']);
    expect(new TextDecoder().decode(fixManifest(encode(siteWith('to', text)), look).bytes)).toBe(siteWith('to', text));
  });
});

test.each([
  'None of us sails alone.',
  'Todo',
  'XXX',
  'What is lorem ipsum?',
  'The TBD crew',
  'Your name',
  'Coming soon',
  'Why???',
  'Add text',
  'Nil by mouth',
  '-',
])('%s is harmless', (text) => expect(saidOf('heading', text)).toEqual([]));
