/** Makes a small complete site to start from. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';
import { shellWord } from '../../schema/values/shell-word.ts';
import { addNewAddresses } from '../addresses/keep.ts';
import { project } from '../../builder/project.ts';
import { readArguments } from './arguments.ts';

/** Copies the starter site into a folder that is empty or does not exist. Throws UnreadableError. */
export function newSite(args: string[]): void {
  const { name: folder } = readArguments(args, 'site <folder>');
  rejectNonEmpty(folder);
  cpSync(join(project, 'scripts/new/site'), folder, { recursive: true });
  const manifest = join(folder, 'site.yaml');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(
    manifest,
    text.replace(/(?<=\$schema=)\S+/, () => schemaPathFrom(folder)),
  );
  addNewAddresses(manifest); // so that renamed pages are reported from the first day
  console.log(
    `Made a site of three pages: ${manifest}, its list of addresses, and its logo in ${join(folder, 'public')}.\n` +
      `Next: npx waybill dev ${shellWord(manifest)} shows it while you change its texts.`,
  );
}

function rejectNonEmpty(folder: string): void {
  let entries: string[] = [];
  try {
    entries = readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (code !== 'ENOTDIR') throw new UnreadableError(`Cannot write into ${folder}: ${code}.`);
    throw new UnreadableError(`${folder} is a file. Name a folder that is empty or not there yet.`);
  }
  if (entries.length === 0) return;
  throw new UnreadableError(
    `The folder ${folder} is not empty: it holds ${entries[0]}. Name a folder that is empty or not there yet.`,
  );
}

/** Returns the relative path from the site's folder to the schema for editors. */
function schemaPathFrom(folder: string): string {
  const way = relative(resolve(folder), join(project, 'schema/editor.schema.json')).split(sep).join('/');
  return way.startsWith('.') ? way : `./${way}`;
}
