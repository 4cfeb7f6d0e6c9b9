/** Pictures that are damaged, too large, moving or made to hurt: the check says so, and what it passes can be built. */
import { readFileSync } from 'node:fs';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFile } from '../../../manifest/manifest.ts';
import { positionOf } from '../../../manifest/problems/print.ts';
import { make, photo, writeSite } from './picture-site.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const circle = '<circle cx="5" cy="5" r="5"/>';

/** What the check says of some pictures: code and message by the file, and nothing for those that are fine. */
function verdicts(files: Record<string, Uint8Array | string>): Record<string, string> {
  const manifest = writeSite(
    Object.keys(files).map((name) => ({ file: `/${name}`, alt: '' })),
    files,
  );
  const { problems, text } = checkFile(manifest);
  const lines = text.split('\n');
  return Object.fromEntries(
    problems.flatMap(({ code, message, found, span }) => {
      if (!/picture/.test(code) || code === 'small-picture') return [];
      const line = lines[positionOf(text, span.start).line - 1]!;
      expect(line, 'the problem is at the line that names the picture').toContain(found);
      return [[found!.slice(1), `${code}: ${message}`]];
    }),
  );
}

/** A PNG with a header that says anything, and as little data as one row of one colour takes. */
function png(width: number, height: number, ...more: [kind: string, data: Buffer][]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8); // one bit a pixel
  const row = Buffer.alloc(Math.ceil(width / 8) + 1);
  const data = deflateSync(Buffer.alloc(row.length * Math.min(height, 64)));
  const chunk = (kind: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const parts = [['IHDR', head], ...more, ['IDAT', data], ['IEND', Buffer.alloc(0)]] as [string, Buffer][];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts.map(([kind, content]) => chunk(kind, content))]); // prettier-ignore
}

async function moving(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all([0.5, 1].map((dim) => photo(40, 40).linear(dim).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** A drawing that uses what it has drawn, twice at each step. */
function doubling(steps: number): string {
  const groups = Array.from(
    { length: steps },
    (_, n) => `<g id="g${n + 1}"><use href="#g${n}"/><use href="#g${n}"/></g>`,
  );
  return `<svg ${SVG} viewBox="0 0 9 9"><g id="g0">${circle}</g>${groups.join('')}</svg>`;
}

const entities = (declared: string, used: string) =>
  `<!DOCTYPE svg [${declared}]><svg ${SVG} viewBox="0 0 9 9"><title>${used}</title>${circle}</svg>`;

describe('a picture is refused at its line', () => {
  let whole: Record<'png' | 'jpg' | 'webp' | 'avif', Buffer>;
  let messages: Record<string, string>;
  beforeAll(async () => {
    whole = {
      png: await photo(300, 200).png().toBuffer(),
      jpg: await photo(300, 200).jpeg().toBuffer(),
      webp: await photo(300, 200).webp().toBuffer(),
      avif: await photo(300, 200).avif({ effort: 0 }).toBuffer(),
    };
    const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
    const animation = Buffer.alloc(8, 1);
    messages = verdicts({
      ...Object.fromEntries(Object.entries(whole).map(([extension, bytes]) => [`whole.${extension}`, bytes])),
      ...Object.fromEntries(Object.entries(whole).map(([extension, bytes]) => [`half.${extension}`, half(bytes)])),
      ...Object.fromEntries(Object.keys(whole).map((extension) => [`empty.${extension}`, ''])),
      'empty.svg': '',
      'text.png': 'no picture',
      'page.jpg': '<!doctype html><title>Not found</title>',
      'moving.webp': await moving('webp'),
      'gif-inside.png': await moving('gif'),
      'moving.png': png(20, 20, ['acTL', animation]),
      'drawing.png': `<svg ${SVG} viewBox="0 0 9 9">${circle}</svg>`,
      'photo.svg': whole.png,
      'jpeg-inside.png': whole.jpg,
      '256-megapixels.png': png(16_000, 16_000),
      'million-wide.png': png(1_000_000, 4),
      'long.png': png(400, 20_000),
      'doubled-20.svg': doubling(20),
      'doubled-200.svg': doubling(200),
      'doubled-8.svg': doubling(8),
      'laughs.svg': entities('<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">', '&b;'),
      'long-entity.svg': entities(`<!ENTITY a "${'x'.repeat(10_000)}">`, '&a;'.repeat(1000)),
      'other-entity.svg': entities('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'),
      'own-entity.svg': entities('<!ENTITY ns "http://ns.example/">', '&ns;'),
      'script.svg': `<svg ${SVG} viewBox="0 0 9 9"><script>alert(1)</script>${circle}</svg>`,
      'handler.svg': `<svg ${SVG} viewBox="0 0 9 9" onload="alert(1)">${circle}</svg>`,
      'linked.svg': `<svg ${SVG} viewBox="0 0 9 9"><image href="https://elsewhere.example/a.png"/>${circle}</svg>`,
      'styled.svg': `<svg ${SVG} viewBox="0 0 9 9"><style>@import url(//elsewhere.example/a.css);</style>${circle}</svg>`,
      'foreign.svg': `<svg ${SVG} viewBox="0 0 9 9"><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>${circle}</svg>`, // prettier-ignore
      'cut-off.svg': `<svg ${SVG} viewBox="0 0 9 9">${circle}`,
      'no-space.svg': `<svg viewBox="0 0 9 9">${circle}</svg>`,
      'unbound.svg': `<svg ${SVG} viewBox="0 0 9 9"><use xlink:href="#a"/></svg>`,
      'circular.svg': `<svg ${SVG} viewBox="0 0 9 9"><g id="a"><use href="#a"/></g>${circle}</svg>`,
      'nested.svg': `<svg ${SVG} viewBox="0 0 9 9">${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`,
      'latin.svg': Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><svg ${SVG} viewBox="0 0 9 9"><title>café</title>${circle}</svg>`, 'latin1'), // prettier-ignore
      'plain.svg': `<svg ${SVG} viewBox="0 0 9 9">${circle}</svg>`,
    });
  });

  test.each([
    ['half.png', 'broken-picture', 'damaged or cut off'],
    ['half.jpg', 'broken-picture', 'damaged or cut off'],
    ['half.webp', 'broken-picture', 'damaged or cut off'],
    ['half.avif', 'broken-picture', 'damaged or cut off'],
    ['empty.png', 'broken-picture', 'is an empty file'],
    ['empty.jpg', 'broken-picture', 'is an empty file'],
    ['empty.webp', 'broken-picture', 'is an empty file'],
    ['empty.avif', 'broken-picture', 'is an empty file'],
    ['empty.svg', 'broken-picture', 'is an empty file'],
    ['text.png', 'broken-picture', 'damaged or cut off'],
    ['page.jpg', 'broken-picture', 'damaged or cut off'],
    ['moving.webp', 'picture-format', 'is animated'],
    ['moving.png', 'picture-format', 'is animated'],
    ['gif-inside.png', 'picture-format', 'is in the format GIF, whatever its name says'],
    ['drawing.png', 'picture-format', 'is in the format SVG, whatever its name says'],
    ['photo.svg', 'broken-picture', 'damaged or cut off'],
    ['256-megapixels.png', 'large-picture', '256 million; 50 million is the most'],
    ['million-wide.png', 'large-picture', 'a side may have 16,000'],
    ['long.png', 'large-picture', 'a side may have 16,000'],
    ['doubled-20.svg', 'large-picture', 'shapes, each counted as often as it is used; 50,000 is the most'],
    ['doubled-200.svg', 'large-picture', 'more than a million million shapes'],
    ['laughs.svg', 'broken-picture', 'its entities hold other entities'],
    ['long-entity.svg', 'broken-picture', 'its entities make it too long'],
    ['other-entity.svg', 'broken-picture', 'its entities are in other files'],
    ['script.svg', 'picture-parts', 'holds a script'],
    ['handler.svg', 'picture-parts', 'holds a script'],
    ['linked.svg', 'picture-parts', 'holds a part of another file'],
    ['styled.svg', 'picture-parts', 'holds styles or pictures from elsewhere'],
    ['cut-off.svg', 'broken-picture', 'damaged or cut off'],
    ['no-space.svg', 'broken-picture', 'it does not start with <svg xmlns='],
    ['unbound.svg', 'broken-picture', 'damaged or cut off'],
    ['nested.svg', 'broken-picture', 'nested more than 250 times'],
  ])('%s: %s, %s', (file, code, words) => {
    expect(messages[file]).toMatch(new RegExp(`^${code}: `));
    expect(messages[file]).toContain(words);
  });

  test.each(['whole.png', 'whole.jpg', 'whole.webp', 'whole.avif', 'jpeg-inside.png', 'doubled-8.svg', 'own-entity.svg', 'foreign.svg', 'circular.svg', 'latin.svg', 'plain.svg'])(
    '%s passes',
    (file) => expect(messages[file]).toBeUndefined(),
  ); // prettier-ignore
});

test('200 damaged pictures: what the check passes, the build can make', async () => {
  const kinds = { png: photo(64, 48).png(), jpg: photo(64, 48).jpeg(), webp: photo(64, 48).webp(), avif: photo(64, 48).avif({ effort: 0 }) }; // prettier-ignore
  const files: Record<string, Buffer> = {};
  let seed = 7;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  for (const [extension, picture] of Object.entries(kinds)) {
    // oxlint-disable-next-line no-await-in-loop -- four small pictures
    const whole = await picture.toBuffer();
    for (let number = 0; number < 50; number++) {
      const bytes = Buffer.from(number % 5 === 0 ? whole.subarray(0, random(whole.length)) : whole);
      for (let flips = number % 5; flips > 0 && bytes.length > 0; flips--) bytes[random(bytes.length)] = random(256);
      files[`${number}.${extension}`] = bytes;
    }
  }
  const refused = verdicts(files);
  expect(Object.keys(refused).length, 'most of them are noticed').toBeGreaterThan(80);
  const rest = Object.fromEntries(Object.entries(files).filter(([name]) => !refused[name]));
  const made = await make(writeSite(Object.keys(rest).map((name) => ({ file: `/${name}`, alt: '' })), rest)); // prettier-ignore
  expect(made.images).toHaveLength(Object.keys(rest).length);
});

test('a picture that was put right, or broken, under the same name is looked at again', async () => {
  const { writeFileSync } = await import('node:fs');
  const whole = await photo(600, 400).png().toBuffer();
  const manifest = writeSite([{ file: '/a.png', alt: '' }], { 'a.png': whole });
  const file = manifest.replace('site.json', 'public/a.png');
  const codes = () => checkFile(manifest).problems.map(({ code }) => code).filter((code) => /picture/.test(code)); // prettier-ignore
  expect(codes()).toEqual([]);
  writeFileSync(file, readFileSync(file).subarray(0, 40));
  expect(codes()).toEqual(['broken-picture']);
  writeFileSync(file, whole);
  expect(codes()).toEqual([]);
});
