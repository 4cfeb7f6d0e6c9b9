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

/** Returns the folder of a lead's files. Throws for what is not an id, which could lead elsewhere. */
export function folderOf(files: string, lead: string): string {
  if (!ID.test(lead)) throw new Error('This is not the id of a lead.');
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

/** Removes files that were received before a time, and have not become those of a lead. */
export async function removeAbandonedUploads(files: string, before: number): Promise<void> {
  const folder = join(files, INCOMING);
  for (const name of await namesOlderThan(folder, before)) await rm(join(folder, name), { force: true });
}

/** Returns the ids of the leads whose folder was last changed before a time. */
export async function foldersOlderThan(files: string, time: number): Promise<string[]> {
  return (await namesOlderThan(files, time)).filter((name) => ID.test(name));
}

async function namesOlderThan(folder: string, time: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const stats = await stat(join(folder, name)).catch(() => undefined);
    if (stats && stats.mtimeMs < time) old.push(name);
  }
  return old;
}
