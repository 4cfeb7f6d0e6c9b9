/** A folder for one test file, which goes when its tests are done. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-new-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
