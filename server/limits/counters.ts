/** Counts by key for a limited time, and shares the counts between the instances on one PostgreSQL database. */
import { sql } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { repeat } from '../http/repeat.ts';
import type { Repeated } from '../http/repeat.ts';
import { reasonOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds between two exchanges with the other instances. */
const PERIOD = 1000;
/** Keys that are kept while the database is unavailable; more are not shared. */
const MAX_UNSHARED = 10_000;
/** Unlogged: counts of minutes need not survive a crash, and are in no replica or backup. */
const TABLE = sql`create unlogged table if not exists recent_counts
  (key text primary key, points bigint not null, expires_at bigint not null)`;

interface UnsharedCount {
  points: number;
  expiresAt: number;
}

export interface CountResult {
  total: number;
  /** Milliseconds until the count expires. */
  msLeft: number;
}

/** Counts in memory, so that no request waits for the database. */
export class SharedCounters {
  readonly #limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 1 });
  #unshared = new Map<string, UnsharedCount>();
  #hasTable = false;

  /** Adds points to a key. A new key expires after that many seconds. */
  async add(key: string, points: number, seconds: number): Promise<CountResult> {
    const { consumedPoints, msBeforeNext } = await this.#limiter.consume(key, points, { customDuration: seconds });
    this.#addUnshared(key, { points, expiresAt: Date.now() + msBeforeNext });
    return { total: consumedPoints, msLeft: msBeforeNext };
  }

  /** Returns a count without adding to it. */
  async get(key: string): Promise<CountResult> {
    const count = await this.#limiter.get(key);
    return { total: count?.consumedPoints ?? 0, msLeft: count?.msBeforeNext ?? 0 };
  }

  /** Sends the points since the last exchange, and takes over the totals of all instances. */
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
      for (const [key, one] of unshared) this.#addUnshared(key, one);
      throw error;
    }
  }

  #addUnshared(key: string, { points, expiresAt }: UnsharedCount): void {
    const earlier = this.#unshared.get(key)?.points ?? 0;
    if (earlier > 0 || this.#unshared.size < MAX_UNSHARED)
      this.#unshared.set(key, { points: earlier + points, expiresAt });
  }
}

interface Row {
  key: string;
  points: number;
  expires_at: number;
}

/** Adds all keys by one statement in a fixed order, so that two instances never deadlock. */
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

/** Shares counts every second until it is stopped. Logs only the first of successive failures. */
export function startSharing(counts: SharedCounters, db: Store['db'], log: Log): Repeated {
  let hasFailed = false;
  return repeat(async () => {
    try {
      await counts.share(db);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ reason: reasonOf(error) }, 'limits not shared');
      hasFailed = true;
    }
  }, PERIOD);
}
