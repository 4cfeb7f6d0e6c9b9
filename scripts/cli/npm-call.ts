/** Restores the folder and the options of a command, which npm changes when it starts one. */
import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';

/** The manifest that a command is about unless another one is named. */
export const DEFAULT_MANIFEST = 'site.yaml';

/** The environment of a script of npm: its name, and the folder in which the command was typed. */
type Environment = Record<string, string | undefined>;

/**
 * Changes to the folder of the site in which a command was typed: npm starts scripts in their own package, whatever the
 * current folder is (`npm --prefix`), and npx in the current folder. It also consumes options before `--`; throws
 * UnreadableError if one was lost. Does nothing if npm has not started this command.
 */
export function enterCallersFolder(help: string, env: Environment = process.env, program = process.argv[1]!): void {
  const name = basename(program, extname(program));
  const isScript = env['npm_lifecycle_event'] === name;
  if (!isScript && env['npm_lifecycle_event'] !== 'npx') return;
  const lost = isScript ? lostOptions(help, env) : [];
  if (lost.length > 0) {
    const start = name === 'start' ? 'npm start' : `npm run ${name}`;
    throw new UnreadableError(
      `npm has kept ${lost.join(' and ')} for itself. Write two hyphens in front of the options: ${start} -- ${lost.join(' ')}`,
    );
  }
  const folder = siteFolderOf((isScript && env['INIT_CWD']) || process.cwd());
  if (folder !== process.cwd()) process.chdir(folder);
}

/** Returns the options in a command's help that npm has consumed as its own settings. */
function lostOptions(help: string, env: Environment): string[] {
  const names = new Set([...help.matchAll(/--(?:no-)?([a-z][a-z-]*)/g)].map(([, name]) => name!));
  return [...names].flatMap((name) => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    if (value === undefined) return [];
    if (value === '') return [`--no-${name}`];
    return [value === 'true' ? `--${name}` : `--${name} ${value}`];
  });
}

/** Returns the nearest folder with a manifest, at or above the one where the command was typed; else that folder. */
function siteFolderOf(typedIn: string): string {
  for (let folder = typedIn; ; folder = dirname(folder)) {
    if (existsSync(join(folder, DEFAULT_MANIFEST))) return folder;
    if (folder === dirname(folder)) return typedIn;
  }
}
