/** Broken manifests that no editor should have to open: giant ones, deep ones, and bytes that are no text. */
import { readFileSync } from 'node:fs';

interface HardFile {
  bytes: Uint8Array;
  /** Where the mark has to stand: line and column, of the first problem. */
  at: [line: number, column: number];
}

/** A manifest that is right; every case below breaks it in one place. */
export const rightText = readFileSync('manifest/rules/example.yaml', 'utf8');

const HEADING = 'heading: Learn to sail'; // line 31, column 9
const TEXT = 'We sail from May to October.'; // line 41, column 15
const MILLION = 1_000_000;

function replace(from: string, to: string): string {
  if (rightText.split(from).length !== 2) throw new Error(`${JSON.stringify(from)} does not occur once.`);
  return rightText.replace(from, () => to);
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const misspelt = replace(HEADING, 'heding: Learn to sail');
const wideRows = Array.from({ length: 100_000 }, (_, row) => `          Row ${row} of a very long text.\n`).join('');

const redPage = `  - path: "/\\e[31m"
    name: Red
    meta:
      title: Red
      description: A page with a colour code in its path.
    blocks:
      - type: hero
        heading: Red
`;

/** A right manifest as JSON on one line of two million characters, but for a number near its end. */
function jsonOnOneLine(): string {
  const meta = { title: 'Page', description: 'One of many pages.' };
  const hero = { type: 'hero', heading: 'Page' };
  const links = [{ label: 'Page', to: '/p1' }];
  const page = (n: number) => ({ path: `/p${n}`, name: 'Page', meta, blocks: [hero] });
  return JSON.stringify({
    brand: { name: 'Heron Sailing School' },
    url: 'https://heron.example',
    language: 'en',
    navigation: { items: links },
    footer: { columns: [{ heading: 'School', links }], copyright: '©' },
    notFound: { meta, blocks: [hero] },
    routes: [...Array.from({ length: 14_000 }, (_, n) => page(n)), { ...page(14_000), name: 5 }],
  });
}
const oneLine = jsonOnOneLine();

export const hardFiles: Record<string, HardFile> = {
  'text-of-20-megabytes': { bytes: utf8(replace(TEXT, 'x'.repeat(20 * MILLION))), at: [41, 15] },
  'words-of-20-megabytes': { bytes: utf8(replace(TEXT, 'sail '.repeat(4 * MILLION))), at: [41, 15] },
  'quoted-text-of-20-megabytes': { bytes: utf8(replace(TEXT, `"${'x'.repeat(20 * MILLION)}"`)), at: [41, 16] },
  'unclosed-quote-before-20-megabytes': { bytes: utf8(replace(TEXT, `"${'x'.repeat(20 * MILLION)}`)), at: [41, 15] },
  'colon-after-20-megabytes': {
    bytes: utf8(replace(TEXT, `${'x'.repeat(20 * MILLION)}: y`)),
    at: [41, 20 * MILLION + 15],
  },
  'mistake-after-a-hundred-thousand-lines': { bytes: utf8(replace(TEXT, `|\n${wideRows}  end`)), at: [100_042, 3] },
  'one-line-of-2-megabytes': { bytes: utf8(`brand: ${'word '.repeat(MILLION * 0.4)}`), at: [1, 8] },
  'json-on-one-line-of-2-megabytes': { bytes: utf8(oneLine), at: [1, oneLine.lastIndexOf('5,"meta"') + 1] },
  'brackets-5000-deep': { bytes: utf8(`brand: ${'['.repeat(5000)}${']'.repeat(5000)}\n`), at: [1, 107] },
  'fields-5000-deep': {
    bytes: utf8(Array.from({ length: 5000 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('')),
    at: [100, 100],
  },
  'hyphens-5000-deep': { bytes: utf8(`${'- '.repeat(5000)}x\n`), at: [1, 201] },
  'latin-1': { bytes: Buffer.from(replace('© Heron', 'Heron').replace('Learn', 'Café:'), 'latin1'), at: [31, 21] },
  'utf-16': { bytes: Buffer.from(`\uFEFF${rightText}`, 'utf16le'), at: [1, 1] },
  'utf-16-without-its-mark': { bytes: Buffer.from(rightText, 'utf16le'), at: [1, 1] },
  'utf-16-big-endian': { bytes: Buffer.from(`\uFEFF${rightText}`, 'utf16le').swap16(), at: [1, 1] },
  'nul-byte': { bytes: utf8(replace(HEADING, 'heading: Learn\0to sail')), at: [31, 23] },
  'terminal-escape-in-text': { bytes: utf8(replace(HEADING, 'heading: Learn \u001B[31mto sail')), at: [31, 24] },
  'terminal-escape-in-value': { bytes: utf8(replace('name: Home', 'name: "\\e[31mHome"')), at: [25, 11] },
  'terminal-escape-in-path': { bytes: utf8(replace('routes:\n', `routes:\n${redPage}`)), at: [24, 11] },
  'windows-line-ends': { bytes: utf8(misspelt.replaceAll('\n', '\r\n')), at: [31, 9] },
  'windows-line-ends-and-a-tab': {
    bytes: utf8(replace(`        ${HEADING}`, `\t${HEADING}`).replaceAll('\n', '\r\n')),
    at: [31, 1],
  },
  'old-mac-line-ends': { bytes: utf8(misspelt.replaceAll('\n', '\r')), at: [31, 9] },
  'byte-order-mark': { bytes: utf8(`\uFEFF${replace('brand:', 'brnd:')}`), at: [1, 1] },
};
