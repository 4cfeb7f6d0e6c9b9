/** A value that YAML takes for nothing: the message says why, and --fix quotes it where it may be a word. */
import { describe, expect, test } from 'vitest';
import { changed, fixedSite, onlyMessage } from '../../../support/sites/changed-hotel.ts';

describe('a word that is nothing to YAML', () => {
  test.each([
    ['name: Family Rao', 'name: '],
    ['- kingfish', '- '],
    ['    heading: The kitchen', '    heading: '],
  ])('behind %s is put in quotes', (words, field) => {
    for (const word of ['Null', 'NULL']) {
      const said = onlyMessage(changed(words, field + word));
      expect(said).toContain(`found nothing: ${word} without quotes is nothing in YAML.`);
      expect(said).toContain(`double quotes to make it a text: "${word}".`);
      expect(fixedSite(changed(words, field + word))).toBe(changed(words, `${field}"${word}"`));
    }
  });

  test.each([
    ['rating: 5', 'rating: Null'],
    ['kind: business', 'kind: NULL'],
    ['mail: stay@seven-gulls.example', 'mail: Null'],
    ['to: /kitchen\n            linkLabel', 'to: Null\n            linkLabel'],
  ])('is none of the values that fit where %s stands', (words, others) => {
    const site = changed(words, others);
    expect(onlyMessage(site)).toMatch(/is nothing in YAML\. Write .* after the colon, or remove the field\.$/);
    expect(fixedSite(site)).toBe(site);
  });
});

test.each([
  ['name: Family Rao', 'name: null'],
  ['name: Family Rao', 'name: ~'],
  ['- kingfish', '- null'],
])('%s as %s is left to a person', (words, others) => {
  const site = changed(words, others);
  expect(onlyMessage(site)).toMatch(/is nothing in YAML\. Write the value after the colon, or remove the field\.$/);
  expect(fixedSite(site)).toBe(site);
});

test('a value that is not written at all is missing behind its colon', () => {
  expect(onlyMessage(changed('heading: The kitchen', 'heading:'))).toContain('Write the value after the colon');
});
