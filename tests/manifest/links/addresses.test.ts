/** A link that visitors cannot follow is reported once, with the address that is intended where that is known. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import { changed, fixedSite, hotel, onlyMessage, newProblemsOf } from '../../support/sites/changed-hotel.ts';
import { siteWith } from '../../support/sites/text-site.ts';

const files = new Set(['/images/boat.jpg']);
const check = (bytes: Uint8Array) => checkText('site.yaml', bytes, files);

function problemsOf(to: string) {
  return check(new TextEncoder().encode(siteWith('to', to))).problems.filter(({ code }) => code !== 'unused-file');
}

describe('what can be only one address is written so by --fix', () => {
  test.each([
    ['htps://www.example.com', 'https://www.example.com'], ['http//example.com', 'http://example.com'], ['https:/example.com', 'https://example.com'], ['https//example.com/a', 'https://example.com/a'],
    ['https://https://example.com', 'https://example.com'], ['www.example.com', 'https://www.example.com'], ['info@example.com', 'mailto:info@example.com'], ['mailto: info@example.com', 'mailto:info@example.com'],
    ['mailto://info@example.com', 'mailto:info@example.com'], ['tel:+44 20 1234 5678', 'tel:+442012345678'], ['tel:${phones.office}', '${phones.office}'], ['{{mail}}', '${mail}'],
    ['[About](/about)', '/about'], ['<https://example.com>', 'https://example.com'], ['(/about)', '/about'], ['about', '/about'], ['About', '/about'], ['./about', '/about'], ['about.html', '/about'],
    ['/about.', '/about'], ['/abuot', '/about'], ['/our team', '/our-team'], ['/our_team', '/our-team'], ['heron.example/about', '/about'],
    ['images/boat.jpg', '/images/boat.jpg'], ['public/images/boat.jpg', '/images/boat.jpg'],
  ])('%s becomes %s', (written, meant) => {
    const problems = problemsOf(written);
    expect(problems).toHaveLength(1);
    expect(problems[0]!.hint).toContain(meant);
    const { bytes } = fixManifest(new TextEncoder().encode(siteWith('to', written)), check);
    expect(new TextDecoder().decode(bytes)).toBe(siteWith('to', meant));
  }); // prettier-ignore
});

test.each([
  'http://localhost:3000/about', 'http://127.0.0.1/', 'http://[::1]/x', 'http://192.168.1.5/a', 'http://10.0.0.1', 'http://172.16.0.1', 'https://intranet/x', 'https://printer.local', 'https://nabha', 'https://www,example.com',
  'https://example..com', 'https://heron.example/absent', 'https://www.heron.example/absent', 'http://heron.example/about#absent', 'mailto:help@nabha', 'mailto:', 'tel:CALL-NOW', 'ftp://example.com/a', 'javascript:alert(1)', 'file:///c/a.pdf', 'C:\\a.pdf', 'https://example.com/a b',
])('%s is reported once, with what to do', (to) => {
  const problems = problemsOf(to);
  expect(problems).toHaveLength(1);
  expect(problems[0]!.hint).toBeTruthy();
}); // prettier-ignore

test.each([
  'https://heron.example', 'http://heron.example/', 'https://heron.example/about', 'https://www.example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM', 'https://пример.рф', 'https://example.com:8080/a', 'https://1.1.1.1', 'mailto:info@example.com',
  'mailto:info@example.com?subject=Hi%20there', 'tel:112', 'tel:+442012345678', '/about', '/about?a=b', '#top', '${mail}', '${phones.office}', '/images/boat.jpg',
])('%s is harmless', (to) => expect(problemsOf(to)).toEqual([])); // prettier-ignore

test.each(['#prices', 'prices'])('%s in the navigation of a site means the page that has such a place', (to) => {
  const site = readFileSync('manifest/rules/example.yaml', 'utf8')
    .replace('        heading: Our courses', '        heading: Our courses\n        id: prices')
    .replace(/(navigation:\n {2}items:\n)/, `$1    - label: Prices\n      to: ${JSON.stringify(to)}\n`);
  const { problems } = check(new TextEncoder().encode(site));
  expect(problems.map(({ hint }) => hint)).toEqual(['Write "/courses#prices".']);
  const { bytes } = fixManifest(new TextEncoder().encode(site), check);
  expect(check(bytes).problems.filter(({ code }) => code !== 'unused-file')).toEqual([]);
});

test('a name that is gone is one message, wherever it is used, and names what nothing uses', () => {
  const site = siteWith('text', 'Call ${phones.desk}. ${figures.ships} of ${figures.ships}, and again ${phones.desk}.');
  const { problems } = check(new TextEncoder().encode(site));
  const unknown = problems.filter(({ code }) => code === 'unknown-reference');
  expect(unknown.map(({ suggestions }) => suggestions?.[0])).toEqual(['phones.office', 'figures.boats']);
  expect(unknown.map(({ message }) => message)).toEqual([
    'There is no phone called "desk".',
    'There is no figure called "ships".',
  ]);
});

describe('a page at its address on the computer on which it was made', () => {
  const [FIELD, HOME] = ['to: /kitchen\n            linkLabel', '[privacy](/privacy)'];

  test.each(['http://localhost:4321', 'http://127.0.0.1:4321', 'http://0.0.0.0:4321', 'http://[::1]:4321', 'https://localhost'])(
    'at %s is its path',
    (origin) => {
      for (const [words, path] of [[FIELD, '/kitchen'], [HOME, '/privacy'], ['to: /rooms#double', '/rooms#double'], ['[book](/#book)', '/#book']] as const) {
        const site = changed(words, words.replace(path, origin + path));
        expect(onlyMessage(site)).toContain(`Write "${path}".`);
        expect(fixedSite(site)).toBe(hotel);
      }
    },
  ); // prettier-ignore

  test.each([
    ['of another network, which may have a page of that name', '/kitchen\n', 'http://192.168.1.5:4321/kitchen\n'],
    ['with a place that is none', '/rooms#double', 'http://localhost:4321/rooms#doble'],
    ['that the site does not have', '/kitchen\n', 'http://localhost:4321/cellar\n'],
    ['that is its own words', '[privacy](/privacy)', '<http://localhost:4321/privacy>'],
  ])('%s has no fix', (_, words, others) => {
    const site = changed(words, others);
    expect(newProblemsOf(site)).not.toEqual([]);
    expect(fixedSite(site)).toBe(site);
  });
});

describe('a link that is what people call a page', () => {
  const base = 'tests/manifest/mistakes/bases/hotel';
  const site = readFileSync(`${base}/site.yaml`, 'utf8');
  const pictures = listFiles(`${base}/public`);
  const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, pictures);
  const withLink = (to: string) => site.replace('            to: "#book"', () => `            to: ${to}`);
  const fix = (text: string) => Buffer.from(fixManifest(Buffer.from(text), look).bytes).toString();

  test.each([
    ['The house', '/'],
    ['the HOUSE', '/'],
    ['Rooms and prices at Hotel Seven Gulls', '/rooms'],
    ['How to get to Hotel Seven Gulls in Sandhaven', '/getting-here'],
    ['the way here', '/getting-here'],
    ['Breakfast and dinner', '/kitchen'],
    ['Single rooms', '/rooms#single'],
    ['Pay a deposit', '/pay'],
    ['Privacy', '/privacy'],
    ['Book', '"#book"'],
  ])('%s means %s', (name, path) => {
    const problems = look(Buffer.from(withLink(name))).problems;
    expect(problems.map(({ message }) => message)).toHaveLength(1);
    expect(problems[0]!.hint).toContain(path.replaceAll('"', ''));
    expect(fix(withLink(name))).toBe(withLink(path));
  });

  test('the name of two pages is none of them', () => {
    const text = withLink('Breakfast').replace('    name: Kitchen', '    name: Breakfast').replace('    name: Pay', '    name: Breakfast'); // prettier-ignore
    expect(fix(text)).toBe(text);
  });

  test('a path of that name is asked for, as its page may be missing', () => {
    const text = withLink('/the-way-here');
    const [problem, ...more] = look(Buffer.from(text)).problems;
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code: 'broken-link', hint: 'Did you mean "/getting-here"?' });
    expect(fix(text)).toBe(text);
  });

  test('the address of a link is marked, and not the same word before it', () => {
    const text = site.replace('[what we say of the tide](#tide)', '[what we say of the tide](tide)');
    expect(fix(text)).toBe(site);
  });
});

describe('a link without an address is marked where it is', () => {
  test.each([
    ['We sail [from May]() to June.', 'from May'],
    ['One.\n\nTwo [and **more**]( ), three.', 'and **more**'],
    ['[Boats](/about) and [sails](<>).', 'sails'],
  ])('%s', (written, words) => {
    const text = siteWith('text', written);
    const [problem, ...more] = check(Buffer.from(text)).problems.filter(({ code }) => code !== 'unused-file');
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code: 'unsafe-link' });
    expect(text.slice(problem!.span.start)).toMatch(new RegExp(`^\\[${words.replaceAll('*', String.raw`\*`)}\\]`));
    expect(problem!.hint).toContain('where it leads');
    expect(problem!.suggestions).toBeUndefined();
  });

  test('and each of two', () => {
    const problems = check(Buffer.from(siteWith('text', 'See [boats]() and [sails]().'))).problems;
    const starts = new Set(problems.filter(({ code }) => code === 'unsafe-link').map(({ span }) => span.start));
    expect(starts.size).toBe(2);
  });

  test.each([
    ['text', '#'],
    ['to', '#'],
    ['text', '#/'],
    ['to', '#/'],
    ['to', '#!'],
  ] as const)('an empty link says that it leads nowhere (%s: %s)', (field, empty) => {
    const [problem, ...more] = check(Buffer.from(siteWith(field, field === 'to' ? empty : `See [boats](${empty}).`))).problems.filter(({ code }) => code !== 'unused-file'); // prettier-ignore
    expect(more).toEqual([]);
    expect(problem!.message).toContain(`"${empty}" leads nowhere`);
  });
});
