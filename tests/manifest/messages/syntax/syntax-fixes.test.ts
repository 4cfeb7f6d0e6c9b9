/** Mistakes in a line or between lines: one message each, and a fix where only one makes the manifest valid. */
import { describe, expect, test } from 'vitest';
import { change, fix, messageOf, site } from './broken-workshop.ts';

describe('backslashes in double quotes', () => {
  const withNote = (note: string) =>
    change('note: Open ${figures.hours}. No need to book on Saturdays.', `note: ${note}`);
  const noteIn = (text: string) => /note: (.*(?:\n {10}.*)*)/.exec(text)![1];

  test.each([
    [String.raw`"See D:\plans\wheels\spokes"`, String.raw`"See D:\\plans\\wheels\\spokes"`],
    [String.raw`"From C:\new to D:\parts"`, String.raw`"From C:\\new to D:\\parts"`],
    [String.raw`"Don\'t wait, we won\'t."`, `"Don't wait, we won't."`],
    [`"Look in D:\\gears\n          and in D:\\saddles"`, `"Look in D:\\\\gears\n          and in D:\\\\saddles"`],
  ])('%s is one message, and its fix covers all', (note, right) => {
    expect(messageOf(withNote(note))).toContain('a backslash starts a special character');
    expect(noteIn(fix(withNote(note)))).toBe(right);
  });

  test('one that may be meant for anything is left to the author', () => {
    const broken = withNote(String.raw`"Costs \$5 or \€6"`);
    expect(messageOf(broken)).toContain(String.raw`\$ \€`);
    expect(fix(broken)).toBe(broken);
  });
});

describe('a missing comma', () => {
  test.each([
    ['  - from: /shop\n    to: https', '  - {from: /shop to: https', '  - {from: /shop, to: https'],
    [
      'types: [Organization, LocalBusiness]',
      'types: [Organization LocalBusiness]',
      'types: [Organization, LocalBusiness]',
    ],
    ['counts: [open since, opened in]', 'counts: ["open since" "opened in"]', 'counts: ["open since", "opened in"]'],
    [
      '    - label: Notes\n      to: /notes\n',
      '    - {label: Notes; to: /notes}\n',
      '    - {label: Notes, to: /notes}\n',
    ],
  ])('is put in: %j', (find, wrong, right) => {
    const close = wrong.endsWith('https') ? '://tools.fennel-street-bikes.example/}' : '';
    const rest = close === '' ? '' : '://tools.fennel-street-bikes.example/';
    const broken = change(`${find}${rest}`, `${wrong}${close}`);
    expect(messageOf(broken)).toContain('A comma is missing before');
    expect(fix(broken)).toContain(`${right}${close}`);
  });
});

test.each([
  [
    '            linkLabel: Read about courses\n          - icon: heart-handshake',
    '          - icon',
    '            icon',
  ],
  ['      to: /repairs\n      items:', '    - label: Mend and learn', '      label: Mend and learn'],
])('a lost hyphen is put where the other entries of the list have it: %#', (near, item, lost) => {
  const at = site.indexOf(item, site.indexOf(near.split('\n')[0]!) - 80);
  const broken = `${site.slice(0, at)}${lost}${site.slice(at + item.length)}`;
  expect(messageOf(broken)).toContain('hyphen');
  expect(fix(broken)).toBe(site);
});

test('a text in quotes within braces that goes on at the left is brought into one line', () => {
  const name = /^  name: (.*)$/m.exec(site)![1]!;
  const brand = site.slice(site.indexOf('brand:'), site.search(/^(?!brand)\w+:/m));
  const inOneLine = change(brand, `brand: { name: "${name}", tagline: "Since long ago" }\n`);
  const broken = inOneLine.replace('Since long', 'Since\nlong');
  expect(messageOf(broken)).toContain('goes on in the next line, which starts too far left');
  expect(fix(broken)).toBe(inOneLine);
});

test.each([
  '    blocks:\n',
  '    meta:\n',
  '  columns:\n',
  '  contact:\n',
  '        items:\n',
  '\nphones:',
  '\nnavigation:',
  '\nfooter:',
])('the line %j that was lost is named, and put back where only it fits', (line) => {
  const at = site.indexOf(line, line.startsWith('    ') ? site.indexOf('  - path: /repairs') : 0);
  const broken = site.slice(0, at) + site.slice(at + line.length);
  expect(messageOf(broken)).toContain(`A line such as "${line.trim()}" seems to be missing here.`);
  expect(fix(broken)).toBe(site);
});

test('a wrong value of one section begins no other one', () => {
  expect(messageOf(change('  founded: 2011\n', '  founded: in spring\n'))).not.toContain('seems to be missing');
});

test.each([
  ['the reference "${figures.b" is not finished', '${figures.bench-hour} an', 11],
  ['"blocks:" is empty', '    blocks:\n      - type: hero\n        heading: Repairs', 11],
  ['the field "featur" is not finished', '        featuresShown', 14],
  ['the text in quotes is not closed', '"Call ${phones.bookings}"\n            to', 5],
  ['the entry that begins here is empty', '          - icon: settings', 11],
])('a file that is cut says that %s', (said, near, more) => {
  const message = messageOf(site.slice(0, site.indexOf(near) + more));
  expect(message).toContain('The file ends here too early');
  expect(message).toContain(said);
});
