/** Lines that belong to no YAML or to no manifest: each mistake is one message, and has a fix where that is certain. */
import { describe, expect, test } from 'vitest';
import { change, encode, fix, look, messageOf, site } from './broken-workshop.ts';

describe('a list written as fields', () => {
  test('says the line to write, and writes it for all pages', () => {
    const broken = site.replaceAll(/^ {2}- path: (\S+)$/gm, '  $1:');
    expect(messageOf(broken)).toContain('Write "- path: /" in place of "/:", and the same for the 7 others.');
    expect(fix(broken)).toBe(site);
  });

  test('names two fields where an entry was one line', () => {
    const broken = change('    - label: Privacy\n      to: /contact#privacy', '    Privacy: /contact#privacy');
    expect(messageOf(broken)).toContain(
      '"- label: Privacy" in place of "Privacy:", and below it "to: /contact#privacy"',
    );
    expect(fix(broken)).toBe(site);
  });

  test('one entry among others is known by its field', () => {
    const broken = change('  - name: stands\n', '  stands:\n');
    expect(messageOf(broken)).toContain('Write "- name: stands"');
    expect(fix(broken)).toBe(site);
  });

  test('says nothing of a list where only the name of the next one was lost', () => {
    const broken = change('endpoints:\n', '');
    expect(messageOf(broken)).toContain('A line such as "endpoints:" seems to be missing here.');
  });
});

describe('a section in square brackets', () => {
  test.each(['[phones]', '[[phones]]', '[phones]:', '["phones"]'])('%s becomes a name and a colon', (line) => {
    const broken = change('\nphones:\n', `\n${line}\n`);
    expect(messageOf(broken)).toContain('Write "phones:"');
    expect(fix(broken)).toBe(site);
  });

  test('several are one message', () => {
    const broken = change('\nphones:\n', '\n[phones]\n').replace('\nfigures:\n', '\n[figures]\n');
    expect(messageOf(broken)).toContain('here and in 1 more line');
    expect(fix(broken)).toBe(site);
  });
});

describe('a reference of a template at the start of a value', () => {
  test.each(['{{phones.bookings}}', '{{ phones.bookings }}', '{% phones.bookings %}', '{phones.bookings}'])(
    '%s is written as a manifest has it',
    (mark) => {
      const broken = change('${figures.mended}"\n        label', `X"\n        label`).replace('"X"', () => mark);
      expect(messageOf(broken)).toContain('"${phones.bookings}"; it needs no quotes');
      expect(fix(broken)).toContain('- number: ${phones.bookings}\n');
    },
  );

  test('one that names nothing is not fixed', () => {
    const broken = change('label: members\n', 'label: {{ site.people }}\n');
    expect(messageOf(broken)).toContain('${mail}');
    expect(fix(broken)).toBe(broken);
  });

  test('an order to a template program is said to be one', () => {
    const broken = change('label: members\n', 'label: {% if open %}members{% endif %}\n');
    expect(messageOf(broken)).toContain('an order to a template program');
    expect(fix(broken)).toBe(broken);
  });
});

test.each([
  ['\nmail: hello@fennel-street-bikes.example\n', '\nmail: hello@fennel-street-bikes.example\ninclude: pages.yaml\n'],
  ['footer:\n', 'footer: !include parts/footer.yml\n'],
  ['footer:\n', 'footer:\n  <<: !include footer.yaml\n'],
  ['      - type: shared\n        name: brakes\n', '      - !include blocks/brakes.yaml\n'],
  ['\nlanguage: en-GB\n', '\nlanguage: en-GB\n@import "pages.yaml"\n'],
])('an order to read another file is one message: %#', (find, replace) => {
  expect(messageOf(change(find, replace))).toMatch(/a manifest is one file\. Put what "[\w/.]+" holds here/);
});

describe('sentences around the manifest', () => {
  test.each([
    ['Below you find the whole site:\n\n', ''],
    ['Of course! I changed the hours everywhere.\n', ''],
    ['', '\nTell me if the prices are right.\n'],
    ['Done.\n\nThis is the new file:\n\n', '\nWhat is new:\n- the hours\n- the prices\n'],
  ])('become comments: %j … %j', (before, after) => {
    const fixed = fix(before + site + after);
    expect(messageOf(before + site + after)).toMatch(/put # in front of/);
    expect(look(encode(fixed)).site).toBeDefined();
    expect(fixed).toContain(site);
  });

  test('a field that is misspelt in two words is none', () => {
    expect(messageOf(change('\nfloatingButtons:\n', '\nFloating buttons:\n'))).toContain('floatingButtons');
  });

  test('a paragraph that has moved to the margin is none', () => {
    const broken = change('          Used parts lie in the grey boxes.', 'Used parts lie in the grey boxes.');
    expect(messageOf(broken)).not.toContain('sentence');
  });
});

test.each([
  '**featuresShown**',
  '`featuresShown`',
  '“featuresShown”',
  '„featuresShown“',
  '«featuresShown»',
  '_featuresShown_',
  '<b>featuresShown</b>',
])('the marks of %s are taken off a name', (name) => {
  const broken = change('        featuresShown: 3\n', `        ${name}: 3\n`);
  expect(messageOf(broken)).toContain('the name of a field has none');
  expect(fix(broken)).toBe(site);
});

describe('a shown difference', () => {
  const rows = site.split('\n');
  const marked = (from: number, to: number, sign: (at: number) => string) =>
    rows.map((row, at) => (at >= from && at < to ? sign(at) + row : row)).join('\n');

  test.each([
    ['plus signs', marked(50, 58, () => '+')],
    ['plus signs among lines that are the same', marked(206, 216, (at) => (at > 208 && at < 213 ? '+' : ' '))],
    ['plus signs in front of the whole file', rows.map((row) => (row === '' ? row : `+${row}`)).join('\n')],
    ['plus signs with a space', rows.map((row) => (row === '' ? row : `+ ${row}`)).join('\n')],
    [
      'the lines of git',
      `--- a/site.yaml\n+++ b/site.yaml\n@@ -1,9 +1,9 @@\n${marked(0, rows.length - 1, (at) => (at < 3 ? '+' : ' '))}`,
    ],
  ])('%s are one message, and are taken away', (_, broken) => {
    expect(messageOf(broken)).toMatch(/difference|comes from a patch/);
    expect(fix(broken)).toBe(site);
  });

  test('lines that it takes away are left to the author', () => {
    const broken = change('  members: "340"\n', '-  members: "320"\n+  members: "340"\n');
    expect(messageOf(broken)).toContain('start with a minus');
    expect(fix(broken)).toBe(broken);
  });
});

test.each(['...', '…', '[...]', '... the other blocks as before', '<rest of the blocks>', '// ... unchanged'])(
  '%s says that lines are missing, and nothing of what they held',
  (line) => {
    const start = site.indexOf('      - type: phrase-list\n');
    const broken = `${site.slice(0, start)}      ${line}\n${site.slice(site.indexOf('\n  - path: /courses') + 1)}`;
    expect(messageOf(broken)).toContain('Lines are missing here');
    expect(fix(broken)).toBe(broken);
  },
);

test.each([
  ['figures:\n  opened', '# The year of the first evening,\nand all that we count\nfigures:\n  opened'],
  ['        numbered: true\n', '        # Four jobs, no more,\n        as nobody reads five\n        numbered: true\n'],
])('a comment that goes on without its # gets one: %#', (find, replace) => {
  const broken = change(find, replace);
  expect(messageOf(broken)).toContain('goes on with the comment above');
  expect(look(encode(fix(broken))).site).toEqual(look(encode(site)).site);
});

describe('a value that starts with #', () => {
  test('is put in quotes', () => {
    const broken = change('        heading: Common jobs\n', '        heading: #9 of ten jobs\n');
    expect(messageOf(broken)).toContain('begins a comment');
    expect(fix(broken)).toContain('        heading: "#9 of ten jobs"\n');
  });

  test('is left alone where it would not fit', () => {
    const broken = change('  bookings: "+44 0000 000001"', '  bookings: #+44 0000 000001');
    expect(messageOf(broken)).toContain('without the #: "+44 0000 000001"');
    expect(fix(broken)).toBe(broken);
  });
});
