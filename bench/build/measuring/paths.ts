import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const project = join(import.meta.dirname, '../../..');
export const bench = join(project, 'bench');
export const peersFolder = join(import.meta.dirname, 'peers');
/** Where copies of the peers work; bench/node_modules is above it, so that they find their packages. */
export const workFolder = join(bench, '.cache/build');

/** The exact version of a package that is measured. */
export function versionOf(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(bench, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies[name]!;
}
