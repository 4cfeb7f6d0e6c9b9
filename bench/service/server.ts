/**
 * npm run bench:server: messages per second, each stored before it is answered, beside a handler that stores nothing.
 * The candidates take turns, so that other work of the machine slows down all of them. --write puts the figures into docs/benchmarks.md.
 */
import { randomUUID } from 'node:crypto';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startPostgres } from '../../tests/support/service/postgres.ts';
import { getPort } from '../../tests/support/http/port.ts';
import { reportSection } from '../support/docs-page.ts';
import type { Goal } from '../support/goals.ts';
import { median } from '../support/quantile.ts';
import { tableOf } from '../support/tables.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** Few, as in a quiet hour, and many, as when a whole network of hospitals writes at once. */
const CONNECTIONS = [32, 128];

interface Candidate {
  name: string;
  /** The least that it should reach of the bare handler. */
  goal?: number;
  url: string;
  process: ChildProcess;
  /** Messages per second, round by round. */
  rates: number[];
  /** Milliseconds at the 99th percentile, round by round. */
  slowest: number[];
}

const rows: string[][] = [];
const goals: Goal[] = [];
const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
const postgres = await startPostgres();
const candidates = [
  await start('bare Fastify', {}, 'bench/service/bare.ts'),
  { ...(await startSite('SQLite', {})), goal: 0.35 },
  { ...(await startSite('PostgreSQL', { DATABASE_URL: postgres.url })), goal: 0.15 },
];
try {
  for (const connections of CONNECTIONS) {
    for (const candidate of candidates) Object.assign(candidate, { rates: [], slowest: [] });
    for (let round = 0; round < ROUNDS; round++) {
      for (const candidate of round % 2 === 0 ? candidates : candidates.toReversed())
        await measure(candidate, connections);
    }
    report(connections);
  }
} finally {
  for (const { process } of candidates) process.kill();
  postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
const text = tableOf(['', 'connections', 'messages a second', 'of a bare handler', 'p99 ms'], rows);
await reportSection(
  'server',
  { text, goals },
  `medians of ${ROUNDS} rounds of ${SECONDS} s`,
  process.argv.includes('--write'),
);

async function startSite(name: string, environment: Record<string, string>): Promise<Candidate> {
  const out = join(folder, name, 'site');
  const limits = { LEADS_DOUBTED: '999999999', LEADS_REFUSED: '999999999' };
  const all = { ...limits, DATA_FOLDER: join(folder, name, 'data'), ...environment };
  return start(name, all, 'scripts/start.ts', 'site.yaml', '--no-log', '--out', out, '--port');
}

async function start(
  name: string,
  environment: Record<string, string>,
  file: string,
  ...args: string[]
): Promise<Candidate> {
  const port = await getPort();
  const child = fork(file, [...args, String(port)], { env: { ...process.env, ...environment }, silent: true });
  await new Promise<void>((done, fail) => {
    let output = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('Open http')) done();
      });
    child.once('exit', () => fail(new Error(`${name} did not start:\n${output}`)));
  });
  return { name, url: `http://127.0.0.1:${port}/Contact.php`, process: child, rates: [], slowest: [] };
}

async function measure(candidate: Candidate, connections: number): Promise<void> {
  const message = { name: 'A. Person', number: '+91 00000 11111', email: 'a@b.example', service: 'Others' };
  const result = await autocannon({
    url: candidate.url,
    method: 'POST',
    connections,
    duration: SECONDS,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    requests: [
      {
        // Another click each time, with a key as the form makes it.
        setupRequest(request) {
          const key = `${Date.now().toString(36)}-${randomUUID()}`;
          return { ...request, headers: { ...request.headers, 'idempotency-key': key } };
        },
      },
    ],
    body: JSON.stringify({ ...message, message: 'From Patna to Delhi' }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${candidate.name}: ${result.non2xx} refused, ${result.errors} failed.`);
  candidate.rates.push(result.requests.average);
  candidate.slowest.push(result.latency.p99);
}

/** Adds a row for each candidate, and its goal. */
function report(connections: number): void {
  const bare = median(candidates[0]!.rates);
  for (const { name, goal, rates, slowest } of candidates) {
    const value = median(rates) / bare;
    rows.push([name, String(connections), median(rates).toFixed(0), value.toFixed(2), median(slowest).toFixed(0)]);
    if (goal) goals.push({ says: `${name}, ${connections} connections ÷ a bare handler`, value, atLeast: goal });
  }
}
