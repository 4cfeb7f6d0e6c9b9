/** Asks git about a manifest. Without git the answers are empty, and nothing depends on them. */
import { spawnSync } from 'node:child_process';
import { dirname, relative, resolve, sep } from 'node:path';
import { isWithin } from '../../manifest/public/public-folder.ts';

/** Returns a file's path from the root of its repository, with slashes; undefined where it lies in none. */
export function pathInRepository(file: string): string | undefined {
  const full = resolve(file);
  const root =
    git(dirname(full), 'rev-parse', '--show-toplevel')?.trim() ?? process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  const path = relative(resolve(root), full);
  return path === '' || !isWithin(resolve(root), full) ? undefined : path.split(sep).join('/');
}

/** Returns the lines of a file that the change under test has touched; none where nobody says what it is compared with. */
export function touchedLines(file: string, env: NodeJS.ProcessEnv = process.env): Set<number> {
  const full = resolve(file);
  for (const base of basesOf(env)) {
    const diff = git(dirname(full), 'diff', '--unified=0', '--no-color', '--no-ext-diff', base, '--', full);
    if (diff !== undefined) return linesOf(diff);
  }
  return new Set();
}

function basesOf({ GITHUB_BASE_REF: branch, GITHUB_EVENT_BEFORE: commit }: NodeJS.ProcessEnv): string[] {
  const bases = branch ? [`origin/${branch}`, branch] : [commit ?? ''];
  return bases.filter((base) => /^[\w][\w./+@-]*$/.test(base)); // nothing that git could take for an option
}

/** Returns the lines of the new file that a diff has changed, by the heads of its hunks: @@ -12,0 +13,2 @@. */
function linesOf(diff: string): Set<number> {
  const lines = new Set<number>();
  for (const [, first, count = '1'] of diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)) {
    for (let line = Number(first); line < Number(first) + Number(count); line++) lines.add(line);
  }
  return lines;
}

function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}
