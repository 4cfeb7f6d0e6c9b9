/** Collects metrics for operators, without names and addresses. */
import { Counter, Gauge, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import { SERVER_PATHS } from '../../../schema/addresses/own-addresses.ts';
import { isSameSecret } from '../is-same-secret.ts';
import type { Store } from '../../store/store.ts';

/** Adds /metrics for requests with the token; for all others there is no such address. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get(SERVER_PATHS.metrics, async (request, reply) => {
    const hasToken = token !== undefined && isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
    if (!hasToken) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4')
      .send(await metrics.text());
  });
}

/** Counters since the start, and gauges that are read from the database on request. */
export class Metrics {
  readonly #registry = new Registry();
  readonly leads = this.#counter('leads_total', 'Leads stored.', ['quarantine']);
  readonly payments = this.#counter('payments_total', 'Payments settled.', ['state']);
  readonly deliveries = this.#counter('deliveries_total', 'Attempts to deliver a lead or payment.', [
    'channel',
    'result',
  ]);
  readonly errors = this.#counter('errors_total', 'Failures.', ['kind']);

  constructor({ db }: Pick<Store, 'db'>) {
    const waiting = (name: string, help: string, isGivenUp: boolean) =>
      new Gauge({
        name: `waybill_${name}`,
        help,
        registers: [this.#registry],
        async collect() {
          const query = db.selectFrom('outbox').where('done_at', '=', 0);
          const rows = query.where('failed_at', isGivenUp ? '>' : '=', 0).select(({ fn }) => fn.countAll().as('count'));
          this.set(Number((await rows.executeTakeFirstOrThrow()).count));
        },
      });
    waiting('outbox_waiting', 'Mails and webhooks that wait to be sent.', false);
    waiting('outbox_given_up', 'Mails and webhooks that could not be delivered: check them.', true);
  }

  /** Returns all metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `waybill_${name}`, help, labelNames, registers: [this.#registry] });
  }
}
