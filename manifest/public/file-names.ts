/** Checks the names of files of the public folder: which are left out, and which no address can ask for. */
import { isOwnFile } from '../../schema/addresses/own-addresses.ts';

/** Files that other servers read; ours serves neither. */
const READ_BY_HOSTS: ReadonlySet<string> = new Set(['.htaccess', '.nojekyll']);
/** Left behind by programs in every folder: nobody expects them on a site. */
const LEFT_BEHIND = /^\.(?:DS_Store|git(?:keep|ignore|attributes)|localized|_.*|#.*|.*\.sw[a-p])$/;

/** Nearly every path: below a folder, short, and of characters that mean nothing anywhere. */
const PLAIN = /^(?=.{1,200}$)\/.*\/[A-Za-z0-9][\w .-]*$/;

/** What becomes of a name: it is published, left out with or without a word, or refused. */
export type FileNameCheck = 'published' | 'left out' | 'left behind' | { fault: string; hint: string };

/** A name may become longer: ".br" is added to it, and the folder that the site is built in is before its path. */
const LONGEST_NAME = 240;
const LONGEST_PATH = 1000;

/** Checks the last part of a path from the root of the folder, such as /images/boat.svg. */
export function checkFileName(path: string): FileNameCheck {
  if (PLAIN.test(path)) return 'published';
  const depth = path.split('/').length - 1;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name.includes('\uFFFD')) return { fault: 'has a name that is not UTF-8 text', hint: 'Rename it.' };
  if (name.startsWith('.')) {
    if (name === '.well-known' || (depth === 1 && READ_BY_HOSTS.has(name))) return 'published';
    return LEFT_BEHIND.test(name) ? 'left behind' : 'left out';
  }
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(name))
    return { fault: 'has a control character or a line break in its name', hint: 'Rename it.' };
  const [character] = /[\\?#%]/.exec(name) ?? [];
  if (character !== undefined)
    return { fault: `has "${character}" in its name, which means something else in an address`, hint: 'Rename it.' };
  if (Buffer.byteLength(name) > LONGEST_NAME)
    return { fault: `has a name of more than ${LONGEST_NAME} bytes`, hint: 'Give it a shorter one.' };
  if (Buffer.byteLength(path) > LONGEST_PATH)
    return { fault: 'is in too many folders', hint: `Its path may have ${LONGEST_PATH} bytes.` };
  if (depth === 1 && isOwnFile(name.toLowerCase()))
    return { fault: 'has the name of a file that the build writes itself', hint: 'Rename or delete it.' };
  return 'published';
}
