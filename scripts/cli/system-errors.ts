import { relative, sep } from 'node:path';
import { CODE_FOLDERS, project } from '../../builder/project.ts';

/** Node's messages, which also survive threads: "ENOSPC: no space left on device, write '/a/b'". */
const WORDS = /^(E[A-Z]+): [^,]+, (\w+)(?: '([^']*)')?(?: -> '([^']*)')?/;
/** Node's message where a package is missing. */
const LOST_PACKAGE = /^Cannot find (?:package|module) '([^'./][^']*)'/;
/** Whether this is an installed package, and not the project itself. */
const isPackage = project.includes(`${sep}node_modules${sep}`);
const OWN_FOLDERS = new Set([...CODE_FOLDERS, 'translations', 'node_modules']);
const READING = new Set(['open', 'read', 'scandir', 'stat', 'lstat', 'access', 'readlink', 'realpath']);

/** Returns a sentence for an error of the file system or a missing package; undefined for any other. */
export function explainSystemError(error: unknown): string | undefined {
  const [, lost] = LOST_PACKAGE.exec(error instanceof Error ? error.message : '') ?? [];
  if (lost !== undefined) return `The package ${lost} is not installed. Run: npm install`;
  const [, code, call = '', path, to] = WORDS.exec(error instanceof Error ? error.message : '') ?? [];
  if (code === undefined) return undefined;
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const name = (isFull ? to : undefined) ?? path ?? 'a file';
  const what = READING.has(call) ? 'read' : 'written';
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full: ${name} could not be written. Free some space, and try again.`;
    case 'EROFS':
      return `${name} is on a disk that can only be read. Choose another folder.`;
    case 'EACCES':
    case 'EPERM':
      return `${name} may not be ${what} by this user. Change its permissions, or choose another folder.`;
    case 'ENOENT':
      return call === 'mkdir' ? `${name} cannot be made: there can be no folder. Choose another place.` : missing(name);
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open on this machine. Close some programs, and try again.';
    case 'EBUSY':
    case 'EXDEV':
      return `${name} cannot be moved: it is in use, or a disk of its own. Choose a folder within it.`;
    default:
      return `${name} could not be ${what} (${code}). Choose another folder, or look at what is there.`;
  }
}

function missing(path: string): string {
  const near = relative(project, path);
  const [folder = '', within] = near.split('/');
  if (within !== undefined && OWN_FOLDERS.has(folder))
    return `Waybill's own file ${near} is missing. ${isPackage ? 'Run: npm ci' : `Bring it back with "git restore ${near}" or "npm ci".`}`;
  return `There is no file ${path} any more. If it was removed just now, try again.`;
}
