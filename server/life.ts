/** Whether the server lives, whether it is ready, and how it stops. */
import type { FastifyInstance } from 'fastify';
import { SERVER_PATHS } from '../schema/own-addresses.ts';

/** Something the server needs: it resolves while that is there, and rejects with a reason. */
export type Check = () => Promise<void>;

const CHECK_TIME = 2000;
const STOP_TIME = 10_000;

/** Adds /healthz (the process lives) and /readyz (it can do its work, and is not about to stop). */
export function addHealth(app: FastifyInstance, checks: Record<string, Check>): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  // An answer that was on its way when the end began is the last on its connection.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
  app.get(SERVER_PATHS.health, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get(SERVER_PATHS.ready, async (_request, reply) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await isDone(check)] as const),
    );
    const isReady = !isStopping && entries.every(([, isFine]) => isFine);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    const results = Object.fromEntries(entries.map(([name, isFine]) => [name, isFine ? 'ok' : 'failed']));
    return { status: isReady ? 'ok' : isStopping ? 'stopping' : 'failed', checks: results };
  });
}

/** Stops taking requests, lets the running ones end, and cuts off what is left after ten seconds. */
export async function stop(app: FastifyInstance, patience = STOP_TIME): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(cut);
}

async function isDone(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('late')), CHECK_TIME);
  });
  return Promise.race([check(), late])
    .then(
      () => true,
      () => false,
    )
    .finally(() => clearTimeout(timer));
}
