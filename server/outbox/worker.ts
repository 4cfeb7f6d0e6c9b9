/** Delivers what is in the outbox, at least once. Several instances may work on one database. */
import { logTo } from '../log.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../http/status/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Channel } from './channel.ts';
import { ChannelWorker } from './channel-worker.ts';
import { OutboxRows } from './rows.ts';

/** Milliseconds between two polls for rows that are due again, or that a stopped instance has left. */
const POLL = 3000;
const STOP_TIMEOUT = 10_000;

export interface WorkerSettings {
  store: Pick<Store, 'db' | 'kind'>;
  /** Only those in the settings: rows of other channels wait, without attempts. */
  channels: Channel[];
  metrics: Pick<Metrics, 'deliveries' | 'errors'>;
  log?: Log;
  /** For tests. */
  now?: () => number;
  random?: () => number;
  poll?: number;
  stopTimeout?: number;
}

/** Runs a worker for each channel. */
export class OutboxWorker {
  readonly #workers: ChannelWorker[];
  readonly #poll: number;
  readonly #stopTimeout: number;
  #timer: NodeJS.Timeout | undefined;

  constructor({ store, channels, metrics, log = logTo(), ...settings }: WorkerSettings) {
    const { now = Date.now, random = Math.random, poll = POLL, stopTimeout = STOP_TIMEOUT } = settings;
    const context = { rows: new OutboxRows(store), log, metrics, now, random };
    this.#workers = channels.map((channel) => new ChannelWorker(channel, context));
    this.#poll = poll;
    this.#stopTimeout = stopTimeout;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.wake(), this.#poll).unref();
    this.wake();
  }

  /** Delivers new rows at once. */
  wake(): void {
    for (const worker of this.#workers) worker.wake();
  }

  /** Delivers everything that is due, and resolves when all of it was sent or has failed. */
  async run(): Promise<void> {
    this.wake();
    await Promise.all(this.#workers.map((worker) => worker.idle()));
  }

  /** Lets running deliveries finish. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#workers.map((worker) => worker.stop(this.#stopTimeout)));
  }
}
