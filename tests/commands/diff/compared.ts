/** The bicycle workshop before and after a change, compared without a command: many changes in little time. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { prepareCode } from '../../../builder/bundle/code.ts';
import { compareVersions } from '../../../scripts/diff/compare/compare.ts';
import type { DiffReport } from '../../../scripts/diff/report.ts';
import { readVersion } from '../../../scripts/diff/versions/read-version.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';

/** A change of a text: the old text and the new one. */
export type Edit = [string, string];

const code = await prepareCode();
const before = await readVersion({ name: 'old.yaml', manifest: EXAMPLE_MANIFEST }, code);

/** Changes a file; each text must be there. */
export function editFile(file: string, edits: Edit[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of edits) {
    expect(text).toContain(from);
    text = text.replace(from, () => to);
  }
  writeFileSync(file, text);
}

/** Copies the workshop into a folder that goes away with the test, and changes it. Gives its manifest. */
export function changeWorkshop(edits: Edit[], touch: (folder: string) => void = () => {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-diff-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(dirname(EXAMPLE_MANIFEST), folder, { recursive: true });
  editFile(join(folder, 'site.yaml'), edits);
  touch(folder);
  return join(folder, 'site.yaml');
}

/** The report of a change. */
export async function compareWorkshop(edits: Edit[], touch?: (folder: string) => void): Promise<DiffReport> {
  const manifest = changeWorkshop(edits, touch);
  return compareVersions(before, await readVersion({ name: 'site.yaml', manifest }, code));
}
