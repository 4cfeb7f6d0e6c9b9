/** Makes names of files safe: strangers chose them. */
import { printable } from '../printable.ts';
import { extensionOf, extensionsOf } from '../../../schema/addresses/form-rules.ts';

const MAX_LENGTH = 120;

/**
 * Returns the name that staff see: without folders, controls and marks of direction, and with the extension of what the
 * file is. It is never the name of a file on the disk.
 */
export function shownName(name: string, kind: string): string {
  const last = printable(name)
    .split(/[\\/]/)
    .at(-1)!
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .toWellFormed();
  const extension = extensionOf(last);
  const base = Array.from(last).slice(0, MAX_LENGTH).join('') || 'file';
  return extensionsOf(kind).includes(extension) && base === last ? base : `${base}.${kind}`;
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
