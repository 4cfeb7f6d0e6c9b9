/** The database stops while many people send messages: each gets the phone number within two seconds. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startPostgres } from '../support/service/postgres.ts';
import type { Postgres } from '../support/service/postgres.ts';
import { expectKept } from './kept.ts';
import { makeFolder } from '../support/files/folder.ts';
import { Server } from './server.ts';

const SENDERS = 64;
/** Milliseconds. */
const ANSWER = 2000;
const AWAY = 6000;
const RECOVERY = 5000;

const data = makeFolder();
let postgres: Postgres;
let server: Server;
beforeAll(async () => {
  postgres = await startPostgres();
  // With the usual limits, so that the counting of messages is part of it.
  const limits = { LEADS_DOUBTED: '99999998', LEADS_REFUSED: '99999998' };
  server = await Server.start({ site: inject('school'), data, environment: { DATABASE_URL: postgres.url, ...limits } });
});
afterAll(async () => {
  await server.kill('SIGTERM');
  postgres.remove();
  rmSync(data, { recursive: true, force: true });
});

interface Answer {
  message: string;
  status: number;
  text: string;
  milliseconds: number;
}

let next = 0;
async function send(): Promise<Answer> {
  const message = `message ${next++}`;
  const start = performance.now();
  const response = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'idempotency-key': message },
    body: JSON.stringify({ name: 'A', number: '1', email: 'a@b.example', service: 'Others', message }),
  });
  const text = await response.text();
  return { message, status: response.status, text, milliseconds: performance.now() - start };
}

test.each([
  ['stopped', () => postgres.stopAsync('fast'), () => postgres.startAsync()],
  ['cut off as by a power cut', () => postgres.stopAsync('immediate'), () => postgres.startAsync()],
  ['frozen', async () => postgres.signal('SIGSTOP'), async () => postgres.signal('SIGCONT')],
])(`%s under ${SENDERS} senders at once`, async (_how, stop, start) => {
  const answers: Answer[] = [];
  const over = new AbortController();
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!over.signal.aborted) answers.push(await send());
  });
  await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(SENDERS);
  await stop();
  const away = answers.length;
  await new Promise((done) => setTimeout(done, AWAY));
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(503);
  await start();
  const back = answers.length;
  await expect.poll(async () => (await send()).status, { timeout: RECOVERY }).toBe(200);
  over.abort();
  await Promise.all(senders);
  const refused = answers.filter(({ status }) => status !== 200);
  const slowest = Math.round(Math.max(...answers.map(({ milliseconds }) => milliseconds)));
  console.log(
    `${answers.length} answers, ${refused.length} refused, ${back - away} of them while it was away, slowest ${slowest} ms`,
  );
  expect(refused.length).toBeGreaterThan(SENDERS);
  expect(refused.filter(({ status, text }) => status !== 503 || !text.includes('+91'))).toEqual([]);
  expect(slowest).toBeLessThan(ANSWER);
  const acknowledged = new Set(answers.filter(({ status }) => status === 200).map(({ message }) => message));
  await expectKept({ databaseUrl: postgres.url, dataFolder: data }, acknowledged);
});
