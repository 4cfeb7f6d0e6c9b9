/** Names the staging folders of builds, and removes what killed builds have left of them. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const OLD = '.old';

/** Returns this process's staging folder for a site: hidden, with the process id in its name. */
export function stagingFolderOf(folder: string): string {
  return join(dirname(folder), `${prefixOf(folder)}${process.pid}`);
}

/** Returns the folder in which the old site is kept until the new one has replaced it. */
export const oldFolderOf = (stagingFolder: string) => stagingFolder + OLD;

/** Removes the staging folders of builds that are no longer running, and restores an old site that one had moved away. */
export function clearLeftovers(folder: string): void {
  const beside = dirname(folder);
  const prefix = prefixOf(folder);
  const names = existsSync(beside) ? readdirSync(beside).filter((name) => name.startsWith(prefix)) : [];
  for (const name of names) {
    const pid = Number(name.slice(prefix.length).replace(OLD, ''));
    if (!Number.isInteger(pid) || isRunning(pid)) continue;
    if (name.endsWith(OLD) && !existsSync(folder)) renameSync(join(beside, name), folder);
    else rmSync(join(beside, name), { recursive: true, force: true });
  }
}

const prefixOf = (folder: string) => `.${basename(folder)}.waybill-build-`;

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false; // another process that had this id before
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // another user's
  }
}
