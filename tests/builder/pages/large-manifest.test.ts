/** A manifest that is too large for memory is read in pieces: what comes of it is the same. */
import { mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { closeStore, openStore, storeBytes } from '../../../builder/pages/pool/route-store.ts';
import type { RouteStore } from '../../../builder/pages/pool/route-store.ts';
import { hashOf, hashOfFile, readSource } from '../../../builder/pages/source/read-source.ts';
import type { ManifestSource } from '../../../builder/pages/source/read-source.ts';
import { locateWarnings } from '../../../manifest/incremental/locate.ts';
import { linesIn } from '../../../manifest/incremental/excerpt.ts';
import { linePieces, partOf } from '../../../manifest/yaml/routes/manifest-bytes.ts';
import { spanKey, textOfSpan, textsOf } from '../../../manifest/yaml/routes/batches.ts';
import { splitPieces, splitRoutes } from '../../../manifest/yaml/routes/split-routes.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-pieces-'));
const file = join(folder, 'site.yaml');
let store: RouteStore;
beforeEach(() => {
  store = openStore(folder);
});
afterEach(() => closeStore(store));
afterAll(() => rmSync(folder, { recursive: true }));

const EXAMPLE = readFileSync(EXAMPLE_MANIFEST, 'utf8');
const WRITTEN: Record<string, string> = {
  'as its author wrote it': EXAMPLE,
  'with the line ends of Windows': EXAMPLE.replaceAll('\n', '\r\n'),
  'with a byte order mark': `\uFEFF${EXAMPLE}`,
  'without a line feed at its end': EXAMPLE.trimEnd(),
  'with letters of many bytes': EXAMPLE.replaceAll(' the ', ' thé नमस्ते 🚑 '),
};

/** Cuts bytes into pieces of whole lines, each as short as it can be from `size` on. */
function cut(bytes: Uint8Array, size: number): Buffer[] {
  const pieces: Buffer[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(10, start + size) + 1 || bytes.length;
    pieces.push(Buffer.from(bytes.subarray(start, end)));
    start = end;
  }
  return pieces;
}

test.each([1, 2, 7, 64, 5000])('pieces of %i bytes are whole lines, and together everything', (size) => {
  const text = 'a\n\nनमस्ते\n' + 'x'.repeat(300) + '\n🚑 end';
  const stored = storeBytes(store, Buffer.from(text));
  const pieces = Array.from(linePieces(stored, size), (piece) => Buffer.from(piece).toString());
  expect(pieces.join('')).toBe(text);
  expect(pieces.slice(0, -1).every((piece) => piece.endsWith('\n'))).toBe(true);
});

test.each(Object.entries(WRITTEN))('stored or in memory, a manifest %s is the same', (_, text) => {
  writeFileSync(file, text);
  const inMemory = readSource(file, () => store);
  const stored = readSource(file, () => store, 0);
  expect(inMemory.bytes).toBeInstanceOf(Uint8Array);
  // Line feeds are read where they are; others have to be replaced in a copy.
  expect(stored.bytes).toHaveProperty('file', text.includes('\r') ? store.file : store.manifest);
  expect(stored.hash?.() ?? hashOf(stored.bytes)).toBe(inMemory.hash!());
  expect(hashOfFile(file)).toBe(inMemory.hash!());
  expect(stored.split).toEqual(inMemory.split);
  expect([...textsOf(stored.bytes)].join('')).toBe([...textsOf(inMemory.bytes)].join(''));
  for (const span of stored.split!.routes) {
    expect(textOfSpan(stored.bytes, span)).toBe(textOfSpan(inMemory.bytes, span));
    expect(spanKey(stored.bytes, span)).toBe(spanKey(inMemory.bytes, span));
    expect(linesIn(stored.bytes, span)).toBe(linesIn(inMemory.bytes, span));
  }
});

test.each([1, 100, 3000, 20_000])('a manifest in pieces of %i bytes is split as in one', (size) => {
  const bytes = Buffer.from(`${EXAMPLE}\n# the end\nredirects: {}\n`);
  const whole = splitRoutes(bytes)!;
  const { end } = whole.routes[0]!; // the first piece holds what comes before the routes
  expect(splitPieces([bytes.subarray(0, end), ...cut(bytes.subarray(end), size)])).toEqual(whole);
});

test('what cannot be split, or is no UTF-8, is not split in pieces either', () => {
  expect(splitPieces([])).toBeUndefined();
  expect(splitPieces([Buffer.from('routes: []\n')])).toBeUndefined();
  const half = Buffer.from(EXAMPLE);
  expect(splitPieces([half, Buffer.from([0xff, 10])])).toBeUndefined();
  writeFileSync(file, 'routes: []\n');
  const [stored, inMemory] = [0, undefined].map((large) => readSource(file, () => store, large));
  expect(stored!.split).toBeUndefined();
  expect(stored!.hash!()).toBe(inMemory!.hash!());
});

test.each([
  ['overwritten', () => writeFileSync(file, EXAMPLE.replace('routes:', 'routes: ')), 'was written while it was read'],
  ['cut off', () => truncateSync(file, 100), 'was written while it was read'],
  ['replaced', () => (writeFileSync(`${file}.new`, 'x'), renameSync(`${file}.new`, file)), undefined],
])('a large manifest that is %s while it is read is never mixed with its other state', (_, write, message) => {
  writeFileSync(file, EXAMPLE);
  utimesSync(file, 1, 1);
  const { bytes, rejectWritten } = readSource(file, () => store, 0) as Required<ManifestSource>;
  expect(rejectWritten).not.toThrow();
  write();
  if (message === undefined) {
    expect(rejectWritten).not.toThrow();
    expect([...textsOf(bytes)].join('')).toBe(EXAMPLE);
  } else expect(rejectWritten).toThrow(message);
});

test('a warning has the same place, and a comment accepts it, wherever the manifest is', () => {
  writeFileSync(file, EXAMPLE);
  const inMemory = readSource(file, () => store);
  const stored = readSource(file, () => store, 0);
  const { routes } = inMemory.split!;
  const pointer = `/routes/${routes.length - 1}/path`;
  const finding = { code: 'title-length', pointer, message: 'Too long.' } as const;
  const [here, there] = [inMemory, stored].map(({ bytes }) => {
    const { problems, text, lineOf } = locateWarnings(file, { bytes, routes }, [finding], 5);
    return { problems, text, lines: [1, 50, 100].map(lineOf) };
  });
  expect(there).toEqual(here);
  expect(here!.problems).toHaveLength(1);
});

test('a part stays readable until the next is read, and a long one does too', () => {
  const long = Buffer.alloc(2 ** 24 + 5, 'ab');
  const stored = storeBytes(store, long);
  expect(Buffer.from(partOf(stored, { start: 0, end: long.length })).equals(long)).toBe(true);
  expect(Buffer.from(partOf(stored, { start: 3, end: 7 })).toString()).toBe('baba');
});
