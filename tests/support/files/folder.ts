/** Makes temporary folders. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes a folder for a test file, which is deleted after its tests. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-new-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
