/** Values that their field does not take: the message says what does fit, and --fix writes it where only one thing can be meant. */
import { describe, expect, test } from 'vitest';
import { changed, fixedSite, hotel, onlySaid } from '../support/changed-hotel.ts';

describe('a number or a list out of bounds', () => {
  test.each([
    ['rating: 3', 'rating: 9', 'Write a number from 1 to 5.'],
    ['rating: 3', 'rating: -1', 'Write a number from 1 to 5.'],
    ['latitude: 19.0887', 'latitude: 190.887', 'Write a number from -90 to 90.'],
    ['founded: 1931', 'founded: 19311', 'Write a number from 1000 to 3000.'],
    ['near: [panjim, dabolim]', 'near: []', 'Write from 1 to 60 items.'],
  ])('%s as %s is told both bounds', (words, others, hint) => expect(onlySaid(changed(words, others))).toContain(hint));
});

describe('a day that does not exist', () => {
  const day = (text: string) => changed('kind: business', `{ kind: article, published: "${text}" }`).replace('data:\n        {', 'data: {'); // prettier-ignore

  test.each([
    ['2027-02-29', 'There is no day "2027-02-29": February 2027 has 28 days.'],
    ['2026-9-31', 'There is no day "2026-9-31": September has 30 days.'],
    ['2024-15-07', 'There is no month 15 in "2024-15-07": a year has 12. Was "2024-07-15" meant?'],
    ['31.11.2025', 'There is no day "31.11.2025": November has 30 days.'],
    ['June 31, 2025', 'There is no day "June 31, 2025": June has 30 days.'],
    ['2026-05-00', 'There is no day 0 in "2026-05-00".'],
  ])('%s is answered with the reason, and left to a person', (text, reason) => {
    expect(onlySaid(day(text))).toContain(reason);
    expect(fixedSite(day(text))).toBe(day(text));
  });

  test('a day that exists is written as the field takes it', () => {
    expect(fixedSite(day('7 July 2026'))).toBe(day('2026-07-07'));
  });
});

test('the site that is changed here is right', () => expect(fixedSite(hotel)).toBe(hotel));
