import { constants, copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies the named files of a folder, and no other that is there; calls `onFile` for each. */
export function copyFiles(folder: string, files: Iterable<string>, to: string, onFile = () => {}): void {
  const names = [...files];
  for (const each of new Set(names.map((file) => dirname(join(to, file))))) mkdirSync(each, { recursive: true });
  for (const file of names) {
    copyFileSync(join(folder, file), join(to, file), constants.COPYFILE_FICLONE);
    onFile();
  }
}
