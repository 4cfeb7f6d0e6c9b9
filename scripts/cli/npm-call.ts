/** Follows what was typed where npm, which starts the commands, would lose a part of it. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';

const DEFAULT_MANIFEST = 'site.yaml';

/** What npm tells a script: its name, and the folder in which the command was typed. */
type Environment = Record<string, string | undefined>;

/**
 * Runs a command as it was typed: in the folder of the site that was meant, with every option. npm starts scripts in its
 * own package, whatever folder the person is in (`npm --prefix`), and keeps options that come before `--` for itself.
 * Does nothing where npm has not started this very command. Throws UnreadableError where an option was lost.
 */
export function restoreCall(help: string, env: Environment = process.env, program = process.argv[1]!): void {
  const name = basename(program, '.ts');
  if (env['npm_lifecycle_event'] !== name) return;
  const lost = lostOptions(help, env);
  if (lost.length > 0) {
    const start = name === 'start' ? 'npm start' : `npm run ${name}`;
    throw new UnreadableError(
      `npm has kept ${lost.join(' and ')} for itself. Write two hyphens in front of the options: ${start} -- ${lost.join(' ')}`,
    );
  }
  const folder = siteFolderOf(env['INIT_CWD'] ?? process.cwd());
  if (folder !== process.cwd()) process.chdir(folder);
}

/** The options of a command, which its help names, that npm took: it keeps them as settings of its own. */
function lostOptions(help: string, env: Environment): string[] {
  const names = new Set([...help.matchAll(/--(?:no-)?([a-z][a-z-]*)/g)].map(([, name]) => name!));
  return [...names].flatMap((name) => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    if (value === undefined) return [];
    if (value === '') return [`--no-${name}`];
    return [value === 'true' ? `--${name}` : `--${name} ${value}`];
  });
}

/** Returns the nearest folder at or above the one where the command was typed that holds a manifest; else that folder. */
function siteFolderOf(typedIn: string): string {
  for (let folder = typedIn; ; folder = dirname(folder)) {
    if (existsSync(join(folder, DEFAULT_MANIFEST))) return folder;
    if (folder === dirname(folder)) return typedIn;
  }
}
