/** Folders in which sites are being built, beside the one they are meant for; and what builds that were killed left of them. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const OLD = '.old';

/** Returns the folder in which this process builds a site: hidden, and named by the process. */
export function workFolderOf(folder: string): string {
  return join(dirname(folder), `${prefixOf(folder)}${process.pid}`);
}

/** Where the site that was there stays until the new one has taken its place. */
export const oldFolderOf = (workFolder: string) => workFolder + OLD;

/** Removes what builds of a folder left that are no longer running. A site that one had put aside goes back. */
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
  if (pid === process.pid) return false; // another process that had this number before
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it is somebody else's
  }
}
