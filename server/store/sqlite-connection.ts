/** A connection to the embedded database that keeps what it says it keeps. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Older ones may damage a file that two connections use (fixed in SQLite 3.51.3). */
export const OLDEST = [3, 51, 3];
const FULL = 2;
const BUSY = 5;
const PAUSE = 20;
/** Pages of the log before it is taken into the file: each commit adds some, and most are the same ones. */
const CHECKPOINT = 10_000;
/** Milliseconds that others may hold the file while it is opened: commands and instances may start at once. */
const OPENING = 10_000;

/**
 * Opens a file so that every commit is on the disk before it returns. Until it is told another patience, it waits long
 * for other writers. Throws where that cannot be had.
 */
export async function connect(file: string): Promise<DatabaseSync> {
  assertVersion(process.versions.sqlite ?? '0');
  const connection = new DatabaseSync(file, { timeout: OPENING });
  await patiently(() => connection.exec('pragma journal_mode = wal'));
  connection.exec('pragma synchronous = full; pragma secure_delete = on');
  connection.exec(`pragma wal_autocheckpoint = ${CHECKPOINT}`);
  const { journal_mode: mode } = connection.prepare('pragma journal_mode').get()!;
  const { synchronous } = connection.prepare('pragma synchronous').get()!;
  if (mode !== 'wal' || synchronous !== FULL)
    throw new Error(`${file} cannot be written safely (journal ${String(mode)}, synchronous ${String(synchronous)}).`);
  return connection;
}

/**
 * Tries again while others hold the file. For two things SQLite does not wait by itself: the switch of a new file to its
 * log, and a transaction that finds the tables changed under it.
 */
export async function patiently<T>(action: () => T | Promise<T>): Promise<T> {
  for (const deadline = Date.now() + OPENING; ;) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await wait(PAUSE);
    }
  }
}

/** The lower byte of a code tells the kind. */
function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;
}

/** How long each statement waits for other writers from now on, in milliseconds. */
export function setPatience(connection: DatabaseSync, milliseconds: number): void {
  connection.exec(`pragma busy_timeout = ${milliseconds}`);
}

function assertVersion(version: string): void {
  const parts = version.split('.').map(Number);
  const first = OLDEST.findIndex((part, index) => part !== parts[index]);
  if (first !== -1 && parts[first]! < OLDEST[first]!)
    throw new Error(
      `SQLite ${version} is too old to be safe. Use the Node that npm ci brings (${OLDEST.join('.')} or newer).`,
    );
}
