import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const project = join(import.meta.dirname, '../../..');
export const bench = join(project, 'bench');
export const peersFolder = join(bench, 'build/peers');
/** The folder in which copies of the peers build; below bench/, so that they find their packages. */
export const workFolder = join(bench, '.cache/build');

/** Returns the version of a package in bench/package.json. */
export function versionOf(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(bench, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies[name]!;
}
