/** A number sign that cuts a sentence is distinguished from one that begins a comment. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';

const BASE = readFileSync('manifest/rules/example.yaml', 'utf8');
const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, new Set());
const encode = (text: string) => new TextEncoder().encode(text);
const siteWith = (lead: string, second = 'We sail from May to October.') =>
  BASE.replace(/( *)heading: Our courses\n/, `$1heading: Our courses\n$1lead: ${lead}\n`)
    .replace(/( *)heading: Learn to sail\n/, `$1heading: Learn to sail\n$1lead: ${second}\n`)
    .replace(/( *)heading: There is no such page\n/, `$1heading: There is no such page\n$1lead: It may have moved.\n`);

test.each(['Leave the quay by door # 4, then walk on.', 'The boats come back # and so do the children.'])(
  '%s is put in quotes',
  (lead) => {
    expect(look(encode(siteWith(lead))).problems.map(({ code }) => code)).toEqual(['cut-text']);
    const { bytes } = fixManifest(encode(siteWith(lead)), look);
    expect(new TextDecoder().decode(bytes)).toBe(siteWith(`"${lead}"`));
  },
);

test.each([
  'Leave the quay by door 4. # and then walk on.',
  'Leave the quay by door # ask Anna which',
  'Leave the quay by door # Ask Anna which.',
  'Welcome # this is short.',
  '"Leave the quay by door" # and then walk on.',
])('%s has a comment', (lead) => expect(look(encode(siteWith(lead))).problems).toEqual([]));

test('where the field mostly holds no sentences, it is a comment', () => {
  expect(look(encode(siteWith('Leave the quay by door # 4, then walk.', 'On the lake'))).problems).toEqual([]);
});
