/** Whether the server lives, whether it is ready, and how it stops. */
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SERVER_PATHS } from '../../schema/addresses/own-addresses.ts';
import { withTimeout } from './timeout.ts';

/** Something the server needs: it resolves while that is there, and rejects with a reason. */
export type Check = () => Promise<void>;

/** Milliseconds. */
const CHECK_TIME = 1500;
const STOP_TIME = 10_000;

/** Those that are about to stop. */
const stopping = new WeakSet<FastifyInstance>();

/** Adds /healthz (the process lives) and /readyz (it can do its work, and is not about to stop). */
export function addHealth(app: FastifyInstance, checks: Record<string, Check>): void {
  app.addHook('preClose', async () => void stopping.add(app));
  // Once the end is near, every answer is the last on its connection: proxies open their next one elsewhere.
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
    const isReady = !isStopping && entries.every(([, isFine]) => isFine);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    const results = Object.fromEntries(entries.map(([name, isFine]) => [name, isFine ? 'ok' : 'failed']));
    return { status: isReady ? 'ok' : isStopping ? 'stopping' : 'failed', checks: results };
  });
}

export interface StopOptions {
  /** Milliseconds for which it answers as before, but for /readyz: until no proxy sends anything here. */
  notice?: number;
  /** Ends the notice at once. */
  signal?: AbortSignal;
  /** Milliseconds that the last requests have to end. */
  timeout?: number;
}

/** Gives notice, stops taking requests, lets the running ones end, and cuts off what is left. */
export async function stop(
  app: FastifyInstance,
  { notice = 0, signal: hurry, timeout: patience = STOP_TIME }: StopOptions = {},
) {
  stopping.add(app);
  if (notice > 0) await wait(notice, undefined, { signal: hurry }).catch(() => {});
  await nextRound(); // right after connections were accepted: none that has come waits in vain
  const cut = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(cut);
}

/** Stops on the signals of the system: with notice on SIGTERM, at once on SIGINT, or when one comes again. */
export function stopOnSignals(app: FastifyInstance, notice: number): void {
  const hurry = new AbortController();
  let isStopping = false;
  const end = (isUrgent: boolean) => {
    if (isUrgent || isStopping) hurry.abort();
    if (!isStopping) void stop(app, { notice, signal: hurry.signal });
    isStopping = true;
  };
  process.on('SIGTERM', () => end(false));
  process.on('SIGINT', () => end(true));
}

function passes(check: Check): Promise<boolean> {
  return withTimeout(check(), CHECK_TIME).then(
    () => true,
    () => false,
  );
}
