/** The contact card that visitors save: read as RFC 2426 says, it has what the manifest has, whatever the names hold. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contactCard } from '../../builder/assets/contact-card.ts';
import { buildSite } from '../../builder/build.ts';
import { checkText } from '../../manifest/check/check-text.ts';
import { mediaType } from '../../server/files/media-types.ts';
import { makeFolder } from '../support/files/folder.ts';
import { smallManifest } from '../support/sites/small-site.ts';

const fields = {
  redirects: [],
  brand: { name: 'Heron Boats' },
  phones: { shed: '+44 161 496 0123', night: '999' },
  mail: 'office@heron.example',
  messaging: { label: 'Signal', url: 'https://signal.example/heron;a=b,c' },
  address: { street: '1 Quay', locality: 'Deal', region: 'Kent', postalCode: 'CT14 6PB', country: 'United Kingdom' },
  contactCard: ['${phones.shed}', '${phones.night}', '${mail}', '${messaging}', '/about'],
};
const bytesOf = (own: object) => new TextEncoder().encode(JSON.stringify({ ...smallManifest, ...fields, ...own }));

/** The card of the small site with some fields of its own. */
function cardOf(own: object = {}): string {
  const { site, problems } = checkText('site.json', bytesOf(own), new Set());
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return contactCard(site!);
}

/** Unfolds lines, and separates the values of each property. */
function read(card: string): [property: string, ...values: string[]][] {
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => {
    const colon = line.indexOf(':');
    const [property, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (property === 'URL') return [property, value];
    const parts = value.match(/(?:\\.|[^\\;])*(?:;|$)/gs)!.slice(0, value.endsWith(';') ? undefined : -1);
    return [property, ...parts.map((part) => unescapeText(part.replace(/(?<!\\);$/, '')))];
  });
}

function unescapeText(text: string): string {
  expect(text.replaceAll(/\\[\\,;n]/g, '')).not.toMatch(/[\\,;\r\n]/);
  return text.replaceAll(/\\([\\,;n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

test('it has name, address, phones, mail addresses and links', () => {
  expect(read(cardOf())).toEqual([
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['FN', 'Heron Boats'],
    ['N', '', '', '', '', ''],
    ['ORG', 'Heron Boats'],
    ['X-ABShowAs', 'COMPANY'],
    ['TEL;TYPE=work,voice', '+441614960123'],
    ['TEL;TYPE=work,voice', '999'],
    ['EMAIL;TYPE=internet', 'office@heron.example'],
    ['URL', 'https://signal.example/heron;a=b,c'],
    ['URL', 'https://www.small.example/about'],
    ['ADR;TYPE=work', '', '', '1 Quay', 'Deal', 'Kent', 'CT14 6PB', 'United Kingdom'],
    ['URL', 'https://www.small.example/'],
    ['END', 'VCARD'],
  ]);
});

test('without an address it has none', () => {
  expect(cardOf({ address: undefined })).not.toContain('ADR');
});

test.each([
  'Quay; Sons, "Heron" & \'Co\'',
  'Back\\slash\\; and \\n',
  '⛵️ Boats 👩‍👩‍👧 '.repeat(12).trim(),
  'مركز الإسعاف الجوي، الدوحة؛ قطر '.repeat(4).trim(),
  'ब्लू हेरॉन '.repeat(20).trim(),
])('the name %s comes back, in lines of at most 75 bytes', (name) => {
  const card = cardOf({ brand: { name }, address: { ...fields.address, street: name } });
  const properties = new Map(read(card).map(([property, ...values]) => [property, values]));
  expect(properties.get('FN')).toEqual([name]);
  expect(properties.get('ORG')).toEqual([name]);
  expect(properties.get('ADR;TYPE=work')?.[2]).toBe(name);
  const lines = card.split('\r\n').map((line) => Buffer.from(line));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
  for (const line of lines) expect(new TextDecoder('utf-8', { fatal: true }).decode(line)).not.toContain('\n');
});

test('a street of several lines adds no property', () => {
  const site = checkText('site.json', bytesOf({}), new Set()).site!;
  const card = contactCard({ ...site, address: { ...site.address!, street: '1 Quay\r\nTEL:666\nNOTE:x\rEND:VCARD' } });
  expect(read(card).find(([property]) => property.startsWith('ADR'))?.[3]).toBe('1 Quay\nTEL:666\nNOTE:x\nEND:VCARD');
  expect(card.match(/^(?:TEL:|NOTE)/gm)).toBeNull();
});

test('the build writes it, and every server calls it a vCard', async () => {
  const folder = makeFolder();
  const [manifest, out] = [join(folder, 'site.json'), join(folder, 'dist')];
  writeFileSync(manifest, bytesOf({}));
  await buildSite(manifest, out);
  expect(readFileSync(join(out, 'contact-card.vcf'), 'utf8')).toBe(cardOf());
  expect(mediaType('contact-card.vcf')).toBe('text/vcard; charset=utf-8');
  for (const [file, line] of [
    ['.hosting/nginx.conf', '"text/vcard; charset=utf-8" vcf;'],
    ['.hosting/Caddyfile', 'header /contact-card.vcf Content-Type "text/vcard; charset=utf-8"'],
    ['_headers', '/contact-card.vcf\n  Content-Type: text/vcard; charset=utf-8\n'],
  ] as const)
    expect(readFileSync(join(out, file), 'utf8')).toContain(line);
  writeFileSync(manifest, bytesOf({ contactCard: undefined }));
  await buildSite(manifest, out);
  expect(existsSync(join(out, 'contact-card.vcf'))).toBe(false);
});

/** What is said of the small site with some fields of its own. */
const saidOf = (own: object) =>
  checkText('site.json', bytesOf(own), new Set()).problems.map(({ code, message, hint }) => [code, message, hint]);
const link = { footer: { ...smallManifest.footer, columns: [{ heading: 'Us', links: [{ label: 'Card', to: '/contact-card.vcf' }] }] } }; // prettier-ignore

test('a link to it is right where there is one, and says otherwise how to make it', () => {
  expect(saidOf(link).filter(([code]) => code === 'broken-link')).toEqual([]);
  expect(saidOf({ ...link, contactCard: undefined })).toContainEqual([
    'broken-link',
    'There is no page "/contact-card.vcf".',
    'Write at the top of the file what the card holds, such as contactCard: ["${mail}"], or remove the link.',
  ]);
});

test.each([
  [['${phones.shet}'], 'unknown-reference'],
  [['shed'], 'unsafe-link'],
  [['/nowhere'], 'broken-link'],
  [['javascript:alert(1)'], 'unsafe-link'],
  [[], 'wrong-count'],
  ['${mail}', 'wrong-type'],
])('%j is refused', (card, code) => {
  expect(saidOf({ contactCard: card }).map(([one]) => one)).toContain(code);
});
