/** Builds the sites once for all tests, by the build command. */
import { mkdtempSync, rmSync } from 'node:fs';
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
  }
}

export const EXAMPLE_MANIFEST = 'examples/bicycle-workshop/site.yaml';

export default function buildSites(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-'));
  const site = join(folder, 'site');
  const example = join(folder, 'example');
  runCommand('build', 'site.yaml', '--out', site);
  runCommand('build', EXAMPLE_MANIFEST, '--out', example);
  project.provide('site', site);
  project.provide('example', example);
  return () => rmSync(folder, { recursive: true, force: true });
}
