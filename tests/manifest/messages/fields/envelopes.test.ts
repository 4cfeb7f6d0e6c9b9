/** Fields of a block or an item in an envelope, as other programs write them: one message, and --fix moves them out. */
import { describe, expect, test } from 'vitest';
import { changed, fixedSite, hotel, onlyMessage } from '../../../support/sites/changed-hotel.ts';

const further = (lines: string) => lines.replaceAll('\n', '\n  ');

const NOTICE =
  'heading: Mind the tide on foot\n        text: Twice a day the beach is gone. Ask at ${phones.reception}.';
const STEP = '- title: Boats\n            text: They come in at four. The cook stands on the beach.';
const PLACE = 'name: Mumbai\n    latitude: 19.0887\n    longitude: 72.8679';

describe.each(['props', 'fields', 'attributes', 'data', 'settings', 'options', 'values', 'config'])(
  'below %s',
  (name) => {
    test.each([
      ['a block', NOTICE, `${name}:\n          ${further(NOTICE)}`],
      ['an item', STEP, `- ${name}:\n              ${further(STEP.slice(2))}`],
      ['a place', PLACE, `${name}:\n      ${further(PLACE)}`],
    ])('the fields of %s are moved out', (_what, fields, nested) => {
      expect(onlyMessage(changed(fields, nested))).toContain(`Remove the line "${name}:", and move`);
      expect(fixedSite(changed(fields, nested))).toBe(hotel);
    });
  },
);

test('a block as a whole below another name is moved out', () => {
  const block = '- type: longtext\n        text: |\n          ## By train';
  const all = hotel.slice(hotel.indexOf(block), hotel.indexOf('      - type: notice\n        id: tide')).trimEnd();
  const site = changed(all, `- component:\n          ${further(all.slice(2)).replaceAll(/\n +(?=\n)/g, '\n')}`);
  expect(onlyMessage(site)).toContain('what is below it are the fields themselves');
  expect(fixedSite(site)).toBe(hotel);
});

test('a word for a field that takes fields is still that field', () => {
  expect(fixedSite(changed('meta:\n      title: Rooms and', 'seo:\n      title: Rooms and'))).toBe(hotel);
});
