/** Installs an editor with the page to be edited into a folder of its own. The project itself does not need them. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm } from '../install.ts';
import { print } from '../../scripts/cli/terminal.ts';

/** Copies peers/<name> into the folder, and installs its packages there unless the same ones are there. */
export function installEditor(name: string, folder: string): void {
  const source = join(import.meta.dirname, 'peers', name);
  const wanted = readFileSync(join(source, 'package.json'), 'utf8');
  const mark = join(folder, 'node_modules/.installed.json');
  cpSync(source, folder, { recursive: true });
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  print(`Installing ${name} into ${folder} (300 to 900 MB, once)…`);
  npm('install', folder, name);
  writeFileSync(mark, wanted);
}

/** Puts the page as its author left it into a folder. */
export function writePage(folder: string, file: string): void {
  const content = join(import.meta.dirname, 'content');
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(content, 'public'), join(folder, 'public'), { recursive: true });
  cpSync(join(content, file === 'site.yaml' ? file : 'home.md'), join(folder, file));
}
