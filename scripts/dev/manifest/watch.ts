/** Watches a file for saves, in whatever way an editor writes it. */
import { unwatchFile, watch, watchFile } from 'node:fs';
import { basename, dirname } from 'node:path';

/** How often the file itself is polled, in milliseconds. */
const INTERVAL = 250;

/** Calls back after each change. The folder is watched, since many editors replace the file by a new one. */
export function watchSaves(file: string, onSave: () => void): { close(): void } {
  const folder = watch(dirname(file), (_event, name) => {
    if (name === null || name === basename(file)) onSave();
  });
  folder.on('error', () => folder.close()); // the folder was removed; polling may find it again
  // Network and container file systems send no events.
  watchFile(file, { interval: INTERVAL }, onSave);
  return {
    close() {
      folder.close();
      unwatchFile(file, onSave);
    },
  };
}
