/** Names that a manifest defines and uses: each mistake is one message at its line, and --fix drops no word of a name. */
import { describe, expect, test } from 'vitest';
import { changed, fixed, messagesOf } from './changed-base.ts';

describe('a name with a broken value is defined: the mistake there is the one message', () => {
  test.each([
    ['a figure without a value', 'hotel', '  breakfast: ₹450', '  breakfast:'],
    ['a figure that is a comment', 'hotel', '  rooms: "14"', '  rooms: # 14'],
    ['a figure that is a list', 'hotel', '  double: ₹4,900', '  double: [₹4,900, ₹5,100]'],
    ['figures below a name of their own', 'hotel', '  single: ₹3,200', '  nights:\n    single: ₹3,200'],
    ['a phone without a number', 'hotel', '  kitchen: "+91 00 0000 0101"', '  kitchen:'],
    ['a mail address that is gone', 'hotel', 'mail: stay@seven-gulls.example', 'mail:'],
    ['a messenger without its address', 'hotel', '\n  url: https://signal.example/seven-gulls', ''],
    ['an address in one line', 'repair', "address:\n    street: '480 Elm Street'\n    locality: Millbrook\n    region: 'Vermont'\n    postalCode: '05000'\n    country: United States", "address: 480 Elm Street"],
    ['a brand without a name', 'hotel', '  name: Hotel Seven Gulls\n', ''],
    ['a place without its coordinates', 'hotel', '  dabolim: { name: Dabolim, latitude: 15.3808, longitude: 73.8314 }', '  dabolim:'],
    ['an endpoint that is a text', 'repair', "    estimate:\n        url: /api/estimate\n        answer: message", '    estimate: /api/estimate'],
    ['hosts of pictures that are fields', 'school', '  - pictures.lingua-lane.example', '  pictures: pictures.lingua-lane.example'],
    ['a picture host that was left empty', 'school', '  - pictures.lingua-lane.example', '  - # pictures.lingua-lane.example'],
    ['categories that are gone', 'bakery', 'categories: [Soup, Sweet]', 'categories:'],
    ['categories with numbers', 'repair', 'categories: [Bench, Shop]', 'categories: 1. Bench 2. Shop'],
    ['figures by another name', 'repair', 'figures:\n    repaired', 'our-prices:\n    repaired'],
    ['a page whose path was left empty', 'hotel', '  - path: /kitchen', '  - path:'],
    ['a page without its path', 'repair', "- path: /contact\n  name", '- name'],
  ])('%s', (_, base, words, others) => {
    expect(messagesOf(base, changed(base, [words, others]))).toHaveLength(1);
  }); // prettier-ignore

  test.each([
    ['phones', 'phones:\n    workshop: \'+1 000 555 0100\'\n    pickup: \'+1 000 555 0101\'', "phones:\n    - id: workshop\n      value: '+1 000 555 0100'\n    - id: pickup\n      value: '+1 000 555 0101'", 'workshop: "+1 000 555 0100"'],
    ['endpoints', '    estimate:\n        url: /api/estimate\n        answer: message', '    - name: estimate\n      url: /api/estimate\n      answer: message', 'Write estimate: with its other fields below.'],
  ])('%s written as a list: the hint shows the first as it should be', (_, words, others, hint) => {
    const text = changed('repair', [words, others]);
    const [message, ...more] = messagesOf('repair', text);
    expect(more).toEqual([]);
    expect(message).toContain('not a list');
    expect(message).toContain(hint);
    expect(fixed('repair', text)).toBe(text);
  }); // prettier-ignore

  test('a picture host with more than its name is written alone', () => {
    for (const host of ['http://pictures.lingua-lane.example/', 'pictures.lingua-lane.example/photos'])
      expect(fixed('school', changed('school', ['- pictures.lingua-lane.example', `- ${host}`]))).toBe(changed('school'));
  }); // prettier-ignore

  test('a link to another page that there is not is reported beside a page without a path', () => {
    const text = changed('hotel', ['  - path: /kitchen', '  - path:'], ['      to: /privacy', '      to: /imprint']);
    expect(messagesOf('hotel', text).filter((message) => message.includes('"/imprint"'))).toHaveLength(1);
  });

  test('where there is no list of pages, no link is said to lead nowhere', () => {
    const whole = changed('hotel');
    const at = whole.search(/^routes:/m);
    const frame = whole.slice(0, at) + whole.slice(at).replace(/^routes:\n(?:[ #].*\n|\n)*/, '');
    for (const text of [frame, `${frame}routes: none\n`])
      expect(messagesOf('hotel', text).filter((message) => message.includes('There is no page'))).toEqual([]);
  });

  test.each(['/getting here', 'getting-here', 'Getting-Here/'])('a path written as %s is put right, and not the links to it', (path) => {
    const text = changed('hotel', ['  - path: /getting-here', `  - path: ${path}`]);
    expect(messagesOf('hotel', text)).toHaveLength(1);
    expect(fixed('hotel', text)).toBe(changed('hotel'));
  }); // prettier-ignore

  test('a path with a gap gets the one that the links to it have', () => {
    const text = changed('hotel', ['  - path: /kitchen', '  - path: /Kit chen']);
    const [message, ...more] = messagesOf('hotel', text);
    expect(more).toEqual([]);
    expect(message).toContain('Write "/kitchen", as the links to it do.');
    expect(fixed('hotel', text)).toBe(changed('hotel'));
  });

  test('a list of the brand is no text that a reference could mean', () => {
    const text = changed('hotel', ['${brand.name}', '${brand.types}']);
    expect(messagesOf('hotel', text)).toEqual([expect.stringContaining('Nothing is called "brand.types"')]);
  });

  test('what is no use of a broken name is reported beside it', () => {
    const text = changed('hotel', ['  breakfast: ₹450', '  breakfast:'], ['${phones.kitchen} to keep', '${phones.kitten} to keep']);
    expect(messagesOf('hotel', text)).toHaveLength(2);
  }); // prettier-ignore

  test('anchors of a block that is wrong are not missed', () => {
    const text = changed('repair', [
      '        type: form\n        id: estimate',
      '        type: form\n        id: "2nd form"',
    ]);
    expect(messagesOf('repair', text)).toHaveLength(1);
  });
});

describe('two names in one value are two', () => {
  const NEAR = 'near: [panjim, dabolim]';
  test.each([
    ['near: [mumbai delhi]', 'near: [mumbai, delhi]'],
    ['near: [mumbai and delhi, dabolim]', 'near: [mumbai, delhi, dabolim]'],
    ['near: ["mumbai / delhi"]', 'near: ["mumbai", "delhi"]'],
    ['near: mumbai delhi', 'near: [mumbai, delhi]'],
    ['near: mumbai; delhi', 'near: [mumbai, delhi]'],
    ['near: mumbai, delhi', 'near: [mumbai, delhi]'],
    ['near: delhi y mumbai', 'near: [delhi, mumbai]'],
    ['near:\n            - mumbai & delhi', 'near:\n            - mumbai\n            - delhi'],
  ])('%s', (written, meant) => {
    const text = changed('hotel', [NEAR, written]);
    const [message, ...more] = messagesOf('hotel', text);
    expect(more).toEqual([]);
    expect(message).toMatch(/comma|Write \[/);
    expect(fixed('hotel', text)).toBe(changed('hotel', [NEAR, meant]));
  });

  test.each([
    ['hotel', '    endpoint: booking', '    endpoint: deposit, booking'],
    ['hotel', '    endpoint: booking', '    endpoint: deposit and booking'],
    ['bakery', 'categories: [Soup, Sweet]', 'categories: [Soup, Sweet, Savoury]', 'category: Soup', 'category: Soup or Sweet'],
  ])('where one can stand, none is chosen (%s: %s, %s)', (base, ...words) => {
    const [first, other] = [words.slice(0, 2), words.slice(2)] as [[string, string], [string, string] | []];
    const text = changed(base, first, ...(other.length > 0 ? [other as [string, string]] : []));
    const [message, ...more] = messagesOf(base, text);
    expect(more).toEqual([]);
    expect(message).toContain('2 names');
    expect(fixed(base, text)).toBe(text);
  }); // prettier-ignore

  test.each([
    ['categories: [Soup Sweet]', 'categories: [Soup, Sweet]'],
    ['categories: Soup & Sweet', 'categories: [Soup, Sweet]'],
    ['categories:\n          - Soup and Sweet', 'categories:\n          - Soup\n          - Sweet'],
    ['categories:\n          - 1) Soup\n          - 2) Sweet', 'categories:\n          - Soup\n          - Sweet'],
    ['categories: [a. Soup, b. Sweet]', 'categories: [Soup, Sweet]'],
  ])('categories are corrected where they are listed: %s', (written, meant) => {
    const text = changed('bakery', ['categories: [Soup, Sweet]', written]);
    expect(messagesOf('bakery', text)).toHaveLength(1);
    expect(fixed('bakery', text)).toBe(changed('bakery', ['categories: [Soup, Sweet]', meant]));
  });

  test.each(['categories: [Soup, Sweet, Soup and Sweet]', 'categories: [Soup, Sweet, 3. Cold]'])(
    'a category that has others in its name is right: %s',
    (written) => {
      expect(messagesOf('bakery', changed('bakery', ['categories: [Soup, Sweet]', written]))).toEqual([]);
    },
  );

  test.each([
    ['from: dabolim', 'from: dabolim or panjim'],
    ['    - label: Kitchen\n      to: /kitchen', '    - label: Kitchen\n      to: /kitchen, /rooms'],
    ['icon: filled/phone', 'icon: phone, mail'],
  ])('a field for one name says so: %s', (words, others) => {
    const text = changed('hotel', [words, others]);
    const [message, ...more] = messagesOf('hotel', text);
    expect(more).toEqual([]);
    expect(message).toContain('only one is possible here');
    expect(fixed('hotel', text)).toBe(text);
  });

  test.each([
    ['near: [panjim, dabolim-bay]', 'a part that is no other place'],
    ['near: [panjim, old dabolim]', 'a word more'],
  ])('no word is dropped: %s', (written) => {
    const text = changed('hotel', [NEAR, written]);
    expect(fixed('hotel', text)).toBe(text);
  });
});
