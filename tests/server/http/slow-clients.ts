/**
 * npm run test:slow-clients: five hundred clients that send half a header, five hundred that send half a body. All are
 * sent away in time, and those who ask properly meanwhile do not notice. By itself, as it needs a quiet machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../../support/http/ask.ts';
import { runCommand, startCommand } from '../../support/commands.ts';
import { getPort } from '../../support/http/port.ts';
import { SCHOOL_MANIFEST } from '../../support/sites/build-sites.ts';

const CLIENTS = 500;
/** The limits of server/app.ts, and two seconds for the server to check its connections. */
const LIMITS = { header: 12_000, body: 17_000 };
const LONGEST_WAIT = 200;

const folder = mkdtempSync(join(tmpdir(), 'waybill-slow-'));
runCommand('build', SCHOOL_MANIFEST, '--out', folder, '--compress');
const { url, process: server } = await startCommand(
  'start',
  SCHOOL_MANIFEST,
  '--out',
  folder,
  '--port',
  String(await getPort()),
  '--no-log',
);
const port = Number(new URL(url).port);

const halves = {
  header: 'GET /about HTTP/1.1\r\nHost: localhost\r\nX-Half: ',
  body: 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
};

/** Returns how long the server let a client wait that sends this and no more, and what it sent. Each client has its own address. */
function wait(half: string, index: number): Promise<{ time: number; received: string }> {
  let started = performance.now();
  return new Promise((done) => {
    let received = '';
    const localAddress = `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;
    const socket = createConnection({ port, host: '127.0.0.1', localAddress }, () => {
      started = performance.now(); // a kernel whose queue is full lets a client try again a second later
      socket.write(half);
    });
    socket.on('data', (part) => (received += String(part)));
    socket.on('error', () => {});
    socket.once('close', () => done({ time: performance.now() - started, received }));
  });
}

const slow = Object.entries(halves).map(async ([name, half]) => ({
  name: name as keyof typeof halves,
  waits: await Promise.all(Array.from({ length: CLIENTS }, (_, index) => wait(half, index))),
}));
const over = new AbortController();
const all = Promise.all(slow).finally(() => over.abort());

const honest: number[] = [];
const statuses = new Set<number>();
while (!over.signal.aborted) {
  const started = performance.now();
  statuses.add((await ask(url, 'GET /about')).status);
  honest.push(performance.now() - started);
  await new Promise((done) => setTimeout(done, 10));
}
const p99 = honest.toSorted((a, b) => a - b)[Math.floor(honest.length * 0.99)]!;
let isFine = p99 < LONGEST_WAIT && [...statuses].join() === '200';
for (const { name, waits } of await all) {
  const longest = Math.max(...waits.map(({ time }) => time));
  const refused = waits.filter(({ received }) => received.startsWith('HTTP/1.1 408')).length;
  isFine &&= longest < LIMITS[name];
  console.log(
    `${waits.length} clients with half a ${name}: all closed after ${(longest / 1000).toFixed(1)} s at most, ${refused} of them with status 408`,
  );
}
console.log(`${honest.length} honest requests meanwhile: p99 ${p99.toFixed(0)} ms, statuses ${[...statuses].join()}`);
console.log(isFine ? 'Right.' : 'Wrong: see the limits at the top of tests/server/http/slow-clients.ts.');
process.exitCode = isFine ? 0 : 1;
server.kill();
rmSync(folder, { recursive: true, force: true });
