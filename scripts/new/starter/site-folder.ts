/** Makes the folder of a new site: the files that every site has, and one of the sites to start from. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { UnreadableError } from '../../../schema/errors.ts';
import { shellWord } from '../../../schema/values/shell-word.ts';
import { didYouMean } from '../../../manifest/words/suggest.ts';

/** What a new site is made from. */
export interface Starter {
  /** The folder with the files that every site has (template/), and the sites to start from (sites/). */
  source: string;
  /** The site to start from. */
  like: string;
  /** The version of Waybill that the site is written for. */
  version: string;
  /** Where editors find the schema, from the site's folder. */
  schema: string;
}

/** The site that is made where none is asked for. */
export const DEFAULT_STARTER = 'garden';

/** Where it is once the site's packages are installed. */
export const INSTALLED_SCHEMA = './node_modules/waybill/schema/editor.schema.json';

/** Copied under other names: npm leaves files of these names out of a package. */
const HIDDEN = { gitignore: '.gitignore', dockerignore: '.dockerignore' };

/** Returns the names of the sites to start from, in order. */
export function starterNames(source: string): string[] {
  return readdirSync(join(source, 'sites')).toSorted();
}

/** Makes a site in a folder that is empty or does not exist, and returns what to say of it. Throws UnreadableError. */
export function makeSiteFolder(folder: string, { source, like, version, schema }: Starter): string {
  const names = starterNames(source);
  if (!names.includes(like)) {
    const hint = didYouMean(like, names);
    throw new UnreadableError(
      `There is no site like ${JSON.stringify(like)} to start from.${hint && ` ${hint}`} There are: ${names.join(', ')}.`,
    );
  }
  rejectNonEmpty(folder);
  mkdirSync(folder, { recursive: true });
  for (const from of [join(source, 'template'), join(source, 'sites', like)]) cpSync(from, folder, { recursive: true });
  for (const [file, hidden] of Object.entries(HIDDEN)) renameSync(join(folder, file), join(folder, hidden));
  const site = rewrite(join(folder, 'site.yaml'), (text) => text.replace(/(?<=\$schema=)\S+/, () => schema));
  rewrite(join(folder, 'package.json'), (text) =>
    text.replace('SITE_NAME', () => packageName(folder)).replace('WAYBILL_VERSION', `^${version}`),
  );
  const others = names.filter((name) => name !== like).join(', ');
  return (
    `Made a site of ${site.match(/^ {2}- path: /gm)?.length} pages in ${folder}: site.yaml is all of it, and README.md says how to go on.\n` +
    `Other sites to start from, with --like: ${others}.\n` +
    `Next: ${moveTo(folder)}npm install && npm run dev shows it while you change its texts.`
  );
}

function moveTo(folder: string): string {
  return resolve(folder) === process.cwd() ? '' : `cd ${shellWord(folder)} && `;
}

/** Changes a file, and returns its new text. */
function rewrite(file: string, change: (text: string) => string): string {
  const text = change(readFileSync(file, 'utf8'));
  writeFileSync(file, text);
  return text;
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
