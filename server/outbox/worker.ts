/** Tells of what is in the outbox, at least once. Several instances may work on one database. */
import { logTo } from '../log.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Channel } from './channel.ts';
import { ChannelWorker } from './channel-worker.ts';
import { OutboxRows } from './rows.ts';

/** How often it looks for what other instances left, and for what is due again. */
const POLL = 3000;
const STOP_TIMEOUT = 10_000;

export interface WorkerSettings {
  store: Pick<Store, 'db' | 'kind'>;
  /** Only those that are set up: the rows of others wait, and count no attempts. */
  channels: Channel[];
  metrics: Pick<Metrics, 'deliveries' | 'errors'>;
  log?: Log;
  /** For tests: clock, chance and patience. */
  now?: () => number;
  random?: () => number;
  poll?: number;
  stopTimeout?: number;
}

export class OutboxWorker {
  readonly #workers: ChannelWorker[];
  readonly #poll: number;
  readonly #stopPatience: number;
  #timer: NodeJS.Timeout | undefined;

  constructor({ store, channels, metrics, log = logTo(), ...settings }: WorkerSettings) {
    const { now = Date.now, random = Math.random, poll = POLL, stopTimeout: stopPatience = STOP_TIMEOUT } = settings;
    const context = { rows: new OutboxRows(store), log, metrics, now, random };
    this.#workers = channels.map((channel) => new ChannelWorker(channel, context));
    this.#poll = poll;
    this.#stopPatience = stopPatience;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.wake(), this.#poll).unref();
    this.wake();
  }

  /** Something is in the outbox: tell of it now. */
  wake(): void {
    for (const worker of this.#workers) worker.wake();
  }

  /** Tells of all that is due now, and resolves when it is told or has failed. */
  async run(): Promise<void> {
    this.wake();
    await Promise.all(this.#workers.map((worker) => worker.idle()));
  }

  /** Finishes what is being sent. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#workers.map((worker) => worker.stop(this.#stopPatience)));
  }
}
