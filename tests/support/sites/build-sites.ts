/** Builds the sites once for all tests, by the build command. */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runCommand } from '../commands.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site.yaml. */
    site: string;
    /** The folder of the built example site. */
    example: string;
    /** The folder of the built evening school, whose forms lead to the service. */
    school: string;
  }
}

export const EXAMPLE_MANIFEST = 'examples/bicycle-workshop/site.yaml';
export const SCHOOL_MANIFEST = 'tests/support/sites/evening-school/site.yaml';

/** Builds the sites in the folder of the run. Every project of a run calls this; only the first builds. */
export default function buildSites(project: TestProject) {
  const folder = (process.env['TEST_SITES'] ??= makeRunFolder());
  const manifests = { site: 'site.yaml', example: EXAMPLE_MANIFEST, school: SCHOOL_MANIFEST } as const;
  for (const [name, manifest] of Object.entries(manifests) as [keyof typeof manifests, string][]) {
    const out = join(folder, name);
    if (!existsSync(out)) runCommand('build', manifest, '--out', out);
    project.provide(name, out);
  }
}

/** Makes the temporary folder of a run. What its tests and browsers put into theirs is deleted with it, also when they are killed. */
function makeRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-run-'));
  chmodSync(folder, 0o711); // the database server is another user
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
