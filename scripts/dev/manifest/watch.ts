/** Notices every save of a file, however an editor does it. */
import { unwatchFile, watch, watchFile } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Milliseconds between two looks at the file itself. */
const POLL_INTERVAL = 250;

/** Calls back after each change. The folder is watched, since many editors put a new file in the place of the old. */
export function watchSaves(file: string, onSave: () => void): { close(): void } {
  const folder = watch(dirname(file), (_event, name) => {
    if (name === null || name === basename(file)) onSave();
  });
  folder.on('error', () => folder.close()); // the folder was removed; polling may find it again
  // Network and container file systems send no events.
  watchFile(file, { interval: POLL_INTERVAL }, onSave);
  return {
    close() {
      folder.close();
      unwatchFile(file, onSave);
    },
  };
}
