/** Values that their field does not take: the message says what does fit, and --fix writes it where only one thing can be meant. */
import { describe, expect, test } from 'vitest';
import { changed, fixedSite, hotel, onlyMessage, newProblemsOf } from '../../../support/sites/changed-hotel.ts';

describe('a number or a list out of bounds', () => {
  test.each([
    ['rating: 3', 'rating: 9', 'Write a number from 1 to 5.'],
    ['rating: 3', 'rating: -1', 'Write a number from 1 to 5.'],
    ['latitude: 19.0887', 'latitude: 190.887', 'Write a number from -90 to 90.'],
    ['founded: 1931', 'founded: 19311', 'Write a number from 1000 to 3000.'],
    ['near: [panjim, dabolim]', 'near: []', 'Write from 1 to 60 items.'],
  ])('%s as %s names both bounds', (words, others, hint) =>
    expect(onlyMessage(changed(words, others))).toContain(hint),
  );
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
    expect(onlyMessage(day(text))).toContain(reason);
    expect(fixedSite(day(text))).toBe(day(text));
  });

  test.each([
    ['45000', 'Write the day as year-month-day, such as "2023-03-15".'],
    ['2026', 'Write the day as year-month-day, such as "2026-05-12".'],
  ])('%s is a number, of a spreadsheet or a year', (number, hint) => {
    const site = day(number).replace(`"${number}"`, number);
    expect(onlyMessage(site)).toContain(hint);
    expect(fixedSite(site)).toBe(site);
  });

  test('a day that exists is written as the field takes it', () => {
    expect(fixedSite(day('7 July 2026'))).toBe(day('2026-07-07'));
  });
});

describe('a list that is written as one text', () => {
  test.each([
    ['near: [panjim, dabolim]', 'near: 1. panjim 2. dabolim'],
    ['near: [panjim, dabolim]', 'near: a) panjim b) dabolim'],
    ['near: [panjim, dabolim]', 'near: 1) panjim, 2) dabolim'],
    ['near: [panjim, dabolim]', 'near: • panjim • dabolim'],
    ['near: [panjim, dabolim]', 'near: ［panjim、dabolim］'],
    ['near: [panjim, dabolim]', 'near: 【“panjim”，“dabolim”】'],
  ])('%s as %s gets hyphens or brackets', (words, others) => {
    expect(onlyMessage(changed(words, others))).toMatch(
      /Begin each entry with "- " in place of its|English keyboard: "\[panjim, dabolim\]"/,
    );
    expect(fixedSite(changed(words, others))).toBe(hotel);
  });

  const phrases = ['- kingfish', '- rice with curry leaves', '- mango pickle'].join('\n          ');

  test.each(['1. #', '(1) #', '1、#', 'a. #'])('with the lines of %s gets a hyphen in front of each', (form) => {
    const lines = ['kingfish', 'rice with curry leaves', 'mango pickle'].map((words, index) =>
      form
        .replace('1', String(index + 1))
        .replace('a', 'abc'[index]!)
        .replace('#', words),
    );
    for (const opening of ['', ' |']) {
      const site = changed(
        `phrases:\n          ${phrases}`,
        `phrases:${opening}\n          ${lines.join('\n          ')}`,
      );
      expect(fixedSite(site)).toBe(hotel);
    }
  });

  test.each(['1. FC Panjim', 'A. Rao and B. Rao', 'Sandhaven 2. Street'])('%s keeps its words', (text) => {
    expect(fixedSite(changed(`phrases:\n          ${phrases}`, `phrases: ${text}`))).toContain(text);
  });

  test('a number in front of one entry alone is asked about, for it may be part of a name', () => {
    const site = changed('types: [LocalBusiness]', 'types: 1. LocalBusiness');
    expect(onlyMessage(site)).toContain('Begin each entry with "- " in place of its number, where it only counts.');
    expect(fixedSite(site)).toBe(site);
  });

  test('lines that nothing sets apart are not made one entry', () => {
    const site = changed('near: [panjim, dabolim]', 'near:\n            panjim\n            dabolin');
    expect(fixedSite(site)).toBe(site);
  });

  test('lines that name two known things are', () => {
    const site = changed('near: [panjim, dabolim]', 'near:\n            panjim\n            dabolim');
    expect(fixedSite(site)).toContain('[panjim, dabolim]');
  });
});

describe('a value in the characters of another keyboard', () => {
  test.each([
    ['rating: 3', 'rating: ３'],
    ['breadcrumb: false', 'breadcrumb: “false”'],
    ['founded: 1931', 'founded: １９３１'],
    ['mail: stay@seven-gulls.example', 'mail: stay＠seven-gulls.example'],
    ['path: /kitchen', 'path: ／kitchen'],
    ['kitchen: "+91 00 0000 0101"', 'kitchen: "＋91 00 0000 0101"'],
    ['latitude: 15.4989, longitude: 73.8278', 'latitude： 15.4989, longitude：73.8278'],
  ])('%s as %s is read', (words, others) => expect(fixedSite(changed(words, others))).toBe(hotel));
});

describe('a number with words around it', () => {
  test.each(['since 1931', 'about 1931', 'est. 1931', '1931 (by two brothers)', 'A.D. 1931', 'in 1931'])(
    '%s is written as the number',
    (text) => {
      expect(onlyMessage(changed('founded: 1931', `founded: "${text}"`))).toContain('Write 1931, in digits only');
      expect(fixedSite(changed('founded: 1931', `founded: "${text}"`))).toBe(hotel);
    },
  );

  test.each([
    ['width: 400', 'width: 400 dots across'],
    ['latitude: 19.0887', 'latitude: roughly 19.0887° N'],
  ])('%s as %s is a number', (words, others) => expect(fixedSite(changed(words, others))).toBe(hotel));

  test.each(['1931 or 1932', 'before 1931', '1931-1935', 'the 1930s', 'not 1931', 'pre-1931', '1.9 thousand'])(
    '%s is left to a person',
    (text) => {
      const site = changed('founded: 1931', `founded: ${text}`);
      expect(onlyMessage(site)).toMatch(/Write (?:1931|a number from 1000 to 3000), in digits only/);
      expect(fixedSite(site)).toBe(site);
    },
  );
});

describe('a text after | or >, on the same line', () => {
  test.each(['| ', '|- ', '|'])('loses %s, which no text starts with', (sign) => {
    const site = changed('heading: Privacy', `heading: ${sign}Privacy`);
    expect(onlyMessage(site)).toContain('Write the text without |: "Privacy".');
    expect(fixedSite(site)).toBe(hotel);
  });

  test.each(['> Someone is awake.', '| single | double |'])(
    '%s can be read in two ways, and both are named',
    (text) => {
      const site = changed('lead: The taxi knows the way. Call ${phones.taxi}.', `lead: ${text}`);
      expect(onlyMessage(site)).toMatch(/Write the text without [>|]: ".*", or put it all in double quotes if it is/);
      expect(fixedSite(site)).toBe(site);
    },
  );

  test('a quotation in a field without quotations is shown as it is typed', () => {
    const site = changed('lead: The taxi knows the way.', 'lead: "> The taxi knows the way.').replace('${phones.taxi}.\n        items', '${phones.taxi}."\n        items'); // prettier-ignore
    expect(onlyMessage(site)).toContain('Visitors would see ">" as it is typed');
  });
});

test.each([
  [
    'to: /kitchen\n            linkLabel',
    'to: null\n            linkLabel',
    'Write an address, such as /contact, after the colon',
  ],
  ['icon: soup', 'icon: ~', 'Write the name of an icon, such as heart, after the colon'],
  ['file: /images/room.svg', 'file:', 'Write the path of a file, such as /images/team.jpg, after the colon'],
  ['heading: Privacy', 'heading: null', 'Write the value after the colon'],
])('%s as %s says what belongs there', (words, others, hint) =>
  expect(onlyMessage(changed(words, others))).toContain(hint),
);

test('things with names that are written as a list are answered with how to write the first', () => {
  const site = changed('  kitchen: "+91 00 0000 0101"\n', '').replace(/phones:\n(?: {2}.*\n)+/, () => 'phones:\n  - label: Front Desk\n    number: "+91 00 0000 0100"\n'); // prettier-ignore
  expect(newProblemsOf(site)[0]!.hint).toBe(
    'This is not a list: begin each entry with its name and a colon, without a hyphen. Write front-desk: "+91 00 0000 0100".',
  );
  expect(fixedSite(site)).toBe(site);
});

test('the site that is changed here is right', () => expect(fixedSite(hotel)).toBe(hotel));
