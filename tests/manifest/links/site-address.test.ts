/** The address of a site may have a path, which its links leave out. */
import { expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { siteWith } from '../../support/sites/text-site.ts';

const check = (bytes: Uint8Array) => checkText('site.yaml', bytes, new Set());
const below = (url: string, to = '/about') =>
  new TextEncoder().encode(siteWith('to', to).replace('"https://heron.example"', JSON.stringify(url)));

test.each(['https://heron.example', 'https://people.example/heron', 'https://people.example:8443/~heron/school', 'http://localhost:8080/x'])(
  '%s is the address of a site',
  (url) => expect(check(below(url)).problems.filter(({ pointer }) => pointer === '/url')).toEqual([]),
); // prettier-ignore

test.each([
  ['https://people.example/heron/', 'https://people.example/heron'],
  ['https://people.example/', 'https://people.example'],
  ['https://people.example/heron//', 'https://people.example/heron'],
])('%s is corrected to %s', (url, correct) => {
  const { bytes } = fixManifest(below(url), check);
  expect(new TextDecoder().decode(bytes)).toContain(`"url": ${JSON.stringify(correct)},`);
});

test.each(['https://people.example/a b', 'https://people.example/a?b', 'https://people.example/a#b', 'people.example/a', 'https://people.example/ä', 'https://people.example//a', 'https://people.example/a;b', 'https://people.example/a%20b'])(
  '%s is refused in one message',
  (url) => {
    const { problems } = check(below(url));
    expect(problems).toHaveLength(1);
    expect(problems[0]!.hint).toBeTruthy();
  },
); // prettier-ignore

test.each([
  ['/heron/about', '/about'],
  ['/heron/our-team?a=b', '/our-team?a=b'],
])('a link to %s becomes %s', (written, correct) => {
  const { bytes } = fixManifest(below('https://people.example/heron', written), check);
  expect(new TextDecoder().decode(bytes)).toContain(`"to": ${JSON.stringify(correct)}`);
});

test('a link to the site in full is checked, and one to its neighbour on the same host is not', () => {
  const problemsOf = (to: string) =>
    check(below('https://people.example/heron', to)).problems.filter(({ code }) => code === 'broken-link');
  expect(problemsOf('https://people.example/heron/about')).toEqual([]);
  expect(problemsOf('https://people.example/heron/absent')).toHaveLength(1);
  expect(problemsOf('https://people.example/ostrich/absent')).toEqual([]);
  expect(problemsOf('https://people.example/heronry')).toEqual([]);
});
