/** Names with another meaning for many people: they are questions, and have a fix only where the value confirms it. */
import { describe, expect, test } from 'vitest';
import { changed, fixedSite, hotel, onlyMessage } from '../../../support/sites/changed-hotel.ts';

describe('a field that changes how something looks', () => {
  test.each(['className', 'class', 'css_class', 'customStyles', 'fontSize', 'padding', 'textAlign'])(
    '%s is never taken for another field',
    (name) => {
      const site = changed('id: single', `id: single\n        ${name}: wide`);
      expect(onlyMessage(site)).toContain(`There is no field "${name}" here. Remove it: how things look comes from`);
      expect(fixedSite(site)).toBe(site);
      const without = changed('id: double', `${name}: double`);
      expect(fixedSite(without)).toBe(without);
    },
  );

  test.each(['style', 'theme', 'variant', 'color'])('%s with a word of one field is that field', (name) => {
    expect(fixedSite(changed('surface: warm', `${name}: warm`))).toBe(hotel);
  });

  test.each(['style', 'theme', 'variant', 'color'])('%s with another word is a question', (name) => {
    const site = changed('surface: warm', `${name}: dark`);
    expect(onlyMessage(site)).toContain('Did you mean "surface"? It takes one of: plain, tint, warm.');
    expect(fixedSite(site)).toBe(site);
  });
});

describe('a word for a field that is renamed only if the value fits', () => {
  test.each([
    ['to: /rooms\n            linkLabel', 'target: _blank\n            linkLabel'],
    ['to: https://trains.example/sandhaven\n  contact', 'target: _self\n  contact'],
    ['icon: soup', 'logo: /images/soup.svg'],
    ['icon: soup', 'emoji: 🍲'],
    ['label: Timetable', 'kind: link'],
    ['submitLabel: Go to payment', 'submit: true'],
    ['heading: Mind the tide on foot', 'name: Mind the tide on foot'],
  ])('%s as %s is left to a person', (words, others) => {
    const site = changed(words, others);
    expect(onlyMessage(site)).toContain('There is no field');
    expect(fixedSite(site)).toBe(site);
  });

  test('the caption of a picture is no text for those who cannot see it', () => {
    const site = changed('alt: The beach, seen from the balcony', 'caption: The beach, seen from the balcony');
    expect(onlyMessage(site)).toBe('The field "alt" is missing here. Add a line "alt: …".');
    expect(fixedSite(site)).toBe(site);
  });

  test.each([
    ['icon: soup', 'symbol: soup'],
    ['to: /rooms\n            linkLabel', 'href: /rooms\n            linkLabel'],
    ['alt: The beach, seen from the balcony', 'altText: The beach, seen from the balcony'],
    ['look: quiet', 'type: quiet'],
  ])('%s as %s is renamed', (words, others) => expect(fixedSite(changed(words, others))).toBe(hotel));

  test('a name of which a field stands there already, and that means something else, is no second one of it', () => {
    const site = changed('to: /kitchen\n            linkLabel', 'to: /kitchen\n            target: _blank\n            linkLabel'); // prettier-ignore
    expect(onlyMessage(site)).not.toContain('says the same');
  });
});
