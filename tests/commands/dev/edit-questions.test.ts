/** What a page in edit mode asks is answered to pages of this dev server, and to nobody else. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommand } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { getPort } from '../../support/http/port.ts';
import { bodyOf, sendRaw, statusOf } from '../../support/http/raw-request.ts';
import type { Attack } from '../../support/http/raw-request.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
let dev: RunningCommand;
let server: { port: string; token: string };
let before: Buffer;

beforeAll(async () => {
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  before = readFileSync(manifest);
  dev = await startCommand('dev', manifest, '--port', String(await getPort()));
  const page = await (await fetch(dev.url)).text();
  server = { port: new URL(dev.url).port, token: /<meta name="waybill-token" content="(\w+)"/.exec(page)![1]! };
});
afterAll(() => dev?.process.kill());

const send = (attack: Attack) => sendRaw(attack, server);

describe.each(['texts', 'findings', 'outline', 'example', 'fields', 'icons'])('the address of the %s', (name) => {
  const at = name === 'fields' ? '/routes/0/blocks/0' : [];
  const body = { page: '/', at, type: 'notice', path: '/routes/0/blocks/1', search: 'bike' };
  const path = `/__waybill/${name}`;
  test('answers a page of this server', async () => {
    expect(statusOf(await send({ path, body }))).toBe(200);
  });

  test.each<[string, Attack]>([
    ['without a token', { headers: { 'x-waybill-token': undefined } }],
    ['with another token', { headers: { 'x-waybill-token': '0'.repeat(64) } }],
    ['from a page of another server', { headers: { origin: 'http://localhost:1' } }],
    ['by another name', { headers: { host: 'evil.example' } }],
    ['across sites', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['with a simple body', { headers: { 'content-type': 'text/plain' } }],
    ['by GET', { method: 'GET' }],
  ])('tells nothing of the file %s', async (_name, attack) => {
    const answer = await send({ path, body, ...attack });
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(bodyOf(answer)).not.toContain('Fennel');
  });

  test('answers what is no question with a 400', async () => {
    for (const wrong of ['[]', 'null', '{', '"/"', ...(name === 'findings' ? [] : ['{}', '{"page":1}'])])
      expect(statusOf(await send({ path, body: wrong })), wrong).toBe(400);
  });
});

describe('an example is asked for by its type, and by nothing else:', () => {
  test.each([
    '../beside/secret',
    '/etc/passwd',
    'constructor',
    '__proto__',
    'hero/../../package',
    'shared',
    '',
    'notice\0',
    'notice/examples.yaml',
  ])('there is none of %j', async (type) => {
    const answer = await send({ path: '/__waybill/example', body: { type, path: '/routes/0/blocks/1' } });
    expect(statusOf(answer)).toBe(400);
  });

  test.each([
    '',
    '/',
    'x',
    '../x',
    '/routes/0/blocks/999',
    '/routes/length',
    '/__proto__/x',
    '/constructor',
    '/routes/0/blocks/-1',
    '/a~2',
  ])('at %j none is put', async (path) => {
    const answer = await send({ path: '/__waybill/example', body: { type: 'notice', path } });
    if (statusOf(answer) !== 400) expect(JSON.parse(bodyOf(answer))).toHaveProperty('sentence');
    expect(readFileSync(manifest).equals(before)).toBe(true);
  });
});

describe('fields are asked for by a pointer, and by nothing else:', () => {
  test.each([
    '',
    '/',
    'x',
    '../../secret',
    '/etc/passwd',
    '/routes',
    '/routes/999',
    '/__proto__',
    '/constructor',
    '/brand/__proto__',
    '/routes/0/blocks/0/type',
    '/a~2',
    1,
    null,
    [],
  ])('there are none at %j', async (at) => {
    expect(statusOf(await send({ path: '/__waybill/fields', body: { at } }))).toBe(400);
  });

  test.each([1, null, [], {}])('icons are not looked for by %j', async (search) => {
    expect(statusOf(await send({ path: '/__waybill/icons', body: { search } }))).toBe(400);
  });
});
