/** Lists and checks the public folder of a site, for the check, the build, the server and dev alike. */
import { accessSync, constants, lstatSync, readFileSync, realpathSync, readdirSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import nodePath, { join, relative, sep } from 'node:path';
import type { PlatformPath } from 'node:path';
import type { LinkUse } from '../resolve/links/page-links.ts';
import { OWN_FILES, OWN_FOLDERS, SERVER_PATHS, fileOf } from '../../schema/addresses/own-addresses.ts';
import { caseless } from '../../schema/addresses/normal-form.ts';
import type { Finding } from '../problems/problem.ts';
import { checkFileName } from './file-names.ts';
import { stampOf } from './file-stamp.ts';
import { checkPictures, pictureState } from './pictures.ts';

/** The files of a public folder, by their paths from its root: /images/boat.svg. */
export interface PublicFiles extends ReadonlySet<string> {
  /** Returns what is wrong with the folder, with what pages show of it, and where a page would take the place of a file. */
  check?(pages: Iterable<string>, shown: readonly LinkUse[]): Finding[];
  /** Returns the content of a file; a set of names alone has none. */
  read?(path: string): Buffer;
  /** Changes with the icons and fonts that the site brings, on which all its pages depend. */
  readonly partState?: string;
  /** Changes with whatever `check` looks at, besides the names of the files. */
  stateOf?(shown: readonly LinkUse[]): string;
}

/** Returns files by their names in a folder, which are read when asked for. */
export function namedPublicFiles(folder: string, names: Iterable<string>): PublicFiles {
  return Object.assign(new Set(names), { read: (path: string) => readFileSync(join(folder, path)) });
}

export class PublicFolder extends Set<string> implements PublicFiles {
  readonly folder: string;
  readonly findings: Finding[] = [];
  readonly partState: string;
  /** The paths by the form in which hosts that ignore case compare them. */
  readonly #names = new Map<string, string>();
  readonly #folders = new Set<string>();
  readonly #refused = new Set<string>();
  #root = '';

  /** Reads the folder; one that does not exist has no files. */
  constructor(folder: string) {
    super();
    this.folder = folder;
    try {
      this.#root = realpathSync(folder);
      if (statSync(this.#root).isDirectory()) this.#walk(this.#root, '', false);
      else this.#refuse('/', 'is not a folder', 'Put the files of the site into a folder of this name.');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' || isLink(folder))
        this.#refuse('/', reasonOf(error, DANGLING), 'Correct it, or remove it.');
    }
    const parts = PARTS.some((part) => this.#folders.has(part)) ? [...this].filter((path) => IN_PARTS.test(path)) : [];
    this.partState = JSON.stringify(parts.map((path) => [path, stampOf(join(folder, path))]));
  }

  read(path: string): Buffer {
    return readFileSync(join(this.folder, path));
  }

  /** Counts what is refused as present, with all that is below it, so that it is not reported as missing, too. */
  override has(path: string): boolean {
    if (super.has(path)) return true;
    return this.#refused.size > 0 && foldersOf(path).some((folder) => this.#refused.has(folder));
  }

  check(pages: Iterable<string>, shown: readonly LinkUse[]): Finding[] {
    const replaced = this.size === 0 ? [] : Array.from(pages).flatMap((path) => this.#takenBy(path) ?? []);
    return [...this.findings, ...this.#takenByBuild(), ...replaced, ...checkPictures(this, shown)];
  }

  stateOf(shown: readonly LinkUse[]): string {
    return pictureState(this, shown);
  }

  #walk(folder: string, at: string, isLinked: boolean): void {
    let entries: Dirent[];
    try {
      entries = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      return this.#refuse(at || '/', reasonOf(error), 'Correct it, or remove it.');
    }
    this.#folders.add(at.toLowerCase());
    for (const entry of entries) {
      const path = `${at}/${entry.name}`;
      const outcome = checkFileName(path);
      if (outcome === 'left out') this.#reportLeftOut(path, entry.isDirectory());
      else if (outcome === 'published') this.#take(entry, folder, path, isLinked);
      else if (outcome !== 'left behind') this.#refuse(path, outcome.fault, outcome.hint);
    }
  }

  #take(entry: Dirent, folder: string, path: string, isLinked: boolean): void {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) this.#walk(file, path, isLinked);
    else if (entry.isFile()) this.#add(file, path);
    else if (entry.isSymbolicLink()) this.#follow(file, path, isLinked);
    else this.#refuseSpecial(path);
  }

  #add(file: string, path: string): void {
    try {
      accessSync(file, constants.R_OK);
    } catch (error) {
      return this.#refuse(path, reasonOf(error), 'Correct it, or remove it.');
    }
    this.add(path);
    const name = ASCII.test(path) ? path.toLowerCase() : caseless(path);
    const other = this.#names.get(name);
    this.#names.set(name, path);
    if (other === undefined) return;
    const [first, second] = [other, path].toSorted();
    const message = `The names ${first} and ${second} differ only in case or in how an accent is written.`;
    const hint = 'Rename one: many computers and hosts take them for one file.';
    this.findings.push(findingOn(path, 'public-name', message, hint));
  }

  /** Adds the target of a symbolic link, if it is within the folder. */
  #follow(link: string, path: string, isLinked: boolean): void {
    let target: string;
    try {
      target = realpathSync(link);
    } catch (error) {
      return this.#refuse(path, reasonOf(error, DANGLING), 'Correct it, or remove it.');
    }
    if (!isWithin(this.#root, target)) {
      const hint = 'Everybody could read that. Put a copy in its place, if it is meant for everybody.';
      return this.#refuse(path, `is a link that leads out of the public folder, to ${target}`, hint);
    }
    const steps = relative(this.#root, target).split(sep);
    if (steps.some((step) => step.startsWith('.') && step !== '.well-known'))
      return this.#refuse(path, 'is a link to a hidden file', 'Put a copy in its place, if it is meant for everybody.');
    const status = statSync(target, { throwIfNoEntry: false });
    if (status?.isFile()) this.#add(target, path);
    else if (!status?.isDirectory()) this.#refuseSpecial(path);
    else if (isWithin(target, link)) this.#refuse(path, 'is a link to a folder that it is in itself', 'Remove it.');
    else if (isLinked)
      this.#refuse(path, 'is a link to a folder, in a folder that is linked itself', 'Put the files in its place.'); // prettier-ignore
    else this.#walk(target, path, true);
  }

  /** Reports a page whose file, or its folder, would replace a file. */
  #takenBy(page: string): Finding | undefined {
    const file = `/${fileOf(page)}`.toLowerCase();
    const above = foldersOf(file).map((path) => this.#names.get(path));
    const other = [this.#names.get(file), ...above].find((path) => path !== undefined);
    const found = other ?? (this.#folders.has(file) ? file : undefined);
    if (found === undefined) return undefined;
    const message = `The page ${page} is built as ${fileOf(page)}, where the public folder has ${found}.`;
    return taken(found, message);
  }

  /** Reports a folder where the build writes a file, a file where it makes a folder, and a file that the server hides. */
  #takenByBuild(): Finding[] {
    const folders = OWN_FILES.map((file) => `/${file}`).filter((path) => this.#folders.has(path));
    const files = OWN_FOLDERS.map((folder) => this.#names.get(`/${folder}`)).filter((path) => path !== undefined);
    const hidden = Object.values(SERVER_PATHS).flatMap((path) => this.#names.get(path) ?? []);
    return [
      ...[...folders, ...files].map((path) => taken(path, `The build writes ${path} itself, and the public folder has something else of that name.`)), // prettier-ignore
      ...hidden.map((path) => taken(path, `The server answers at ${path} itself, so that nobody gets the file of that name.`)), // prettier-ignore
    ];
  }

  #reportLeftOut(path: string, isFolder: boolean): void {
    const message = `The ${isFolder ? 'folder' : 'file'} ${path} starts with a dot, so it is not published.`;
    const hint = 'Rename it if visitors are to get it; otherwise keep it elsewhere.';
    this.findings.push(findingOn(path, 'public-name', message, hint));
  }

  #refuseSpecial(path: string): void {
    this.#refuse(path, 'is neither a file nor a folder', 'Remove it: only files can be published.');
  }

  #refuse(path: string, fault: string, hint: string): void {
    this.#refused.add(path);
    const name = path === '/' ? 'The public folder' : JSON.stringify(path).slice(1, -1);
    this.findings.push(findingOn(path, 'public-file', `${name} ${fault}.`, hint));
  }
}

function findingOn(path: string, code: 'public-file' | 'public-name', message: string, hint: string): Finding {
  return { code, pointer: '', publicFile: path, message, hint, found: path };
}

const taken = (path: string, message: string) => findingOn(path, 'public-file', message, 'Rename or delete that.');

/** Returns the folders that a path lies in, and the path itself: /a, /a/b, /a/b/c. */
function foldersOf(path: string): string[] {
  const steps = path.split('/').slice(1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}

/**
 * Returns whether a path is a folder, or something in it; a folder beside it whose name starts alike is not. Links are
 * not followed. `system` are the rules of paths, by default those of this machine.
 */
export function isWithin(folder: string, path: string, system: PlatformPath = nodePath): boolean {
  const steps = system.relative(folder, path);
  return !system.isAbsolute(steps) && steps.split(system.sep)[0] !== '..'; // another drive has an absolute path
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Folders of what becomes a part of every page. */
const PARTS = ['/icons', '/fonts'];
const IN_PARTS = /^\/(?:icons|fonts)\//;
const ASCII = /^[\x20-\x7E]*$/;
const DANGLING = 'is a link that leads to nothing';

const REASONS: Record<string, string> = {
  ENOENT: 'is no longer there',
  ELOOP: 'is a link that leads back to itself',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
  ENAMETOOLONG: 'is in too many folders',
};

/** Returns why something cannot be read, for after its name. */
function reasonOf(error: unknown, missing = REASONS['ENOENT']!): string {
  const { code = String(error) } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? missing : (REASONS[code] ?? `cannot be read (${code})`);
}
