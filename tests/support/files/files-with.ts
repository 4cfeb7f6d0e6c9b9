import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds the files of a folder whose bytes contain a text (an extended regular expression, in any case). By another process:
 * opening and closing a database's file here would take away SQLite's locks on it.
 */
export function filesWith(folder: string, pattern: string): string[] {
  const files = readdirSync(folder).map((file) => join(folder, file));
  const { status, stdout } = spawnSync('grep', ['-laiE', pattern, ...files], { encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`grep ended with ${status}.`);
  return stdout.split('\n').filter(Boolean);
}
