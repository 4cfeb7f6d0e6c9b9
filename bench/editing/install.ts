/** Installs an editor with the page to be edited into a folder of its own. The project itself does not need them. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';
import { print } from '../../scripts/cli/terminal.ts';

/** Copies peers/<name> into the folder, and installs its packages there unless the same ones are there. */
export function installEditor(name: string, folder: string): void {
  const source = join(import.meta.dirname, 'peers', name);
  const wanted = readFileSync(join(source, 'package.json'), 'utf8');
  const mark = join(folder, 'node_modules/.installed.json');
  cpSync(source, folder, { recursive: true });
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  print(`Installing ${name} into ${folder} (300 to 900 MB, once)…`);
  const options = ['--no-audit', '--no-fund', '--loglevel', 'error', '--prefix', folder];
  const { status } = spawnSync('npm', ['install', ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new UnreadableError(`npm could not install ${name}. Is there a network?`);
  writeFileSync(mark, wanted);
}

/** Puts the page as its author left it into a folder. */
export function writePage(folder: string, file: string): void {
  const content = join(import.meta.dirname, 'content');
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(content, 'public'), join(folder, 'public'), { recursive: true });
  cpSync(join(content, file === 'site.yaml' ? file : 'home.md'), join(folder, file));
}
