import { createServer } from 'node:net';

/**
 * Systems give ports from 32768 on to anybody who asks for any, such as another test, before the one that asked first has
 * started its server. So each worker has some of its own below.
 */
const FIRST = 20_000;
const OF_EACH_WORKER = 1000;
const first = FIRST + (Number(process.env['VITEST_POOL_ID'] ?? 0) % 12) * OF_EACH_WORKER;
let next = Math.floor(Math.random() * OF_EACH_WORKER);

/** Returns a free port, which nobody else gets. */
export async function getPort(): Promise<number> {
  for (let tries = 0; tries < OF_EACH_WORKER; tries++) {
    const port = first + (next++ % OF_EACH_WORKER);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${first} on is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
