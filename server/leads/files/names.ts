/** Makes names of files safe: strangers chose them. */
import { printable } from '../printable.ts';
import { endingsOf } from '../../../schema/addresses/form-rules.ts';

const LONGEST = 120;

/** Returns the extension of a name in lower case, without its dot; empty where it has none. */
export function endingOf(name: string): string {
  return /\.([^.\\/]{1,20})$/.exec(printable(name).trim())?.[1]?.toLowerCase() ?? '';
}

/**
 * Returns the name that staff see: without folders, controls and marks of direction, and with the ending of what the
 * file is. It is never the name of a file on the disk.
 */
export function shownName(name: string, kind: string): string {
  const last = printable(name)
    .split(/[\\/]/)
    .at(-1)!
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .toWellFormed();
  const ending = endingOf(last);
  const base = Array.from(last).slice(0, LONGEST).join('') || 'file';
  return endingsOf(kind).includes(ending) && base === last ? base : `${base}.${kind}`;
}

/** Returns a name for a disk: letters and digits of any script, and single hyphens and dots. */
export function diskName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
      .replace(/\.{2,}/g, '.')
      .replace(/^[.-]+|[.-]+$/g, '') || 'file'
  );
}
