/** Headings and items of lists that other programs write with other characters: --fix writes those that a text takes. */
import { describe, expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { siteWith } from '../../support/sites/text-site.ts';

const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, new Set());
const siteOf = (text: string) => new TextEncoder().encode(siteWith('text', text));
const fixed = (text: string) => new TextDecoder().decode(fixManifest(siteOf(text), look).bytes);
const saidOf = (text: string) => look(siteOf(text)).problems.map(({ message }) => message);

describe('headings', () => {
  test.each([
    ['# Boats', '## Boats'],
    ['#### Boats', '## Boats'],
    ['### Boats', '## Boats'],
  ])('%s becomes %s where all have that level', (written, right) => {
    expect(saidOf(written)).toHaveLength(1);
    expect(fixed(written)).toBe(siteWith('text', right));
  });

  test.each([
    [
      ['## Boats', '# Sails'],
      ['## Boats', '## Sails'],
    ],
    [
      ['# Boats', '## Sails', '### Jibs'],
      ['## Boats', '## Sails', '### Jibs'],
    ],
    [
      ['## Boats', '##### Sails'],
      ['## Boats', '### Sails'],
    ],
  ])('%s become %s', (written, right) =>
    expect(fixed(written.join('\n\n'))).toBe(siteWith('text', right.join('\n\n'))),
  );

  test('parts of several depths without a section are left to a person', () => {
    expect(fixed('### Boats\n\n#### Sails')).toBe(siteWith('text', '### Boats\n\n#### Sails'));
  });
});

describe('items with two characters', () => {
  test.each(['•', '·', '–', '—', '*', '+', '-'])('- %s becomes a hyphen alone', (sign) => {
    const site = siteWith('text', `Bring:\n\n- ${sign} a hat\n- ${sign} *warm* gloves`);
    const said = look(new TextEncoder().encode(site)).problems;
    expect(said.map(({ code }) => code)).toEqual(['shown-as-typed']);
    expect(new TextDecoder().decode(fixManifest(new TextEncoder().encode(site), look).bytes)).toBe(
      siteWith('text', 'Bring:\n\n- a hat\n- *warm* gloves'),
    );
  });

  test('a bullet before an item with emphasis becomes a hyphen', () => {
    const lines = (sign: string) =>
      siteWith('text', `Bring:\n\n${sign} a hat\n${sign} **warm** gloves, see [us](/about)`);
    const { bytes } = fixManifest(new TextEncoder().encode(lines('•')), look);
    expect(new TextDecoder().decode(bytes)).toBe(lines('-'));
  });

  test.each(['- –5 degrees\n- –7 degrees', '- 3 + 4\n- 5 - 2', '- a\n  - b\n  - c', '- - a\n- b'])(
    '%s is harmless',
    (text) => expect(saidOf(text)).toEqual([]),
  );
});

test.each(['Boats.\n\n    Sails.', '    Boats.', '- Boats\n\n      Sails'])(
  '%j is a text like any other: nothing is code',
  (text) => expect(saidOf(text)).toEqual([]),
);
