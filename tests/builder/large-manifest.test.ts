/** A manifest that is longer than Node reads or writes at once is read whole. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readInPieces } from '../../manifest/check/manifest-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-pieces-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([0, 1, 6, 7, 8, 14, 700])('%i bytes are read whole in pieces of 7', (length) => {
  const bytes = Buffer.from(Array.from({ length }, (_, index) => index % 251));
  writeFileSync(join(folder, 'site.yaml'), bytes);
  expect(Buffer.from(readInPieces(join(folder, 'site.yaml'), 7)).equals(bytes)).toBe(true);
});
