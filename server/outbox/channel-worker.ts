/** Claims, sends and records the outbox rows of one channel. */
import { reasonOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../http/status/metrics.ts';
import type { OutboxRow } from '../store/tables.ts';
import { nextAttempt } from './backoff.ts';
import { failureOf, SUSPECT_AFTER } from './channel.ts';
import type { Channel } from './channel.ts';
import type { OutboxRows } from './rows.ts';

/** Concurrent deliveries: enough for a burst of leads; few enough for a mail server that limits connections. */
const PARALLEL = 4;

export interface ChannelContext {
  rows: OutboxRows;
  log: Log;
  metrics: Pick<Metrics, 'deliveries' | 'errors'>;
  now(): number;
  random(): number;
}

/** Delivers the due rows of one channel, a few jobs at a time; a job is one row, or a batch that is sent together. */
export class ChannelWorker {
  readonly #channel: Channel;
  readonly #context: ChannelContext;
  readonly #sending = new Set<Promise<unknown>>();
  readonly #abort = new AbortController();
  #claiming: Promise<void> | undefined;
  #isWokenAgain = false;
  #isStopped = false;

  constructor(channel: Channel, context: ChannelContext) {
    this.#channel = channel;
    this.#context = context;
  }

  /** Claims due rows now. If a claim is running, claims again afterwards, as it may have missed a new row. */
  wake(): void {
    if (this.#isStopped) return;
    if (this.#claiming) {
      this.#isWokenAgain = true;
      return;
    }
    this.#claiming = this.#claim().finally(() => {
      this.#claiming = undefined;
      if (!this.#isWokenAgain) return;
      this.#isWokenAgain = false;
      this.wake();
    });
  }

  /** Resolves when no row is being claimed or sent. */
  async idle(): Promise<void> {
    while (this.#claiming || this.#sending.size > 0) await Promise.all([this.#claiming, ...this.#sending]);
  }

  /** Claims no more and lets running deliveries finish; after the timeout they are aborted, and due again. */
  async stop(timeout: number): Promise<void> {
    this.#isStopped = true;
    const timer = setTimeout(() => this.#abort.abort(), timeout);
    await this.idle();
    clearTimeout(timer);
  }

  async #claim(): Promise<void> {
    const { rows, now } = this.#context;
    const free = PARALLEL - this.#sending.size;
    if (free <= 0) return;
    const jobs = await this.#tryDatabase('claim', () => rows.claim(this.#channel, free, now()));
    for (const job of jobs ?? []) {
      const sending: Promise<unknown> = this.#send(job).finally(() => {
        this.#sending.delete(sending);
        this.wake();
      });
      this.#sending.add(sending);
    }
  }

  /** Sends rows together, or in halves if one of them makes that fail. Returns the reason if none was accepted. */
  async #send(job: OutboxRow[]): Promise<string | undefined> {
    const { rows } = this.#context;
    try {
      const delivered = await this.#channel.deliver(job, this.#abort.signal);
      if (delivered === 'gone') await this.#tryDatabase('remove', () => rows.remove(job));
      else await this.#finish(job, delivered === 'sent' ? '' : delivered.flaw);
      return undefined;
    } catch (error) {
      const { reason, isRefusal } = failureOf(error);
      if (this.#abort.signal.aborted) await this.#tryDatabase('release', () => rows.release(job));
      else if (job.length > 1 && (isRefusal || attemptsOf(job) > SUSPECT_AFTER)) return this.#sendHalves(job);
      else await this.#fail(job, reason);
      return reason;
    }
  }

  /**
   * Sends the halves separately, so that a refused row does not hold up the others. A receiver that accepts no row of
   * the first half accepts nothing at present, and gets no more.
   */
  async #sendHalves(job: OutboxRow[]): Promise<string | undefined> {
    const middle = Math.ceil(job.length / 2);
    const refused = await this.#sendHalf(job.slice(0, middle), undefined);
    await this.#sendHalf(job.slice(middle), refused);
    return refused;
  }

  /** Sends rows under a new lease, or records why there is no point. */
  async #sendHalf(half: OutboxRow[], reason: string | undefined): Promise<string | undefined> {
    const { rows, now } = this.#context;
    const ours = await this.#tryDatabase('renew', () => rows.renew(half, now()));
    if (!ours || ours.length === 0) return undefined;
    if (reason === undefined || this.#abort.signal.aborted) return this.#send(ours);
    await this.#fail(ours, reason);
    return reason;
  }

  async #finish(job: OutboxRow[], flaw: string): Promise<void> {
    const { rows, now, metrics, log } = this.#context;
    const result = flaw === '' ? 'sent' : 'sent with a flaw';
    metrics.deliveries.inc({ channel: this.#channel.name, result }, job.length);
    for (const row of job) {
      if (flaw === '') log.info(this.#logDetails(row), result);
      else log.warn({ ...this.#logDetails(row), reason: flaw }, result);
    }
    await this.#tryDatabase('mark', () => rows.markDone(job, now(), flaw));
  }

  /** Records a failure. Rows that were sent together wait together: as long as the one that failed most often. */
  async #fail(job: OutboxRow[], reason: string): Promise<void> {
    const { rows, metrics, log, random } = this.#context;
    const now = this.#context.now();
    const attempts = attemptsOf(job);
    const chance = random();
    for (const [dueAt, group] of Map.groupBy(job, (row) =>
      nextAttempt({ attempts, firstTriedAt: row.first_tried_at, now, random: chance }),
    )) {
      const outcome = dueAt === undefined ? { failed_at: now } : { due_at: dueAt };
      await this.#tryDatabase('mark', () => rows.markFailed(group, reason, outcome));
      metrics.deliveries.inc(
        { channel: this.#channel.name, result: dueAt === undefined ? 'given up' : 'failed' },
        group.length,
      );
      for (const row of group) {
        const details = { ...this.#logDetails(row), attempts: row.attempts, reason };
        if (dueAt === undefined) log.error(details, 'given up');
        else log.warn(details, 'not sent');
      }
    }
  }

  /** Runs a query. If the database is unavailable nothing is lost: leases expire, and the rows are claimed again. */
  async #tryDatabase<Result>(what: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#context.metrics.errors.inc({ kind: 'outbox' });
      this.#context.log.error({ channel: this.#channel.name, what, reason: reasonOf(error) }, 'outbox not reached');
      return undefined;
    }
  }

  #logDetails({ id, subject, kind }: OutboxRow) {
    const about = kind.startsWith('payment') ? 'payment' : 'lead';
    return { outbox: id, [about]: subject, channel: this.#channel.name };
  }
}

const attemptsOf = (job: OutboxRow[]): number => Math.max(...job.map((row) => row.attempts));
