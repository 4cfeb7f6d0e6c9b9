/** Finds the file that is intended by an unknown path. */
import { correction } from '../words/suggest.ts';
import type { Guess } from '../words/suggest.ts';

/** Returns the file that is intended by a path of another form, or with another ending; undefined where there is not just one. */
export function similarFile(path: string, files: ReadonlySet<string>): Guess | undefined {
  const fromRoot = `/${path
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^public\//, '')}`;
  if ([...files].some((file) => file.toLowerCase() === path.toLowerCase())) return undefined; // another check reports wrong case
  if (files.has(fromRoot)) return correction(fromRoot, { why: 'a path starts in the public folder, with a slash' });
  const name = lastOf(fromRoot).toLowerCase();
  const ofThatName = [...files].filter((file) => lastOf(file).toLowerCase() === name);
  if (ofThatName.length === 1 && ofThatName[0]!.toLowerCase() !== path.toLowerCase()) {
    return correction(ofThatName[0]!, { why: 'the file lies there' });
  }
  const dotted = fromRoot.replace(/[,;:·。、 ](?=\w{2,5}$)/, '.');
  if (dotted !== fromRoot && files.has(dotted)) return correction(dotted, { why: 'a dot is before the ending' });
  const stem = withoutEnding(fromRoot);
  const others = stem === fromRoot.toLowerCase() ? [] : [...files].filter((file) => withoutEnding(file) === stem);
  return others.length === 1 ? correction(others[0]!, { why: 'the file has that ending' }) : undefined;
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const withoutEnding = (path: string): string => path.toLowerCase().replace(/\.\w+$/, '');
