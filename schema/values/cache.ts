/** Keeps on disk what takes long to make again. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file if that is possible; where it is not, each run makes its content again. */
export function keepInCache(file: string, content: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`; // moved when it is whole: another process may look at the same time
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch {
    // Nothing can be written there.
  }
}
