/** The dev server shows the site and its own code to the browser of the person who writes, and nothing to anyone else. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommand } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { getPort } from '../../support/http/port.ts';

const SECRET = 'what a visitor sent';
const folder = makeFolder();
const project = process.cwd();
/** As the server keeps them: in a folder of the project. */
const data = mkdtempSync(join(project, 'dev-access-'));
let dev: RunningCommand;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks for a path exactly as it is written. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port, host } = new URL(dev.url);
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } });
    asked.on('response', async (response) => {
      let body = '';
      for await (const part of response.setEncoding('utf8')) body += part;
      done({ status: response.statusCode!, headers: response.headers, body });
    });
    asked.on('upgrade', (_response, socket) => {
      socket.destroy();
      done({ status: 101, headers: {}, body: '' });
    });
    asked.on('error', fail).end();
  });
}

beforeAll(async () => {
  for (const name of ['waybill.db', 'waybill.db-wal', 'page.html', '.env']) writeFileSync(join(data, name), SECRET);
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  mkdirSync(join(folder, 'public-old'));
  for (const file of ['public-old/key.pem', 'public/.env', 'key.pem']) writeFileSync(join(folder, file), SECRET);
  dev = await startCommand('dev', join(folder, 'site.yaml'), '--port', String(await getPort()));
  // A site with such a link is refused at the start; it may appear later.
  symlinkSync(join(folder, 'key.pem'), join(folder, 'public/linked.pem'));
});
afterAll(() => {
  dev?.process.kill();
  rmSync(data, { recursive: true, force: true });
});

describe('files that are not the site', () => {
  const name = basename(data);
  const ways = (path: string) => [
    path,
    `${path}?raw`,
    `${path}?url`,
    `${path}?import&raw`,
    `${path}?raw??`,
    `${path}?inline`,
    `/@fs${project}${path}`,
    `/@fs${project}${path}?raw??`,
    `/@fs/${project}/${path}?import&raw`,
    `/@id${path}`,
    `/blocks/..${path}`,
    `/blocks/..%2f${path.slice(1)}`,
    `/blocks/%2e%2e${path}`,
    `/_gallery/public/../../..${path}`,
  ];

  test.for(['waybill.db', 'waybill.db-wal', 'page.html', '.env'])(
    '%s in a folder of the project is not served',
    async (file) => {
      for (const way of ways(`/${name}/${file}`)) {
        const { status, body } = await ask(way);
        expect.soft(body, way).not.toContain(SECRET);
        expect.soft([400, 403, 404], `${way}: ${status}`).toContain(status);
      }
    },
  );

  test('no file of the project is served but code of pages', async () => {
    const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
    const byFolder = Map.groupBy(files, (file) => file.split('/').slice(0, 2).join('/'));
    const closed = [...byFolder].filter(([top]) => !/^(?:blocks|renderer|schema|theme)\b|^scripts\/dev\b/.test(top));
    expect(closed.length).toBeGreaterThan(50);
    for (const [, [file]] of closed) {
      const { status } = await ask(`/${file}`);
      expect.soft([403, 404], `${file}: ${status}`).toContain(status);
    }
  });

  test.for([
    '/../public-old/key.pem',
    '/..%2fpublic-old/key.pem',
    '/%2e%2e/public-old/key.pem',
    '/.env',
    '/linked.pem',
    '/%',
    '/%00',
    '/..%5ckey.pem',
  ])('%s leads to no file beside the public folder', async (path) => {
    const { status, body } = await ask(path);
    expect(body).not.toContain(SECRET);
    expect(status).toBe(404);
  });
});

describe('pages of other servers', () => {
  const paths = [
    '/',
    '/images/bicycle.svg',
    '/_gallery/',
    '/renderer/client/boot.ts',
    '/@vite/client',
    '/no-such-page',
  ];

  test.for([
    ['a name that was made to lead here', { host: 'evil.example' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a picture or a script of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['a picture or a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ] as const)('%s gets nothing', async ([, headers]) => {
    for (const path of paths) {
      const { status, headers: sent } = await ask(path, headers);
      expect.soft(status, path).toBe(403);
      expect.soft(sent['access-control-allow-origin'], path).toBeUndefined();
    }
  });

  test('nor do they reach the connection that sends pages', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': 'vite-hmr',
    };
    for (const origin of ['http://localhost:1', 'https://evil.example', 'null', dev.url])
      expect.soft((await ask('/', { ...upgrade, origin })).status, origin).toBeGreaterThanOrEqual(400);
  });
});

test('the site itself is served by every name of this machine, and to a person who follows a link from elsewhere', async () => {
  const { port } = new URL(dev.url);
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const { status, headers } = await ask('/', { host: `${host}:${port}` });
    expect.soft(status, host).toBe(200);
    expect.soft(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
  expect((await ask('/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).status).toBe(200);
  expect((await ask('/images/bicycle.svg', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});
