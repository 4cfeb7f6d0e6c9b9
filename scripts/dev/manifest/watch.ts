/** Notices every save of a file, however an editor does it, and however soon after another. */
import { unwatchFile, watch, watchFile } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { FSWatcher } from 'vite';
import { isSameStamp, stampOf } from '../../../manifest/public/file-stamp.ts';

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

/** Milliseconds until a second look at a changed file: longer than a change may go unreported. */
const SECOND_LOOK = 100;

/**
 * Calls back after each change of a file in the folders of a watcher. Of two changes within 50 ms, as when a file is emptied
 * and then written, the watcher reports only the first: each file is looked at again a moment later.
 */
export function watchFolders(watcher: FSWatcher, onChange: (file: string) => void): void {
  const report = (file: string): void => {
    const reported = stampOf(file);
    const lookAgain = (): void => {
      const now = stampOf(file);
      if (now && !isSameStamp(reported, now)) report(file);
    };
    setTimeout(lookAgain, SECOND_LOOK).unref();
    onChange(file);
  };
  watcher.on('all', (_event, file) => report(file));
}
