/** The log: a line for each request, and nothing in it that a visitor sent. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../support/http/ask.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { startSchool } from '../../support/sites/school.ts';

const CANARY = 'canary-4711';
let command: RunningCommand;
beforeAll(async () => {
  command = await startSchool(['--log']);
});
afterAll(() => command?.process.kill());

const lines = () =>
  command
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{"level"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('has method, known route, status and time of each request', async () => {
  const rows = [
    ['GET /about', '/about', 200],
    [`GET /contact?name=${CANARY}`, '/contact', 200],
    [`GET /About?x=${CANARY}`, 'unknown', 301],
    [`GET /${CANARY}`, 'unknown', 404],
    [`GET /%zz${CANARY}`, 'unknown', 400],
    [`GET /assets/${CANARY}.js`, 'unknown', 404],
    ['GET /logo.svg', '/logo.svg', 200],
    [`POST /about?${CANARY}`, '/about', 405],
    [`GET /api/contact?${CANARY}`, '/api/contact', 405],
    ['GET /healthz', '/healthz', 200],
  ] as const;
  const headers = {
    referer: `http://x/${CANARY}`,
    'user-agent': CANARY,
    cookie: CANARY,
    'x-forwarded-for': CANARY,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ name: CANARY, message: `${CANARY} ${'<'.repeat(9)}` });
  await fetch(`${command.url}/api/contact?${CANARY}`, { method: 'POST', headers, body });
  await fetch(`${command.url}/api/contact?${CANARY}`, { method: 'POST', headers, body: `{"name": ${CANARY}` });
  await expect.poll(() => lines().filter(({ route }) => route === '/api/contact')).toHaveLength(2);
  for (const [asked] of rows) await ask(command.url, asked, headers);
  await expect.poll(() => lines().filter((line) => 'route' in line).length).toBeGreaterThanOrEqual(rows.length + 2);
  expect(
    lines()
      .filter((line) => 'route' in line)
      .slice(2)
      .map(({ method, route, status }) => `${String(method)} ${String(route)} ${String(status)}`),
  ).toEqual(rows.map(([asked, route, status]) => `${asked.split(' ')[0]} ${route} ${status}`));
  for (const line of lines()) {
    expect
      .soft(
        Object.keys(line)
          .toSorted()
          .filter((key) => !['level', 'time', 'reqId', 'method', 'route', 'status', 'ms', 'msg'].includes(key)),
      )
      .toEqual([]);
    expect.soft(line['ms'] ?? 0).toBeTypeOf('number');
  }
  expect(command.output()).not.toContain(CANARY);
  const asked = lines().filter((line) => 'route' in line);
  expect(JSON.stringify(asked)).not.toContain('127.0.0.1');
});
