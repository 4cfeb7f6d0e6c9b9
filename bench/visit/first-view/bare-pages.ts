/**
 * Reduces pages to the least that could be sent: their elements and texts, without styles, scripts, drawings and fonts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { UnreadableError } from '../../../schema/errors.ts';
import { fileFor } from '../serve-folder.ts';

const EXTRAS = /<(script|style|svg)\b[\s\S]*?<\/\1>|<link\b[^>]*>|<img\b[^>]*>/g;
const LOOKS = / (?:class|id|data-[a-z-]+)="[^"]*"/g;

/** Writes the bare form of some pages of a built site into a folder, under the same names. */
export function writeBarePages(built: string, paths: string[], folder: string): void {
  for (const path of paths) {
    const file = fileFor(built, path);
    if (file === undefined) throw new UnreadableError(`There is no page ${path} in ${built}.`);
    const bare = join(folder, relative(built, file));
    mkdirSync(dirname(bare), { recursive: true });
    writeFileSync(bare, readFileSync(file, 'utf8').replace(EXTRAS, '').replace(LOOKS, ''));
  }
}
