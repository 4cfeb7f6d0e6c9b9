/** Keeps the files that came with leads: each lead has a folder of its own, which no address of the server leads to. */
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a lead, as the lead lists it. */
export interface LeadFile {
  /** The name of the field that it came in. */
  field: string;
  /** What the sender called it, made safe. */
  name: string;
  /** Bytes. */
  size: number;
  /** What its content is: jpg, pdf … */
  kind: string;
  /** A hash of its content, as sha256 in hexadecimal digits. */
  hash: string;
  /** Its name in the folder of the lead: 1.jpg, 2.pdf … */
  file: string;
}

/** The folder of files that are being received. */
const INCOMING = 'incoming';
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

/** Returns the folder of a lead's files. Throws for what is no id, which could lead elsewhere. */
export function folderOf(files: string, lead: string): string {
  if (!ID.test(lead)) throw new Error('This is no id of a lead.');
  return join(files, lead);
}

/** Returns the folder in which files are received; makes it if needed. */
export async function incomingFolder(files: string): Promise<string> {
  const folder = join(files, INCOMING);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Returns the bytes that are free on the disk of a folder that exists. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Moves received files into the folder of a lead; resolves once the folder is on the disk. */
export async function keepFiles(
  files: string,
  lead: string,
  received: { path: string; file: string }[],
): Promise<void> {
  const folder = folderOf(files, lead);
  await mkdir(folder, { mode: 0o700 });
  for (const { path, file } of received) await rename(path, join(folder, file));
  for (const changed of [folder, files]) {
    const handle = await open(changed);
    await handle.sync().finally(() => handle.close());
  }
}

/** Removes the files of leads. What is not there needs no removal. */
export async function removeFiles(files: string, leads: readonly string[]): Promise<void> {
  for (const lead of leads) if (ID.test(lead)) await rm(join(files, lead), { recursive: true, force: true });
}

/** Removes received files that nobody waits for, and returns the ids of the leads that have a folder; both if old enough. */
export async function oldFolders(files: string, olderThan: number): Promise<string[]> {
  const isOld = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity;
  const names = (folder: string) => readdir(folder).catch(() => []);
  for (const name of await names(join(files, INCOMING))) {
    const path = join(files, INCOMING, name);
    if ((await isOld(path)) < olderThan) await rm(path, { force: true });
  }
  const old: string[] = [];
  for (const name of await names(files))
    if (ID.test(name) && (await isOld(join(files, name))) < olderThan) old.push(name);
  return old;
}
