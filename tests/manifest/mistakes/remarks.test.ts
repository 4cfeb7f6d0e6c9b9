/** What strangers remarked about messages: each mistake has its messages, with a fix that is right. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';

const site = readFileSync('examples/bicycle-workshop/site.yaml', 'utf8');
const PLACE = '      - type: shared\n        name: brakes\n';
const files = new Set(['/files/a b.pdf', '/files/über uns.pdf', '/images/wheel.svg']);
const check = (bytes: Uint8Array) => checkText('site.yaml', bytes, files);
const problemsOf = (text: string) => check(new TextEncoder().encode(text)).problems;
const KNOWN = new Set(problemsOf(site).map(({ message }) => message));

/** Returns what is said of a text, without what is said of the example itself. */
const saidOf = (text: string) =>
  problemsOf(text)
    .filter(({ message }) => !KNOWN.has(message))
    .map(({ message, hint = '' }) => `${message} ${hint}`);

/** Returns the example with a block. */
const withBlock = (block: string) => site.replace(PLACE, `${block.replaceAll(/^(?=.)/gm, '      ')}\n${PLACE}`);
const replaced = (old: string, other: string) => {
  expect(site).toContain(old);
  return site.replaceAll(old, other);
};
const card = (fields: string) =>
  withBlock(`- type: cards\n  heading: Ours\n  items:\n    - title: One\n      ${fields}`);
const picture = (fields: string) =>
  withBlock(`- type: gallery\n  items:\n    - file: /images/wheel.svg\n      ${fields}`);
const figures = (entry: string) =>
  withBlock(`- type: stats\n  items:\n    - ${entry}\n    - {number: "5", label: places}`);
const entry = (braces: string) =>
  withBlock(`- type: cards\n  heading: Ours\n  items:\n    - ${braces}\n    - {title: Two, text: Words}`);
const brand = (fields: string) =>
  replaced('  types: [Organization, LocalBusiness]\n  founded: 2011\n', '').replace(
    /^ {2}name: .*\n/m,
    `$&  ${fields}\n`,
  );
const field = (fields: string) =>
  replaced(
    '          - name: mail\n',
    `          - name: hour\n            label: Hour\n            ${fields}\n          - name: mail\n`,
  );
const text = (words: string) => withBlock(`- type: longtext\n  text: |\n${words.replaceAll(/^(?=.)/gm, '    ')}`);
const quoted = 'text: "Floors, walls\n        ... and more"';

test.each<[what: string, written: string, ...said: (string | RegExp)[]]>([
  ['a link to a file with encoded letters', text('[Form](/files/a%20b.pdf), [Us](/files/%C3%BCber%20uns.pdf)')],
  ['a link to a file with a space', text('[Form](/files/a b.pdf)'), '(/files/a%20b.pdf)'],
  ['a former price', withBlock('- type: pricing\n  items:\n    - name: One\n      price: <del>25</del> 20'), /Write "20" here.*"~~25~~"/],
  ['the title of a picture', picture('title: A swim'), 'The field "alt" is missing', 'It is called "caption" here.'],
  ['paths and links with a slash', replaced('/visit\n', '/visit/\n'), 'write "/visit", here and in the links to it.'],
  ['the number of a messenger', replaced('mail: hello@', 'messaging:\n  number: "1"\n  url: https://wa.me/440000000000\nmail: hello@'), /The number is in "url".*"label: …"/],
  ['the name of a mail field', replaced('- name: mail\n', '- name: _replyto\n'), /letters without accents, digits and underscores.*write "email"/],
  ['a name with a hyphen', replaced('- name: about\n', '- name: about-it\n'), 'letters, digits and underscores only: write "about_it"'],
  ['a line break in a table', text('| Day | Time |\n|---|---|\n| Monday | 9<br>14 |'), 'write a comma in the place of "<br>"'],
  ['a button in a notice', withBlock('- type: notice\n  text: Closed.\n  actions:\n    - label: Call\n      to: /contact'), /a block \{type: call-to-action\}.*"heading: …"/],
  ['an empty text that is required', withBlock('- type: feature\n  heading: Files\n  text: ""'), 'Write one: this field is required.'],
  ['a picture as an icon', card('icon: /images/wheel.svg'), 'write "image: {file: /images/wheel.svg, alt: …}"'],
  ['three dots in a text in quotes', card(`${quoted}\n- type: feature\n  heading: More\n  text: Here: a colon`), 'A colon with a space after it'],
  ['headings of two depths', text('##### A\n\nWords.\n\n###### B\n\nWords.'), 'Write "## A".'],
  ['headings that are wrong for different reasons', `${text('### A\n\nWords.')}`.replace(PLACE, `      - type: longtext\n        text: |\n          # B\n\n          Words.\n${PLACE}`), 'Write "## A"', 'Write "## B"'],
  ['a list in one paragraph', card('text: "Good <ul><li>a</li></ul>"'), 'the field "features"'],
  ['how long something takes', card('duration: 45 minutes'), 'or as one of "features"'],
  ['words above a heading', withBlock('- type: feature\n  heading: A\n  text: B\n  eyebrow: C'), 'at the start of "heading"'],
  ['a kind of organisation', replaced('types: [Organization, LocalBusiness]', 'types: [MusicGroup]'), 'Write "Organization".'],
  ['a kind that nobody knows', replaced('types: [Organization, LocalBusiness]', 'types: [Xyzzy]'), 'The nearest of these'],
  ['a mailbox as an action', replaced('endpoint: message\n        fields', 'action: mailto:a@b.c\n        fields'), /endpoints: \{form: \{url: "mailto:a@b.c"\}\}.*endpoint: form/],
  ['a mailbox as an endpoint', replaced('endpoint: message\n        fields', 'endpoint: mailto:a@b.c\n        fields'), /called "mailto:a@b.c".*endpoint: form/],
  ['an action beside the endpoint', replaced('endpoint: message\n        fields', 'endpoint: message\n        action: https://a.example/f\n        fields'), 'Keep "endpoint"'],
  ['a path with letters of another language', replaced('/visit', '/über-uns'), 'write "/uber-uns", here and in the links to it.'],
  ['a path without its slash', replaced('/visit', '/Über-uns').replace('path: /Ü', 'path: Ü'), 'write "/Uber-uns", here and in the links to it.'],
  ['an hour alone', field('kind: time\n            earliest: 9'), 'does not fit here. Write "09:00".'],
  ['an hour with its letter', field('kind: time\n            latest: 18h'), 'does not fit here. Write "18:00".'],
  ['words in place of a time', field('kind: time\n            latest: late'), 'does not fit here. Write a time such as 09:00.'],
  ['a time in place of a day', field('kind: date\n            latest: 6pm'), 'does not fit here. Write a day such as 2026-05-12, or today+7.'],
  ['the address of a map', withBlock('- type: map\n  url: https://maps.google.com/x'), /"place" is missing. Remove it: .*latitude.* add a line "place: …"/],
  ['a map with an address and a place', withBlock('- type: map\n  embed: https://www.google.com/maps/embed\n  place: here'), 'Remove it: the map is that of a place', 'No place is called "here"'],
  ['phone numbers in a list', site.replace(/^phones:\n(?: .*\n)+/m, 'phones:\n  - "+44 20 7946 0000"\n'), 'readers see: main: "+44 20 7946 0000".'],
  ['another word beside a field of the brand', brand('slogan: We repair'), '"tagline", which is here already, says the same'],
  ['unknown fields of the brand', brand('email: a@b.example\n  color: red'), '"mail" is written once', 'There is no field "color" here.'],
  ['a number with a comma in braces', figures('{number: 10,000+, label: things}'), 'Put the whole text in double quotes: "10,000+".'],
  ['a number with a comma at the end of braces', figures('{label: things, number: 1,200}'), 'Put the whole text in double quotes: "1,200".'],
  ['a link to an anchor in braces', entry('{title: One, to: #one}'), 'begins a comment, so "to" has no value. Put the value in double quotes: "#one".'],
  ['a number sign alone in braces', entry('{title: One, to: #}'), 'Put the value in double quotes: "#".'],
  ['a bracket that is lost before a comment', entry('{title: One, text: two # three'), 'not closed'],
  ['plans by their names', withBlock('- type: pricing\n  plans:\n    Basic: 10 €\n    Pro: 20 €'), /"plans" is called "items" here.*"- name: Basic".*"price: 10 €"/],
  ['figures by their labels', withBlock('- type: stats\n  items:\n    Years: 20\n    Clients: "300"'), /"- label: Years".*number: "20"/],
  ['people by their names', withBlock('- type: team\n  members:\n    Ada: Director\n    Bob: Cook'), /"- name: Ada".*"role: Director"/],
  ['files by their titles', withBlock('- type: downloads\n  files:\n    Plan: /images/wheel.svg'), /"- title: Plan".*"file: \/images\/wheel.svg"/],
  ['steps as texts of two parts', withBlock('- type: timeline\n  heading: Ours\n  items:\n    - "2001: Founded"\n    - {date: "2002", title: Moved}'), '"date: 2001", and below it "title: Founded"'],
  ['logos as files alone', withBlock('- type: logos\n  items:\n    - /images/wheel.svg\n    - {name: B, file: /images/wheel.svg}'), '"file: /images/wheel.svg", and below it "name: …"'],
  ['actions as words alone', withBlock('- type: call-to-action\n  heading: Go\n  actions:\n    - Call us'), '"label: Call us", and below it "to: …"'],
  ['rows with the names of columns', withBlock('- type: table\n  caption: Ours\n  columns: [{label: A}, {label: B}]\n  rows:\n    - A: Bread\n      B: "3"'), 'without names: [Bread, "3"]'],
  ['columns in one text', withBlock('- type: table\n  caption: Ours\n  columns: Sort, Price\n  rows:\n    - [Bread, "3"]'), '"- label: Sort", "- label: Price"'],
  ['coordinates in the block of a map', withBlock('- type: map\n  heading: Here\n  coordinates: 53.8, -1.55'), 'a place is written once, under "places"'],
  ['colours of a theme', replaced('brand:\n', 'theme:\n  colors:\n    primary: "#0f766e"\n    secondary: "#ffffff"\n  font: Roboto\nbrand:\n'), 'All colours are made from one: write it as "seed"', 'Did you mean "fonts"?'],
  ['a page that search engines are not to list', replaced('  - path: /visit\n', '  - path: /visit\n    noindex: true\n'), 'in "meta": "robots: noindex,follow"'],
  ['a line between blocks', withBlock('- type: divider'), 'the look sets the space and the lines between blocks'],
  ['one phone number', site.replace(/^phones:\n(?: .*\n)+/m, 'phone: "+44 20 7946 0000"\n').replaceAll(/\$\{phones\.\w+\}/g, '/visit'), /Write "phones:", and below it.*"main: \+44 20 7946 0000"/],
])('%s', (_what, written, ...said) => {
  const found = saidOf(written);
  expect(found).toEqual(said.map((one) => (typeof one === 'string' ? expect.stringContaining(one) : expect.stringMatching(one))));
}); // prettier-ignore

test.each([
  ['paths and links with a slash', replaced('/visit\n', '/visit/\n'), site],
  ['anchors in braces', entry('{title: #1 here, to: /visit}'), entry('{title: "#1 here", to: /visit}')],
  [
    'numbers with a comma in braces',
    figures('{number: 10,000+, label: things}'),
    figures('{number: "10,000+", label: things}'),
  ],
  [
    'numbers of three digits behind a comma',
    figures('{number: 1,200, label: a}'),
    figures('{number: "1,200", label: a}'),
  ],
  [
    'an address as an action',
    replaced('endpoint: message\n        fields', 'action: /api/message\n        fields'),
    site,
  ],
])('%s are fixed', (_what, written, meant) => {
  const { bytes } = fixManifest(new TextEncoder().encode(written), check);
  expect(new TextDecoder().decode(bytes)).toBe(meant);
});

test('a name that another field has is not proposed', () => {
  const fields = replaced('- name: mail\n', '- name: email\n').replace('- name: phone\n', '- name: _replyto\n');
  expect(saidOf(fields)).toEqual([expect.stringContaining('Expected: The field')]);
});
