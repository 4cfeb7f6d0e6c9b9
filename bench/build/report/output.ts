import { opendirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a built site; sizes in bytes, not compressed. */
export interface Output {
  files: number;
  bytes: number;
  pages: number;
  /** Bytes of the HTML files alone. */
  html: number;
}

/** Counts the files of a folder and of all folders in it. */
export function outputOf(folder: string): Output {
  const output: Output = { files: 0, bytes: 0, pages: 0, html: 0 };
  const entries = opendirSync(folder, { recursive: true });
  for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) {
    if (!entry.isFile()) continue;
    const { size } = statSync(join(entry.parentPath, entry.name));
    output.files += 1;
    output.bytes += size;
    if (!entry.name.endsWith('.html')) continue;
    output.pages += 1;
    output.html += size;
  }
  entries.closeSync();
  return output;
}
