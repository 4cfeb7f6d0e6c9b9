/** The dev server opens the manifest in an editor for its own pages, and for nobody else. */
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommandWith } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { getPort } from '../../support/http/port.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const opened = join(folder, 'opened.txt');
let dev: RunningCommand;
const openedPlace = () => expect.poll(() => (existsSync(opened) ? readFileSync(opened, 'utf8') : ''));

beforeAll(async () => {
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  const editor = join(folder, 'code');
  writeFileSync(editor, `#!/bin/sh\necho "$@" > ${opened}\n`);
  chmodSync(editor, 0o755);
  dev = await startCommandWith({ LAUNCH_EDITOR: editor }, 'dev', manifest, '--port', String(await getPort()));
});
beforeEach(() => rmSync(opened, { force: true }));
afterAll(() => dev?.process.kill());

const ask = (
  headers: Record<string, string>,
  body = '{"line":3,"column":1}',
  path = '/__waybill/open',
  method = 'POST',
) =>
  new Promise<number>((done, fail) => {
    const { port } = new URL(dev.url);
    const asked = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { 'content-length': body.length, ...headers },
    });
    asked.on('response', (response) => done(response.resume().statusCode!));
    asked.on('error', fail).end(body);
  });
const right = () => ({ host: new URL(dev.url).host, origin: dev.url, 'content-type': 'application/json' });

test('a page of this server may', async () => {
  expect(await ask(right())).toBe(200);
  await openedPlace().toContain(`${manifest}:3:1`);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another port of this machine', { origin: 'http://localhost:1' }],
  ['a name that was made to lead here', { host: 'evil.example', origin: 'http://evil.example' }],
  ['a browser that says it comes from elsewhere', { 'sec-fetch-site': 'cross-site' }],
  ['a form', { 'content-type': 'text/plain' }],
])('%s may not', async (_who, headers) => {
  expect(await ask({ ...right(), ...headers })).toBeGreaterThanOrEqual(400);
  await wait(200);
  expect(existsSync(opened)).toBe(false);
});

test('a request for another file, or for no place at all, is refused', async () => {
  const bad = [
    '{"file":"/etc/passwd"}',
    '{"line":"1:1 /etc/passwd","column":1}',
    '{"line":-1,"column":1}',
    '[]',
    'null',
    '{',
    '{"page":"/","part":"0","words":""}',
    '{"page":"/","part":"endpoints","words":""}',
    '{"page":"/","part":"__proto__","words":""}',
  ];
  for (const body of bad) expect.soft(await ask(right(), body), body).toBe(400);
  expect(await ask(right(), '', '/__waybill/open', 'GET')).toBe(405);
  expect(await ask(right(), ' '.repeat(20_000))).toBe(413);
  expect(existsSync(opened)).toBe(false);
});

test.each([
  '/__open-in-editor?file=/etc/passwd',
  '/__OPEN-in-editor?file=/etc/passwd',
  '//__open-in-editor?file=/etc/passwd',
  '/__open-in-editor/?file=site.yaml',
])('the way that opens any file is closed: %s', async (path) => {
  expect(await ask(right(), '', path, 'GET')).toBe(404);
  await wait(200);
  expect(existsSync(opened)).toBe(false);
});
