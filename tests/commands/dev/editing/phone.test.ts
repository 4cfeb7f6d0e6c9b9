/** `npx waybill edit --phone`: a phone of the same network edits once it has sent the code; nobody else there gets anything. */
import { cpSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PhoneAccess } from '../../../../scripts/dev/http/phone/phone-access.ts';
import { PairingCode } from '../../../../scripts/dev/http/phone/pairing-code.ts';
import { isLocalAddress } from '../../../../scripts/dev/http/phone/local-addresses.ts';
import { startCommand, tryCommand } from '../../../support/commands.ts';
import type { RunningCommand } from '../../../support/commands.ts';
import { makeFolder } from '../../../support/files/folder.ts';
import { getPort } from '../../../support/http/port.ts';
import { bodyOf, sendRaw, statusOf } from '../../../support/http/raw-request.ts';
import type { Attack } from '../../../support/http/raw-request.ts';

/** Another address of this machine, as the one in a network would be. */
const ADDRESS = '127.0.0.2';
const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
let command: RunningCommand;
let port: string;
let original: string;

beforeAll(async () => {
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  original = readFileSync(manifest, 'utf8');
  command = await startCommand('edit', manifest, '--no-open', '--phone', '--address', ADDRESS, '--port', String(await getPort())); // prettier-ignore
  ({ port } = new URL(command.url));
});
afterAll(() => command?.process.kill());

const origin = () => `http://${ADDRESS}:${port}`;

/** Sends a request to the address for phones; the headers are those of a page there, which has no Sec-Fetch-Site. */
function send({ headers, ...attack }: Attack, token = 'x'): Promise<string> {
  const own = { host: `${ADDRESS}:${port}`, origin: origin(), 'sec-fetch-site': undefined };
  return sendRaw({ ...attack, headers: { ...own, ...headers } }, { port, token, address: ADDRESS });
}

const pair = (code: string, headers: Attack['headers'] = {}) =>
  send({ path: '/__waybill/pair', body: `code=${encodeURIComponent(code)}`, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } }); // prettier-ignore

/** The code that the terminal shows last. */
async function shownCode(): Promise<string> {
  await vi.waitFor(() => expect(command.output()).toMatch(/Code: \d{4} \d{4}/));
  return command
    .output()
    .match(/(?<=Code: )\d{4} \d{4}/g)!
    .at(-1)!;
}

const cookieOf = (answer: string) => /^set-cookie: ([^;]+)/im.exec(answer)?.[1] ?? '';
const get = (path: string, headers: Attack['headers'] = {}) =>
  send({ method: 'GET', path, body: '', headers: { origin: undefined, 'content-length': undefined, 'content-type': undefined, accept: 'text/html', ...headers } }); // prettier-ignore

describe('before the code was sent', () => {
  const PATHS = ['/', '/repairs', '/@vite/client', '/@fs/etc/passwd', '/scripts/dev/client/client.ts', '/__waybill/edit', '/__waybill/texts', '/images/wheel.svg', '/api/message', '/_gallery/']; // prettier-ignore

  test.each(PATHS)('%s is the page that asks for it, or nothing', async (path) => {
    const page = await get(path);
    expect(statusOf(page)).toBe(200);
    expect(bodyOf(page)).toContain('The code that the computer shows');
    expect(page).not.toContain('waybill-token');
    expect(statusOf(await get(path, { accept: '*/*' }))).toBe(403);
    expect(statusOf(await send({ path, body: { state: true } }))).toBe(403);
  });

  test.each(['', 'waybill-phone=x', `waybill-phone-1=${'0'.repeat(64)}`, '__proto__=x', 'constructor=x; toString=x'])(
    'the cookie %j is none',
    async (cookie) => {
      expect(statusOf(await send({ body: { state: true }, headers: { cookie } }))).toBe(403);
      expect(statusOf(await send({ body: { state: true }, headers: { cookie: `${cookie}; waybill-phone-${port}=` } }))).toBe(403); // prettier-ignore
    },
  );

  test('a connection for changes is closed', async () => {
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-protocol': 'vite-hmr' }; // prettier-ignore
    expect(await get('/', upgrade)).toBe('');
  });

  test.each(['evil.example', 'localhost', ADDRESS, `${ADDRESS}:1`, '192.168.1.5', '', undefined])(
    'the name %s leads to nothing, not even to the page that asks for it',
    async (host) => {
      const own = host === undefined || host.includes(':') || host === '' ? host : `${host}:${host === ADDRESS ? '80' : port}`; // prettier-ignore
      expect(await get('/', { host: own })).not.toContain('The code that');
    },
  );

  test.each(['https://evil.example', 'null', undefined, 'http://127.0.0.1'])(
    'a code that a page of %s sends is not looked at',
    async (from) => {
      expect(statusOf(await pair(await shownCode(), { origin: from }))).toBe(403);
    },
  );

  test('what is too long to be a code is not read', async () => {
    expect(statusOf(await pair('1'.repeat(200)))).toBe(413);
    expect(statusOf(await pair('1', { 'content-length': '10737418240' }))).not.toBe(303);
  });
});

test('five wrong codes make another one count, and the one before lets nobody in', async () => {
  const first = await shownCode();
  for (let turn = 0; turn < 5; turn++) {
    // oxlint-disable-next-line no-await-in-loop -- the terminal shows the next after the fifth
    const answer = await pair('0');
    expect(statusOf(answer)).toBe(403);
    expect(bodyOf(answer)).toContain('Wrong code.');
  }
  await expect.poll(shownCode).not.toBe(first);
  expect(cookieOf(await pair(first))).toBe('');
});

describe('a phone that has sent the code', () => {
  let cookie: string;
  let token: string;
  let code: string;

  beforeAll(async () => {
    code = await shownCode();
    const answer = await pair(` ${code} `);
    expect(statusOf(answer)).toBe(303);
    expect(answer).toMatch(/^set-cookie: .*HttpOnly; SameSite=Strict/im);
    cookie = cookieOf(answer);
    token = /<meta name="waybill-token" content="(\w+)"/.exec(await get('/', { cookie }))![1]!;
  });

  const edit = (value: string) => ({ base: hash, edits: [{ op: 'replace', path: '/brand/name', value }] });
  let hash: string;
  const ask = (attack: Attack, own = token) => send({ ...attack, headers: { cookie, ...attack.headers } }, own);

  test('has used it up', async () => {
    expect(statusOf(await pair(code))).toBe(403);
    await expect.poll(shownCode).not.toBe(code);
  });

  test.each([undefined, 'same-origin'])('edits, whether its browser says where from or not (%s)', async (site) => {
    ({ hash } = JSON.parse(bodyOf(await ask({ body: { state: true } }))) as { hash: string });
    const answer = await ask({ body: edit('Edited'), headers: { 'sec-fetch-site': site } });
    expect(statusOf(answer)).toBe(200);
    expect(readFileSync(manifest, 'utf8')).toContain('name: Edited');
    expect(statusOf(await ask({ body: { undo: true } }))).toBe(200);
    expect(readFileSync(manifest, 'utf8')).toBe(original);
  });

  test.each<[string, Attack]>([
    ['another origin', { headers: { origin: 'https://evil.example' } }],
    ['no origin', { headers: { origin: undefined } }],
    ['the origin of this machine', { headers: { origin: 'http://localhost:5173' } }],
    ['another host', { headers: { host: 'evil.example' } }],
    ['two hosts', { headers: { host: ['127.0.0.2', 'evil.example'] } }],
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['no token', { headers: { 'x-waybill-token': undefined } }],
    ['a wrong token', { headers: { 'x-waybill-token': '0'.repeat(64) } }],
    ['a form', { headers: { 'content-type': 'text/plain' } }],
    ['GET', { method: 'GET' }],
    ['no cookie', { headers: { cookie: undefined } }],
  ])('still may not write with %s', async (_name, attack) => {
    const answer = await ask({ body: edit('Taken over'), ...attack });
    expect(statusOf(answer)).not.toBe(200);
    expect(readFileSync(manifest, 'utf8')).toBe(original);
  });

  test('that scans another code gets to the site', async () => {
    const answer = await get('/__waybill/pair', { cookie });
    expect(statusOf(answer)).toBe(303);
    expect(answer).toMatch(/^location: \/#\r$/m);
  });

  test('opens no code editor on the machine', async () => {
    expect(statusOf(await ask({ path: '/__waybill/open', body: { line: 1, column: 1 } }))).toBe(404);
  });
});

describe('a code', () => {
  test('is eight digits, with or without blanks, and counts once', () => {
    const code = new PairingCode(() => {});
    const { shown } = code;
    expect(shown).toMatch(/^\d{4} \d{4}$/);
    expect(code.redeem(shown.replace(' ', ''))).toBe(true);
    expect(code.redeem(shown)).toBe(false);
  });

  test('after twenty wrong ones, no code counts', () => {
    const codes: (string | undefined)[] = [];
    const code = new PairingCode((next) => codes.push(next));
    for (let turn = 0; turn < 20; turn++) expect(code.redeem('')).toBe(false);
    expect(codes).toHaveLength(4);
    expect(codes.at(-1)).toBeUndefined();
    expect(code.redeem(code.shown)).toBe(false);
  });
});

test.each([
  ['10.0.0.1', true], ['172.16.0.1', true], ['172.31.255.255', true], ['192.168.0.1', true], ['169.254.1.1', true], ['::ffff:192.168.0.1', true],
  ['172.32.0.1', false], ['192.169.0.1', false], ['8.8.8.8', false], ['11.0.0.1', false], ['2001:db8::1', false], [undefined, false], ['', false],
] as const)('%s is local: %s', (address, isLocal) => expect(isLocalAddress(address)).toBe(isLocal)); // prettier-ignore

test('where the port is in use at the address for phones, the next one is taken for both', async () => {
  const busy = createServer();
  await new Promise<void>((done) => busy.listen(5173, ADDRESS, done));
  const other = await startCommand('edit', manifest, '--no-open', '--phone', '--address', ADDRESS);
  await vi.waitFor(() => expect(other.output()).toContain(`Open http://${ADDRESS}:${new URL(other.url).port}`));
  expect(new URL(other.url).port).not.toBe('5173');
  expect((await fetch(other.url)).status).toBe(200);
  other.process.kill();
  busy.close();
});

test('at port 80, which browsers leave out, a phone gets the page that asks for the code', async () => {
  const { listen } = Server.prototype;
  let listening: Server;
  // Only root may listen on port 80 everywhere: any free port takes its place, as behind a forwarded one.
  const spy = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...args: unknown[]) {
    return (listening = Reflect.apply(listen, this, [0, ...args.slice(1)]) as Server);
  });
  const access = new PhoneAccess([ADDRESS], { codeChanged: () => {} });
  await access.listen(80, createHttpServer()).finally(() => spy.mockRestore());
  const at = { address: ADDRESS, port: String((listening!.address() as AddressInfo).port), token: 'x' };
  const ask = (host: string) => sendRaw({ method: 'GET', path: '/', body: '', headers: { host, origin: undefined, accept: 'text/html' } }, at); // prettier-ignore
  expect(access.urls).toEqual([`http://${ADDRESS}`]);
  expect(statusOf(await ask(ADDRESS))).toBe(200);
  expect(statusOf(await ask(`${ADDRESS}:${at.port}`))).toBe(403);
  access.close();
});

test.each([
  [['--address', '192.168.1.5'], '--address belongs to --phone'],
  [['--phone', '--address', '8.8.8.8'], 'no address of a local network'],
  [['--phone', '--address', 'x'], 'no address of a local network'],
])('%j says what is wrong', (args, sentence) => {
  const { status, stderr } = tryCommand('edit', manifest, '--no-open', ...args);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
});
