/** Counts by key that are forgotten after a while, shared by the instances of one PostgreSQL database. */
import { sql } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { reasonOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds between two exchanges with the other instances. */
const PERIOD = 1000;
/** Keys that wait for a database that is away; more than that are not shared. */
const MOST_WAITING = 10_000;
/** Not in the log that a standby or a backup reads, and empty after a crash: counts of minutes. */
const TABLE = sql`create unlogged table if not exists recent_counts
  (key text primary key, points bigint not null, expires_at bigint not null)`;

interface UnsharedCount {
  points: number;
  expiresAt: number;
}

export interface CountResult {
  total: number;
  /** Milliseconds until it is forgotten. */
  msLeft: number;
}

/** Counts in memory: whoever asks never waits for a database. */
export class SharedCounters {
  readonly #limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 1 });
  #unshared = new Map<string, UnsharedCount>();
  #hasTable = false;

  /** Adds points to a key. A new key is forgotten after that many seconds. */
  async add(key: string, points: number, seconds: number): Promise<CountResult> {
    const { consumedPoints, msBeforeNext } = await this.#limiter.consume(key, points, { customDuration: seconds });
    this.#wait(key, { points, expiresAt: Date.now() + msBeforeNext });
    return { total: consumedPoints, msLeft: msBeforeNext };
  }

  /** Looks without counting. */
  async get(key: string): Promise<CountResult> {
    const known = await this.#limiter.get(key);
    return { total: known?.consumedPoints ?? 0, msLeft: known?.msBeforeNext ?? 0 };
  }

  /** Sends what was counted since the last time, and takes over what all instances have counted together. */
  async share(db: Store['db']): Promise<void> {
    const unshared = this.#unshared;
    if (unshared.size === 0) return;
    this.#unshared = new Map();
    try {
      if (!this.#hasTable) await TABLE.execute(db);
      this.#hasTable = true;
      for (const { key, points, expires_at: expiresAt } of await exchange(db, unshared)) {
        const seconds = (Number(expiresAt) - Date.now()) / 1000;
        const since = this.#unshared.get(key)?.points ?? 0;
        if (seconds > 0) await this.#limiter.set(key, Number(points) + since, seconds);
      }
    } catch (error) {
      this.#hasTable = false;
      for (const [key, one] of unshared) this.#wait(key, one);
      throw error;
    }
  }

  #wait(key: string, { points, expiresAt }: UnsharedCount): void {
    const known = this.#unshared.get(key)?.points ?? 0;
    if (known > 0 || this.#unshared.size < MOST_WAITING) this.#unshared.set(key, { points: known + points, expiresAt });
  }
}

interface Row {
  key: string;
  points: number;
  expires_at: number;
}

/** One statement for all keys, in one order, so that two instances never wait for each other. */
async function exchange(db: Store['db'], counts: Map<string, UnsharedCount>): Promise<Row[]> {
  const now = Date.now();
  const added = Array.from(counts, ([key, { points, expiresAt }]) => ({ key, points, expires_at: expiresAt }));
  const sorted = JSON.stringify(added.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  const { rows } = await sql<Row>`insert into recent_counts as known (key, points, expires_at)
    select key, points, expires_at from json_to_recordset(${sorted}::json)
      as added (key text, points bigint, expires_at bigint)
    on conflict (key) do update set
      points = case when known.expires_at > ${now} then known.points + excluded.points else excluded.points end,
      expires_at = case when known.expires_at > ${now} then known.expires_at else excluded.expires_at end
    returning key, points, expires_at`.execute(db);
  await sql`delete from recent_counts where expires_at <= ${now}`.execute(db);
  return rows;
}

/** Shares counts every second until it is stopped; the first failure of a row is logged. */
export function startSharing(counts: SharedCounters, db: Store['db'], log: Log): { stop(): Promise<void> } {
  let isAway = false;
  const share = async () => {
    try {
      await counts.share(db);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ reason: reasonOf(error) }, 'limits not shared');
      isAway = true;
    }
  };
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = share().finally(() => (isRunning = false));
  }, PERIOD).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
