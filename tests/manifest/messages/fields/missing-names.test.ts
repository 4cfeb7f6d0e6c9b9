/** Anchors and references that nothing defines: one message for each, and a fix only where one name is certain. */
import { describe, expect, test } from 'vitest';
import { changed, fixed, lineOf, messagesOf } from './changed-base.ts';

describe('an anchor that a page does not have', () => {
  test('is one message, however many links lead to it', () => {
    const text = changed('bakery', ['        id: privacy', '        id: what-we-keep']);
    const [message, ...more] = messagesOf('bakery', text);
    expect(more).toEqual([]);
    expect(message).toContain('#what-we-keep');
    expect(message).toContain(`The same in line ${lineOf(text, 'See [privacy]')}.`);
  });

  test('of each page is a message of its own', () => {
    const text = changed(
      'bakery',
      ['to: /cakes#order', 'to: /visit#order'],
      ['        id: privacy', '        id: data'],
    );
    expect(messagesOf('bakery', text)).toHaveLength(2);
  });

  test.each([
    ['hotel', 'to: /rooms#double', 'to: /rooms#duoble', '/rooms#double'],
    ['hotel', '(#tide)', '(#tiide)', '#tide'],
    ['repair', "'/contact#estimate'\n    - label", "'/contact#Estimate'\n    - label", '/contact#estimate'],
  ])('%s: %s is what the hint says to write for %s', (base, right, wrong, link) => {
    const text = changed(base, [right, wrong]);
    const [message, ...more] = messagesOf(base, text);
    expect(more).toEqual([]);
    expect(message).toContain(`"${link}"`);
    expect(fixed(base, text)).toBe(changed(base));
  });
});

describe('a reference to a value that there is not', () => {
  test.each([
    ['repair', "    warranty: two years\n", '', 'There is no figure called "warranty". The figures are: repaired, estimate,', 'under figures'],
    ['hotel', '  taxi: "+91 00 0000 0102"\n', '', 'There is no phone called "taxi". The phones are: reception, kitchen.', 'under phones'],
    ['hotel', '${placeholders.photos}', '${placeholders.garden}', 'There is no placeholder called "garden". The placeholders are: photos.', 'under placeholders'],
    ['hotel', 'mail: stay@seven-gulls.example\n', '', 'Nothing is called "mail". The manifest has no "mail": add it', 'top level'],
    ['hotel', '${brand.name}', '${brand.slogan}', 'There are: brand.name, brand.logo, brand.tagline, brand.founded.', ''],
    ['hotel', 'figures: [guests]', 'figures: [visitors, guests]', 'There is no figure called "visitors".', 'Add it under figures'],
  ] as const)('says in which group it is missing (%s: %s)', (base, words, others, ...parts) => {
    const [first, ...more] = messagesOf(base, changed(base, [words, others]));
    expect(more).toEqual([]);
    for (const part of parts) expect(first).toContain(part);
  }); // prettier-ignore

  test.each([
    "figures['breakfast']", 'figures[breakfast]', 'figures->breakfast', 'figures/breakfast', 'figures:breakfast', 'figures_breakfast', 'figures.Breakfast', 'figures::breakfast',
    'figures -> breakfast', "figures[ 'breakfast' ]", 'figure.breakfast', 'facts.breakfast', 'site.figures.breakfast', 'breakfast', '$figures.breakfast', 'figuresBreakfast',
  ])('${%s} is the same name in another notation', (written) => {
    const text = changed('hotel', ['${figures.breakfast}', `\${${written}}`]);
    const [message, ...more] = messagesOf('hotel', text);
    expect(more).toEqual([]);
    expect(message).toContain('Write "${figures.breakfast}".');
    expect(fixed('hotel', text)).toBe(changed('hotel'));
  }); // prettier-ignore

  test.each(['prices.breakfast', 'phones.breakfast', 'page.name', 'figures.single,figures.double'])(
    '${%s} may mean another: it is named, and not written by --fix',
    (written) => {
      const text = changed('hotel', ['${figures.breakfast}', `\${${written}}`]);
      const [message, ...more] = messagesOf('hotel', text);
      expect(more).toEqual([]);
      expect(message).toMatch(/\$\{(?:figures|brand)\.\w+\}/);
      expect(fixed('hotel', text)).toBe(text);
    },
  );

  test('a definition that nothing uses comes before a near name that has uses', () => {
    const text = changed('hotel', ['  check-out: until 11 am', '  departure: until 11 am']);
    const [message, ...more] = messagesOf('hotel', text);
    expect(more).toEqual([]);
    expect(message).toContain('Did you mean "figures.departure", which nothing uses, or "figures.check-in"?');
    expect(fixed('hotel', text)).toBe(text);
  });

  test('in a short name another letter is no proof where another definition has no uses', () => {
    const text = changed('repair', ['    wait: three weeks', '    delay: three weeks\n    want: nothing']).replace(
      "tagline: 'We",
      "tagline: '${figures.want}: we",
    );
    expect(fixed('repair', text)).toBe(text);
  });

  test('a letter that is wrong in a longer name is put right, whatever has no uses', () => {
    const text = changed('hotel', ['  rooms: "14"', '  rooms: "14"\n  pool: none'], ['${figures.breakfast}', '${figures.brekfast}']);
    expect(fixed('hotel', text)).toContain('Breakfast costs ${figures.breakfast}.');
  }); // prettier-ignore
});
