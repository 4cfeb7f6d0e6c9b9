/** Reports whether the server is alive and ready, and stops it gracefully. */
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SERVER_PATHS } from '../../../schema/addresses/own-addresses.ts';
import { withTimeout } from '../timeout.ts';

/** Resolves while something that the server needs is available, and rejects with a reason otherwise. */
export type Check = () => Promise<void>;

/** Milliseconds. */
const CHECK_TIMEOUT = 1500;
const STOP_TIMEOUT = 10_000;

/** Servers that are about to stop. */
const stopping = new WeakSet<FastifyInstance>();

/** Adds /healthz (the process is alive) and /readyz (it can serve requests, and is not about to stop). */
export function addHealth(app: FastifyInstance, checks: Record<string, Check>): void {
  app.addHook('preClose', async () => void stopping.add(app));
  // While the server stops, every response closes its connection: proxies open their next one elsewhere.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.has(app)) reply.header('connection', 'close');
    done(null, payload);
  });
  app.get(SERVER_PATHS.health, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get(SERVER_PATHS.ready, async (_request, reply) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const isStopping = stopping.has(app);
    const isReady = !isStopping && entries.every(([, isPassed]) => isPassed);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    const results = Object.fromEntries(entries.map(([name, isPassed]) => [name, isPassed ? 'ok' : 'failed']));
    return { status: isReady ? 'ok' : isStopping ? 'stopping' : 'failed', checks: results };
  });
}

export interface StopOptions {
  /** Milliseconds for which /readyz announces the stop while requests are still answered, so that proxies go elsewhere. */
  notice?: number;
  /** Ends the notice at once. */
  signal?: AbortSignal;
  /** Milliseconds that running requests have to finish. */
  timeout?: number;
}

/** Stops a server: gives notice, stops accepting requests, waits for the running ones, and closes the remaining connections. */
export async function stop(app: FastifyInstance, { notice = 0, signal, timeout = STOP_TIMEOUT }: StopOptions = {}) {
  stopping.add(app);
  if (notice > 0) await wait(notice, undefined, { signal }).catch(() => {});
  await nextRound(); // connections that were just accepted get an answer
  const timer = setTimeout(() => app.server.closeAllConnections(), timeout);
  await app.close();
  clearTimeout(timer);
}

/** Stops on signals of the system: with notice on SIGTERM, at once on SIGINT or on a second signal. */
export function stopOnSignals(app: FastifyInstance, notice: number): void {
  const urgency = new AbortController();
  let isStopping = false;
  const end = (isUrgent: boolean) => {
    if (isUrgent || isStopping) urgency.abort();
    if (!isStopping) void stop(app, { notice, signal: urgency.signal });
    isStopping = true;
  };
  process.on('SIGTERM', () => end(false));
  process.on('SIGINT', () => end(true));
}

function passes(check: Check): Promise<boolean> {
  return withTimeout(check(), CHECK_TIMEOUT).then(
    () => true,
    () => false,
  );
}
