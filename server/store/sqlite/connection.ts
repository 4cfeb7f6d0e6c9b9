/** Opens durable connections to the embedded database. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Older ones may damage a file that two connections use (fixed in SQLite 3.51.3). */
export const OLDEST = [3, 51, 3];
const FULL = 2;
const BUSY = 5;
/** Milliseconds between two attempts, at most. Random, so that two writers do not stay in step. */
const LONGEST_PAUSE = 4;
/** Pages of the log before it is written back: each commit adds some, and most are the same ones. */
const CHECKPOINT = 10_000;
/** Milliseconds that others may hold the file while it is opened: commands and instances may start at once. */
const OPENING = 10_000;

/**
 * Opens a file so that every commit is on the disk before it returns. Throws if that is impossible. A statement that
 * finds the file locked fails at once: callers use retryWhileBusy.
 */
export async function connect(file: string): Promise<DatabaseSync> {
  assertVersion(process.versions.sqlite ?? '0');
  const connection = new DatabaseSync(file, { timeout: 0 });
  await retryWhileBusy(() => setUp(connection), OPENING);
  const { journal_mode: mode } = connection.prepare('pragma journal_mode').get()!;
  const { synchronous } = connection.prepare('pragma synchronous').get()!;
  if (mode !== 'wal' || synchronous !== FULL)
    throw new Error(`${file} cannot be written safely (journal ${String(mode)}, synchronous ${String(synchronous)}).`);
  return connection;
}

function setUp(connection: DatabaseSync): void {
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  connection.exec(`pragma wal_autocheckpoint = ${CHECKPOINT}`);
}

/**
 * Repeats an action while the file is locked, for at most `timeout` milliseconds; then throws SQLite's error. SQLite's
 * own busy timeout blocks the thread, polls more and more rarely, so that it starves beside a busy writer, and does not
 * cover the switch of a new file to WAL mode.
 */
export async function retryWhileBusy<Result>(action: () => Result | Promise<Result>, timeout: number): Promise<Result> {
  for (const deadline = performance.now() + timeout; ;) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(1 + Math.random() * (LONGEST_PAUSE - 1));
    }
  }
}

/** Returns whether SQLite found the file locked; the lower byte of its code is the kind of error. */
export function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;
}

function assertVersion(version: string): void {
  const parts = version.split('.').map(Number);
  const first = OLDEST.findIndex((part, index) => part !== parts[index]);
  if (first !== -1 && parts[first]! < OLDEST[first]!)
    throw new Error(
      `SQLite ${version} is too old to be safe. Use the Node that npm ci brings (${OLDEST.join('.')} or newer).`,
    );
}
