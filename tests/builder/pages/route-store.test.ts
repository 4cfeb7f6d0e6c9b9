/** Resolved routes wait in a file that nobody sees: each comes back as it was, and nothing stays behind. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeStore, openStore, readValue, storeValues } from '../../../builder/pages/pool/route-store.ts';
import type { RouteStore } from '../../../builder/pages/pool/route-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-store-'));
let kept: RouteStore;
beforeEach(() => {
  kept = openStore(folder);
});
afterEach(() => closeStore(kept));

test('values of every length and script come back as they were, in any order', () => {
  const values = Array.from({ length: 300 }, (_, index) => ({ index, text: 'नमस्ते 🚑 "a\\b"\n'.repeat(index % 17) }));
  const places = [values.slice(0, 100), values.slice(100, 101), values.slice(101)].flatMap((some) =>
    storeValues(kept, some),
  );
  for (const [index, place] of [...places.entries()].toReversed()) expect(readValue(place)).toEqual(values[index]);
});

test('threads that store at the same time do not write over one another', () => {
  const other: RouteStore = { file: kept.file, end: new BigInt64Array(kept.end.buffer) }; // what another thread has
  const places = Array.from({ length: 50 }, (_, index) => storeValues(index % 2 ? kept : other, [{ index }])).flat();
  expect(places.map((place) => readValue(place))).toEqual(places.map((_, index) => ({ index })));
});

test('the file has no name, so that nothing stays behind however a build ends', () => {
  storeValues(kept, [{ text: 'x'.repeat(1000) }]);
  expect(readdirSync(folder)).toEqual([]);
});

test('where its folder cannot be made, the file is one of the system’s temporary ones', () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, '');
  const elsewhere = openStore(taken);
  const [place] = storeValues(elsewhere, [{ a: 1 }]);
  expect(readValue(place!)).toEqual({ a: 1 });
  closeStore(elsewhere);
  rmSync(taken);
});

test('a file that was cut off is no route', () => {
  const [place] = storeValues(kept, [{ a: 1 }]);
  expect(() => readValue({ ...place!, start: place!.start + 1000 })).toThrow('cut off');
});
