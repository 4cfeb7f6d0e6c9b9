/** A link that visitors cannot follow is reported once, with the address that is meant where that is known. */
import { describe, expect, test } from 'vitest';
import { fixManifest } from '../../schema/fix.ts';
import { examine } from '../../schema/manifest.ts';
import { siteWith } from '../support/text-site.ts';

const files = new Set(['/images/boat.jpg']);
const check = (bytes: Uint8Array) => examine('site.yaml', bytes, files);

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
