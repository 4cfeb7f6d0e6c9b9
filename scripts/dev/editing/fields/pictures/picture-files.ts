/** Puts pictures into the public folder, each under a name of its own, and takes those away that are not used after all. */
import { mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseless } from '../../../../../schema/addresses/normal-form.ts';
import { UnreadableError } from '../../../../../schema/errors.ts';
import { hyphenatedName } from '../../../../../manifest/words/ascii.ts';
import { listFiles } from '../../../../../manifest/check/manifest-file.ts';
import { isWithin } from '../../../../../manifest/public/public-folder.ts';

const FOLDER = 'images';
const LONGEST_NAME = 60;

/** Returns a name of plain letters and figures, made of the one that the file had elsewhere. */
export function safeName(name: string): string {
  const stem = name.replace(/^.*[/\\]/s, '').replace(/\.[^.]*$/s, '');
  const short = hyphenatedName(stem).slice(0, LONGEST_NAME).replace(/-$/, '');
  // No file of Windows can have these names, with whatever extension.
  return short === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(short) ? `picture${short && `-${short}`}` : short;
}

export class PictureFiles {
  readonly #folder: string;
  /** The files that were written or removed here, with the times of their last changes. */
  readonly #own = new Map<string, number>();

  constructor(publicFolder: string) {
    this.#folder = publicFolder;
  }

  /** Keeps a picture. Returns its address, and whether it was there already. Throws UnreadableError. */
  keep(name: string, extension: string, content: Buffer): { file: string; isNew: boolean } {
    const folder = this.#makeFolder();
    const taken = new Map(Array.from(listFiles(this.#folder), (file) => [caseless(file), file]));
    for (let number = 1; ; number++) {
      const own = `${name}${number > 1 ? `-${number}` : ''}.${extension}`;
      const known = taken.get(caseless(`/${FOLDER}/${own}`));
      if (known !== undefined && readFileSync(join(this.#folder, known)).equals(content))
        return { file: known, isNew: false };
      if (known === undefined && this.#write(join(folder, own), content))
        return { file: `/${FOLDER}/${own}`, isNew: true };
    }
  }

  /** Removes a picture that was kept a moment ago. */
  remove(file: string): void {
    const path = join(this.#folder, file);
    rmSync(path, { force: true });
    this.#own.set(path, 0);
  }

  /** Returns whether the last change of a file was made here, so that pages need not be loaded again. */
  isOwnChange(path: string): boolean {
    const known = this.#own.get(path);
    return known !== undefined && known === (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  }

  #makeFolder(): string {
    const folder = join(this.#folder, FOLDER);
    try {
      mkdirSync(folder, { recursive: true });
      const [root, real] = [realpathSync(this.#folder), realpathSync(folder)];
      if (real !== root && isWithin(root, real)) return folder;
    } catch {
      // A file is in its place, or nobody may write there.
    }
    throw new UnreadableError(
      `Pictures cannot be kept in ${folder}: it has to be a folder within the public one, in which you may write.`,
    );
  }

  /** Writes a file that does not exist. Returns whether it did not; throws UnreadableError where it cannot be written. */
  #write(path: string, content: Buffer): boolean {
    try {
      writeFileSync(path, content, { flag: 'wx' });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return false;
      rmSync(path, { force: true }); // half of it may be there
      throw new UnreadableError(`The picture cannot be written: ${code ?? String(error)}.`);
    }
    this.#own.set(path, statSync(path).mtimeMs);
    return true;
  }
}
