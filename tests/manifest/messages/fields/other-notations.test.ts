/** Values in the notation of another place: the settings of a computer, other keyboards, words of people. */
import { describe, expect, test } from 'vitest';
import { changed, fixedSite, onlyMessage } from '../../../support/sites/changed-hotel.ts';

describe('a language as a computer has it in its settings', () => {
  test.each([
    ['de_DE.UTF-8', 'de-DE'],
    ['fr_FR.utf8', 'fr-FR'],
    ['de_DE@euro', 'de-DE'],
    ['de_DE.ISO-8859-15@euro', 'de-DE'],
    ['sr_RS@latin', 'sr-Latn-RS'],
    ['zh_Hant_TW.UTF-8', 'zh-Hant-TW'],
    ['de.UTF-8', 'de'],
  ])('%s is %s', (locale, tag) => {
    expect(onlyMessage(changed('language: en-IN', `language: ${locale}`))).toContain(`write "${tag}"`);
    expect(fixedSite(changed('language: en-IN', `language: ${locale}`))).toBe(changed('en-IN', tag));
  });

  test.each(['C.UTF-8', 'POSIX'])('%s is none', (locale) => {
    const site = changed('language: en-IN', `language: ${locale}`);
    expect(fixedSite(site)).toBe(site);
  });
});

describe('hours with the signs of Chinese and Japanese keyboards', () => {
  const hours = (entry: string) => changed('offline: true', `openingHours:\n  - "${entry}"\noffline: true`);

  test.each([
    'Su 11:00〜14:30',
    'Su 11:00～14:30',
    'Su 11:00~14:30',
    'Su １１：００〜１４：３０',
    'Ｓｕ　１１：００－１４：３０',
  ])('%s', (entry) => {
    expect(onlyMessage(hours(entry))).toContain('Write "Su 11:00-14:30".');
    expect(fixedSite(hours(entry))).toBe(hours('Su 11:00-14:30'));
  });

  test('of a single day, too', () => {
    const special = (times: string) =>
      changed('offline: true', `specialHours:\n  - date: 2026-12-24\n    hours: "${times}"\noffline: true`);
    expect(fixedSite(special('１１：００～１４：３０'))).toBe(special('11:00-14:30'));
  });
});

describe('several mail addresses in one field', () => {
  test.each([', ', '; ', ' and ', ' / ', '/', ' & ', ' '])('with "%s" between them are left to a person', (between) => {
    const site = changed(
      'mail: stay@seven-gulls.example',
      `mail: stay@seven-gulls.example${between}eat@seven-gulls.example`,
    );
    expect(onlyMessage(site)).toContain('Write one address');
    expect(fixedSite(site)).toBe(site);
  });

  test('as a list, too', () =>
    expect(onlyMessage(changed('mail: stay@seven-gulls.example', 'mail: [a@b.example, c@d.example]'))).toContain(
      'Write one address',
    ));
});

describe('a word for whether a field of a form has to be filled in', () => {
  const required = (value: string) =>
    changed('kind: text\n        required: true', `kind: text\n        required: ${value}`);

  test.each([
    ['optional', false],
    ['Optional', false],
    ['required', true],
    ['mandatory', true],
    ['compulsory', true],
  ])('%s is %s', (word, meant) => {
    expect(onlyMessage(required(word))).toContain(`Write ${meant}, without quotes.`);
    expect(fixedSite(required(word))).toBe(required(String(meant)));
  });

  test('is no word for anything else', () => {
    const site = changed('offline: true', 'offline: optional');
    expect(onlyMessage(site)).toContain('Write true or false, without quotes.');
    expect(fixedSite(site)).toBe(site);
  });
});
