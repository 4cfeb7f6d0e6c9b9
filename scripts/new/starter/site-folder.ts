/** Makes the folder of a new site from the template. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { UnreadableError } from '../../../schema/errors.ts';
import { shellWord } from '../../../schema/values/shell-word.ts';

/** What a new site is made from. */
export interface Starter {
  /** The folder that is copied. */
  template: string;
  /** The version of Waybill that the site is written for. */
  version: string;
  /** Where editors find the schema, from the site's folder. */
  schema: string;
}

/** Where it is once the site's packages are installed. */
export const INSTALLED_SCHEMA = './node_modules/waybill/schema/editor.schema.json';

/** Copied under other names: npm leaves files of these names out of a package. */
const HIDDEN = { gitignore: '.gitignore', dockerignore: '.dockerignore' };

/** Makes a site in a folder that is empty or does not exist. Throws UnreadableError. */
export function makeSiteFolder(folder: string, { template, version, schema }: Starter): void {
  rejectNonEmpty(folder);
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  for (const [file, hidden] of Object.entries(HIDDEN)) renameSync(join(folder, file), join(folder, hidden));
  rewrite(join(folder, 'site.yaml'), (text) => text.replace(/(?<=\$schema=)\S+/, () => schema));
  rewrite(join(folder, 'package.json'), (text) =>
    text.replace('SITE_NAME', () => packageName(folder)).replace('WAYBILL_VERSION', `^${version}`),
  );
}

/** Returns what is said of a new site. */
export function reportOf(folder: string): string {
  const cd = resolve(folder) === process.cwd() ? '' : `cd ${shellWord(folder)} && `;
  return (
    `Made a site of three pages in ${folder}: site.yaml is all of it, and README.md says how to go on.\n` +
    `Next: ${cd}npm install && npm run dev shows it while you change its texts.`
  );
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
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
  const first = entries.find((name) => name !== '.git'); // git init may come first
  if (first === undefined) return;
  throw new UnreadableError(
    `The folder ${folder} is not empty: it holds ${first}. Name a folder that is empty or not there yet.`,
  );
}

/** Returns a name that npm accepts, from that of the folder. */
function packageName(folder: string): string {
  const words = basename(resolve(folder))
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const name = words?.join('-') ?? 'site';
  return name === 'waybill' ? 'site' : name;
}
