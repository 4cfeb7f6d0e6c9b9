/** Shapes and words that people guess: one message says what to write, and --fix changes no meaning. */
import { describe, expect, test } from 'vitest';
import { changed, fixedSite, newProblemsOf, onlyMessage } from '../../support/sites/changed-hotel.ts';

const atTop = (lines: string) => changed('offline: true', `${lines}\noffline: true`);
const block = (lines: string) =>
  changed('      - type: faq\n', `${lines.replaceAll(/^(?=.)/gm, '      ')}      - type: faq\n`);

describe('an empty list where named fields belong', () => {
  test.each(['authors', 'collections'])('%s has nothing in it', (name) =>
    expect(onlyMessage(atTop(`${name}: []`))).toContain('It has nothing in it: remove this line, or write'),
  );
});

describe('entries that have names before them', () => {
  const named =
    '- type: team\n  heading: We\n  items:\n    anna:\n      name: Anna\n      role: Boss\n    bert:\n      name: Bert\n      role: Cook\n';

  test('get a hyphen in place of the name', () => {
    expect(onlyMessage(block(named))).toContain('Write "- " in place of "anna:"');
    expect(fixedSite(block(named))).toBe(
      block(
        '- type: team\n  heading: We\n  items:\n    - name: Anna\n      role: Boss\n    - name: Bert\n      role: Cook\n',
      ),
    );
  });

  test('in braces are left to a person', () => {
    const site = block('- type: team\n  heading: We\n  items: {anna: {name: Anna}, bert: {name: Bert}}\n');
    expect(onlyMessage(site)).toContain('write "- " in place of');
    expect(fixedSite(site)).toBe(site);
  });
});

test.each([
  ['fonts: {text: "https://fonts.googleapis.com/css2?family=Inter"}', 'Download it as a WOFF2 file into public/fonts'],
  ['fonts: {text: Inter}', 'as WOFF2 or TTF'],
])('%s is a file of the public folder', (fonts, says) =>
  expect(newProblemsOf(atTop(`theme: {look: inn, ${fonts}}`)).map(({ hint }) => hint)).toEqual([
    expect.stringContaining(says),
  ]),
);

test.each([
  ['- type: cta\n  text: Come and see us.\n', 'It is called "call-to-action" here.'],
  ['- type: banner\n  text: Closed today.\n', 'It is called "notice" here.'],
  ['- type: login\n  heading: Members\n', 'A page has no accounts here'],
  ['- type: testimonial\n  text: They are good.\n', 'It is called "quote" here.'],
  ['- type: cookie-banner\n  text: We use cookies.\n', 'a site here sets no cookies'],
  ['- type: related\n  heading: More\n', '{type: posts, collection: …}'],
  ['- type: toc\n', 'layout: contents'],
  ['- type: qr\n  text: https://x.example\n', 'Make a picture of the code'],
  ['- type: modal\n  heading: Hello\n  text: Buy now\n', '{type: notice}'],
  ['- type: columns\n  columns:\n    - type: longtext\n      text: Some words.\n', 'A block holds no others'],
])('%s is left to a person, with the right advice', (lines, says) => {
  expect(onlyMessage(block(lines))).toContain(says);
  expect(fixedSite(block(lines))).toBe(block(lines));
});

test('cards of values are cards', () =>
  expect(fixedSite(block('- type: values\n  items:\n    - title: Honest\n      text: We say so.\n'))).toBe(
    block('- type: cards\n  items:\n    - title: Honest\n      text: We say so.\n'),
  ));

const card = (field: string) =>
  block(`- type: cards\n  items:\n    - title: One\n      text: One more\n      ${field}\n`);
const member = (fields: string) => block(`- type: team\n  items:\n    - name: Anna\n${fields}`);

test.each([
  [card('button: {text: Read more, link: /}'), 'write its words as "linkLabel: …"'],
  [card('btn: More'), 'write its words as "linkLabel: …"'],
  [card('icon_class: fa fa-phone'), 'It is called "icon" here.'],
  [member('      socials:\n        twitter: https://x.com/anna\n'), 'Did you mean "social"? Write the addresses alone'],
  [member('      twitter: https://x.com/anna\n      linkedin: https://linkedin.com/in/anna\n'), '"- https://…"'],
  [block('- type: cards\n  columns: 3\n  items:\n    - title: One\n'), 'Remove it: how many stand side by side'],
  [atTop('specialHours:\n  - 2026-12-25 closed'), 'Write "- {date: 2026-12-25, hours: closed}".'],
  [atTop('specialHours:\n  2026-12-25: closed'), 'Write "- {date: 2026-12-25, hours: closed}".'],
  [atTop('specialHours:\n  - {date: 2026-12-25, closed: true}'), 'Write "hours: closed"'],
  [changed('language: en-IN', 'language: [en, de]'), '"languages: [de]"'],
])('a guess of another program has one message, and no fix', (site, says) => {
  expect(onlyMessage(site)).toContain(says);
  expect(fixedSite(site)).toBe(site);
});

describe('a text that begins with a heading and is not indented', () => {
  const text = (indent: string) =>
    block(`- type: longtext\n  text: |\n${indent}## Our story\n${indent}We began in 2011.\n`);

  test('has one message, and is indented', () => {
    expect(onlyMessage(text('  '))).toContain('Put 2 more spaces in front of this line and the one below it.');
    expect(fixedSite(text('  '))).toBe(text('    '));
  });
});

test.each([
  ['oklch(50% 0.08 180)', '#1f7265'],
  ['lab(44 -25 -5)', '#27746f'],
  ['oklab(0.5 -0.08 0.01)', '#26725f'],
  ['color(display-p3 0.2 0.4 0.4)', '#1b6867'],
  ['#0f766e80', '#0f766e'],
  ['rgb(15 118 110 / 50%)', '#0f766e'],
  [' #0f766e ', '#0f766e'],
])('the colour %s is %s', (colour, hex) => {
  const problems = newProblemsOf(atTop(`theme: {look: inn, seed: "${colour}"}`));
  expect(problems[0]?.hint).toContain(`write "${hex}"`);
  expect(problems[0]?.hint).not.toContain('keyboard');
});

test.each(['/#', '/kitchen#'])('%s is an empty link', (to) =>
  expect(onlyMessage(changed('to: /kitchen\n            linkLabel', `to: ${to}\n            linkLabel`))).toContain(
    'this link is empty',
  ),
);

describe('forms', () => {
  const endpoint = (url: string) => changed('    url: /api/booking\n', `    url: ${url}\n`);

  test.each([
    ['netlify', 'Write the whole address that the service gave you'],
    ['https://formspree.io/forms/xyz', 'it begins with https://formspree.io/f/.'],
    ['https://app.getform.io/forms/xyz', 'it begins with https://getform.io/f/.'],
    ['http://forms.host.example/x', 'Write "https://forms.host.example/x".'],
  ])('are not sent to %s', (url, says) => {
    expect(onlyMessage(endpoint(url))).toContain(says);
    expect(fixedSite(endpoint(url))).toBe(endpoint(url));
  });

  test('are sent to a mailbox with mailto:', () => {
    expect(onlyMessage(endpoint('a@garden.example'))).toContain('Write "mailto:a@garden.example".');
    expect(fixedSite(endpoint('a@garden.example'))).toBe(endpoint('mailto:a@garden.example'));
  });

  const form = (fields: string, endpointName = 'booking') =>
    block(`- type: form\n  heading: Write\n  endpoint: ${endpointName}\n  submitLabel: Send\n${fields}`);

  test.each([
    ['  fields:\n    - name: a\n      label: A\n      kind: hidden\n', 'write it below "values" of the form'],
    ['  fields:\n    - name: a\n      label: A\n      kind: datetime\n', 'one of the kind date, one of the kind time'],
    [
      '  fields:\n    - label: A\n    - name: b\n      label: B\n  steps:\n    - {heading: One, fields: [a]}\n    - {heading: Two, fields: [b]}\n',
      'The field "name" is missing',
    ],
    [
      '  fields:\n    - name: a\n      label: A\n      kind: select\n      options: [{label: Coal, value: coal}]\n',
      'Write what is shown alone',
    ],
  ])('%s', (fields, says) => {
    expect(onlyMessage(form(fields))).toContain(says);
    expect(fixedSite(form(fields))).toBe(form(fields));
  });

  test('name their endpoint', () => {
    const site = form('  fields:\n    - {name: a, label: A}\n', 'https://formspree.io/f/x');
    expect(onlyMessage(site)).toContain('"endpoints: {message: {url: "https://formspree.io/f/x"}}"');
  });

  test.each([
    ['Your name', 'your_name'],
    ['e-mail', 'email'],
    ['Größe', 'grosse'],
  ])('call a field %s', (name, right) =>
    expect(fixedSite(form(`  fields:\n    - {name: ${name}, label: A}\n`))).toBe(
      form(`  fields:\n    - {name: ${right}, label: A}\n`),
    ),
  );
});
