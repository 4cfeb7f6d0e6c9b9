/** Finds the file or the icon that is intended by an unknown name. */
import type { Guess } from '../words/suggest.ts';
import { drawIcon } from './icons.ts';

/** Returns the file that is intended by a path of another form, or with another ending; undefined where there is not just one. */
export function similarFile(path: string, files: ReadonlySet<string>): Guess | undefined {
  const fromRoot = `/${path
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^public\//, '')}`;
  if ([...files].some((file) => file.toLowerCase() === path.toLowerCase())) return undefined; // said of its case
  if (files.has(fromRoot)) return write(fromRoot, 'a path starts in the public folder, with a slash');
  const name = lastOf(fromRoot).toLowerCase();
  const ofThatName = [...files].filter((file) => lastOf(file).toLowerCase() === name);
  if (ofThatName.length === 1 && ofThatName[0]!.toLowerCase() !== path.toLowerCase()) {
    return write(ofThatName[0]!, 'the file lies there');
  }
  const stem = withoutEnding(fromRoot);
  const others = stem === fromRoot.toLowerCase() ? [] : [...files].filter((file) => withoutEnding(file) === stem);
  return others.length === 1 ? write(others[0]!, 'the file has that ending') : undefined;
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const withoutEnding = (path: string): string => path.toLowerCase().replace(/\.\w+$/, '');

/** Returns the icon that is intended by a name as programs write it: IconHeart, ti-heart, heart_filled. */
export function similarIcon(name: string): Guess | undefined {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[_\s]+/g, '-');
  const bare = words
    .replace(/^(?:ti|tabler|icon|fa|fas|far|bi|mdi|lucide|material)[-:]+(?:tabler-|icon-|fa-)?/, '')
    .replace(/[-:]icon$/, '');
  const intended = [words, bare, bare.replace(/^(.+)-filled$/, 'filled/$1')].find(
    (one) => one !== name && drawIcon(one),
  );
  return intended === undefined ? undefined : write(intended, 'icons have small letters and hyphens');
}

function write(correct: string, why: string): Guess {
  return { hint: `Write ${JSON.stringify(correct)}: ${why}.`, suggestions: [correct], fix: { replace: correct } };
}
