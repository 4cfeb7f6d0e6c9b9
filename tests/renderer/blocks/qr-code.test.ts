/** QR codes of contact details: a scanner reads the link from the picture that is drawn. */
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { bytesOf, publicFiles, render, siteWith } from '../../blocks/examples.ts';
import { readHtml } from '../../blocks/html.ts';

/** The block with a link, in the site of the examples. */
const blockWith = (qr: string) => ({
  type: 'contact-details',
  heading: 'Ways',
  items: [{ label: 'Front "desk" & <more>', text: 'Call', qr }],
});

function check(qr: string) {
  return checkText('site', bytesOf(siteWith(blockWith(qr))), new Set(publicFiles));
}

/** Draws the code on a dark page, and reads it as a scanner does. */
async function scanned(svg: string): Promise<string> {
  const file = Buffer.from(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="400" '));
  const picture = sharp(file).flatten({ background: '#111' }).extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#111' }); // prettier-ignore
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test.each([
  ['${phones.main}', /^tel:\+\d+$/],
  ['${mail}', /^mailto:\S+@\S+$/],
  ['https://example.org/?a=1&b=%22x%22', /^https:\/\/example\.org\/\?a=1&b=%22x%22$/],
  ['https://example.org/مرحبا', /^https:\/\/example\.org\/%D9%85/],
  [`https://example.org/${'a'.repeat(180)}`, /a{180}$/],
  ['/example', /^https:\/\/[\w.]+\/example$/],
  ['#main', /^https:\/\/[\w.]+\/example#main$/],
])('%s', async (qr, expected) => {
  const { site, problems } = check(qr);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const html = render(site!);
  const [svg] = /<svg class="qr".*?<\/svg>/.exec(html)!;
  expect(await scanned(svg)).toMatch(expected);
  const { elements, mistakes } = readHtml(svg);
  expect(mistakes).toEqual([]);
  expect(elements[0]!.attributes.get('role')).toBe('img');
  expect(elements[0]!.attributes.get('aria-label')).toBe('QR code: Front "desk" & <more>');
});

test.each([
  ['${phones.nobody}', 'unknown-reference'],
  ['call us', 'unsafe-link'],
  [`https://example.org/${'a'.repeat(200)}`, 'text-too-long'],
])('%s is refused', (qr, code) => {
  expect(check(qr).problems.map((problem) => problem.code)).toContain(code);
});
