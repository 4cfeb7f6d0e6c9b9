/** Nobody but a page of the dev server has it write: everything else is refused, and the file stays as it is. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommand } from '../../../support/commands.ts';
import type { RunningCommand } from '../../../support/commands.ts';
import { makeFolder } from '../../../support/files/folder.ts';
import { getPort } from '../../../support/http/port.ts';
import { bodyOf, sendRaw, statusOf } from '../../../support/http/raw-request.ts';
import type { Attack } from '../../../support/http/raw-request.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
let dev: RunningCommand;
let port: string;
let token: string;
let before: Buffer;
let base: string;

beforeAll(async () => {
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  mkdirSync(join(folder, 'beside'));
  writeFileSync(join(folder, 'beside/secret.yaml'), 'a: secret\n');
  before = readFileSync(manifest);
  dev = await startCommand('dev', manifest, '--port', String(await getPort()));
  ({ port } = new URL(dev.url));
  const page = await (await fetch(dev.url)).text();
  token = /<meta name="waybill-token" content="(\w+)"/.exec(page)![1]!;
  ({ hash: base } = JSON.parse(bodyOf(await send({ body: { state: true } }))) as { hash: string });
});
afterAll(() => dev?.process.kill());

const edit = (value = 'Taken over') => ({ base, edits: [{ op: 'replace', path: '/brand/name', value }] });

const send = (attack: Attack) => sendRaw({ body: edit(), ...attack }, { port, token });

const header = (name: string, values: (string | string[] | undefined)[]): Attack[] =>
  values.map((value) => ({ headers: { [name]: value } }));

const hosts = (own: string) => [
  'evil.example', `evil.example:${own}`, 'localhost', 'localhost:1', `localhost.evil.example:${own}`, `LOCALHOST.:${own}`, '0.0.0.0', `0.0.0.0:${own}`,
  `192.168.1.2:${own}`, `[::ffff:127.0.0.1]:${own}`, `127.1:${own}`, `2130706433:${own}`, `0x7f000001:${own}`, `localhost:${own}@evil.example`,
  `evil.example#localhost:${own}`, '', undefined, [`localhost:${own}`, 'evil.example'], ['evil.example', `localhost:${own}`],
]; // prettier-ignore
const origins = (own: string) => [
  undefined, 'null', '', 'https://evil.example', `https://localhost:${own}`, 'http://localhost', 'http://localhost:1', `http://127.0.0.1:${own}`, 'file://',
  `http://localhost:${own}/`, `http://localhost:${own}.evil.example`, `http://evil.example:${own}`, `HTTP://LOCALHOST:${own}`, `http://a@localhost:${own}`,
  'chrome-extension://abc', 'vscode-webview://abc', [`http://localhost:${own}`, 'https://evil.example'], ['https://evil.example', `http://localhost:${own}`],
]; // prettier-ignore
const SITES = [
  undefined,
  '',
  'none',
  'cross-site',
  'same-site',
  'Same-Origin',
  'same-origin, cross-site',
  'x',
  ['same-origin', 'cross-site'],
];
const TYPES = [
  undefined, '', 'text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x',
  'application/json; charset=utf-8', 'application/json,text/plain', 'APPLICATION/JSON;', 'text/json', 'application/csp-report', 'image/svg+xml', '*/*',
]; // prettier-ignore
const tokens = (own: string) => [
  undefined, '', 'x', '0'.repeat(64), own.slice(1), own.slice(0, -1), `${own}0`, own.toUpperCase() === own ? 'x' : own.toUpperCase(), `${own} ${own}`, `"${own}"`,
  `Bearer ${own}`, [own, own], [own, 'x'], ['x', own], own.split('').toReversed().join(''), 'undefined', 'null', '[object Object]', `${own}, ${own}`,
]; // prettier-ignore
const METHODS = [
  'GET',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'post',
  'Post',
  'PROPFIND',
  'QUERY',
  'XPOST',
  'POST\tX',
];
const PATHS = [
  '/__waybill/edit/', '/__waybill/edit?', '/__waybill/edit?x', '/__waybill//edit', '//__waybill/edit', '/__waybill/edit/../edit', '/__waybill/%65dit', '/__waybill/edit%00',
  '/__WAYBILL/edit', '/__waybill/edit;x', '/__waybill\\edit', '\\__waybill\\edit', '/..\\__waybill\\edit', '/%2e/__waybill/edit', '/./__waybill/edit', '/a/../__waybill/edit',
  '/@fs/__waybill/edit', '/__waybill/edit#x', '/__waybill/write', '/__waybill/edit/beside/secret.yaml', '/__waybill/%2e%2e/edit',
]; // prettier-ignore
const LENGTHS: Attack[] = [
  ...header('content-length', [
    undefined,
    '-1',
    '10737418240',
    '1000001',
    '1e3',
    '0x10',
    '',
    '99999999999999999999',
    ['5', '6'],
    '0',
  ]),
  { headers: { 'content-length': undefined, 'transfer-encoding': 'chunked' }, body: '5\r\nhello\r\n0\r\n\r\n' },
  { headers: { 'transfer-encoding': 'chunked' } },
  { headers: { 'transfer-encoding': 'xchunked' } },
  { headers: { 'content-encoding': 'gzip' } },
  { headers: { 'content-encoding': 'identity' } },
  { headers: { 'content-length': '20' } },
];
const WISHES: ((hash: string) => unknown)[] = [
  () => null, () => [], () => 'x', () => 1, () => '', () => '{', () => '{"base":', () => '\u0000', () => ({}), () => ({ edits: [] }), () => ({ base: '' }),
  ...[
    { file: '/etc/passwd' }, { file: '../beside/secret.yaml' }, { path: 'beside/secret.yaml' }, { offset: 0 }, { start: 0, end: 5, text: 'x' }, { manifest: 'x' },
    { undo: true }, { state: true }, { __proto__x: 1 }, { token: 'x' }, { splices: [{ start: 0, end: 1, text: 'x' }] },
  ].map((more) => (hash: string) => ({ base: hash, edits: [], ...more })),
  ...['', 'x', '0'.repeat(63), '0'.repeat(65), 'G'.repeat(64), '../../etc/passwd', 1, null, [], {}].map((one) => () => ({ base: one, edits: [] })),
  ...[
    'x', {}, 1, null, [null], [1], ['x'], [[]], [{}], [{ op: 'test', path: '', value: 1 }], [{ op: 'constructor', path: '/a' }], [{ op: '__proto__', path: '/a' }],
    [{ op: 'remove' }], [{ op: 'remove', path: 1 }], [{ op: 'remove', path: 'brand' }], [{ op: 'remove', path: '../x' }], [{ op: 'remove', path: '/a~2' }],
    [{ op: 'remove', path: '/brand', value: 1 }], [{ op: 'remove', path: '/brand', file: 'x' }], [{ op: 'replace', path: '/brand' }],
    [{ op: 'move', from: 'x', path: '/brand' }], [{ op: 'move', path: '/brand' }], [{ op: 'rename', path: '/brand', name: 1 }], [{ op: 'rename', path: '/brand' }],
    [{ op: 'add', path: '/x', value: 1, after: 1 }], [{ op: 'replace', path: '/brand', value: 1, after: 'x' }], [{ op: 'remove', path: `/${'a'.repeat(2000)}` }],
    Array.from({ length: 1001 }, () => ({ op: 'remove', path: '/x' })), [{ op: 'remove', path: '/brand', start: 0, end: 9 }],
  ].map((edits) => (hash: string) => ({ base: hash, edits })),
  ...[0.5, -1, '1', null, [], false, 1e99].map((undo) => () => ({ undo })),
  ...[-1, 0.5, '0', null, [], {}, 'ALL', '../x', 1e99].map((revert) => (hash: string) => ({ base: hash, from: hash, revert })),
  ...['', 'x', null, 1, '../../etc/passwd', 'HEAD'].map((from) => (hash: string) => ({ base: hash, from, revert: 0 })),
  ...['HEAD', '--all', '-x', '', '0'.repeat(39), '0'.repeat(41), `${'0'.repeat(40)}^`, 'a;touch x', '$(touch x)', '../x', 1, null, ['0'.repeat(40)], 'G'.repeat(40)].map((revertCommit) => (hash: string) => ({ base: hash, revertCommit })),
  (hash) => ({ base: hash, revertCommit: '0'.repeat(40), file: 'x' }), (hash) => ({ base: hash, revert: 0 }), (hash) => ({ base: hash, from: hash, revert: 0, text: 'x' }),
  ...[1, 'true', null, false].map((redo) => () => ({ redo })),
  ...[1, 'true', null, '../x'].map((look) => () => ({ look })),
]; // prettier-ignore
/** Wishes that are well formed, and that the manifest does not allow. */
const REFUSED: ((hash: string) => unknown)[] = [
  [{ op: 'remove', path: '/no/such/place' }], [{ op: 'remove', path: '' }], [{ op: 'replace', path: '/__proto__/x', value: 1 }], [{ op: 'remove', path: '/constructor' }],
  [{ op: 'add', path: '/routes/999', value: 1 }], [{ op: 'add', path: '/routes/01', value: 1 }], [{ op: 'add', path: '/routes/-1', value: 1 }], [{ op: 'move', from: '/brand', path: '/brand/x' }],
  [{ op: 'replace', path: '', value: 'x' }], [{ op: 'replace', path: '', value: null }], [{ op: 'replace', path: '', value: [] }], [{ op: 'rename', path: '/brand', name: 'routes' }],
  [{ op: 'remove', path: '/routes/length' }], [{ op: 'copy', from: '/nothing', path: '/x' }],
].map((edits) => (hash: string) => ({ base: hash, edits })); // prettier-ignore

/** Sends a picture; nothing of it may be kept, from anyone. */
const picture = (headers: Attack['headers']): Attack => ({ path: '/__waybill/picture', body: '<svg xmlns="http://www.w3.org/2000/svg"/>', headers: { 'content-type': 'application/octet-stream', ...headers } }); // prettier-ignore
const pictures = (name: string, values: (string | string[] | undefined)[]) => values.map((value) => picture({ [name]: value })); // prettier-ignore

const groups: [string, () => Attack[]][] = [
  [
    'pictures of other pages',
    () => [
      ...pictures('host', hosts(port)),
      ...pictures('origin', origins(port)),
      ...pictures('sec-fetch-site', SITES),
      ...pictures('x-waybill-token', tokens(token)),
    ],
  ],
  [
    'pictures by forms',
    () =>
      pictures('content-type', [
        'multipart/form-data; boundary=x',
        'image/svg+xml',
        'application/json',
        'text/plain',
        undefined,
        '',
        'application/octet-stream; x=1',
      ]),
  ],
  [
    'pictures without end',
    () => pictures('content-length', [undefined, '-1', '10737418240', '52428801', '1e3', '', ['5', '6']]),
  ],
  ['names of pictures', () => pictures('x-waybill-name', ['%', '%E0%A4%A', 'x'.repeat(2001), ['a', 'b']])],
  ['hosts', () => header('host', hosts(port))],
  ['hosts with an origin that fits', () => hosts(port).filter((host) => typeof host === 'string').map((host) => ({ headers: { host, origin: `http://${host}` } }))], // prettier-ignore
  ['origins', () => header('origin', origins(port))],
  ['places that the browser names', () => header('sec-fetch-site', SITES)],
  ['types of the body', () => header('content-type', TYPES)],
  ['tokens', () => header('x-waybill-token', tokens(token))],
  ['methods', () => METHODS.map((method) => ({ method }))],
  ['paths', () => PATHS.map((path) => ({ path }))],
  ['lengths and encodings', () => LENGTHS],
  ['bodies', () => WISHES.map((make) => ({ body: make(base) }))],
  ['edits that the manifest does not allow', () => REFUSED.map((make) => ({ body: make(base) }))],
  ['hashes of no text', () => [{ body: { ...edit(), base: '0'.repeat(64) } }]],
];

let count = 0;
describe('refused, with the file unchanged:', () => {
  test.each(groups)('%s', async (_name, make) => {
    const attacks = make();
    count += attacks.length;
    const answers = await Promise.all(attacks.map((attack) => send(attack)));
    for (const [index, answer] of answers.entries()) {
      const shown = JSON.stringify(attacks[index]);
      // A path that is no address of an edit may be one of the site; what matters is the file.
      if (!attacks[index]!.path)
        expect([0, 400, 403, 404, 405, 411, 413, 415, 422, 501], `${shown}\n${answer}`).toContain(statusOf(answer));
      expect(answer, shown).not.toMatch(/access-control-allow/i);
      expect(answer, shown).not.toContain('secret');
    }
    expect(readFileSync(manifest).equals(before)).toBe(true);
  });
});

test('no picture of them is kept', () => {
  expect(readdirSync(join(folder, 'public/images'))).toEqual(readdirSync('examples/bicycle-workshop/public/images'));
});

test('these are more than 200, and they leave nothing behind', () => {
  expect(count).toBeGreaterThan(200);
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(readFileSync(join(folder, 'beside/secret.yaml'), 'utf8')).toBe('a: secret\n');
});

test('no page of another site may show one of these in a frame, or read the token', async () => {
  const answer = await fetch(dev.url);
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  const foreign = await fetch(dev.url, { headers: { origin: 'https://evil.example' } });
  expect(await foreign.text()).not.toContain(token);
});

test('a page of this server may: one line changes, and undo gives the bytes back', async () => {
  const written = JSON.parse(bodyOf(await send({ body: edit('Spokes & Co') }))) as Record<string, unknown>;
  expect(written).toMatchObject({ kind: 'written', lines: 1, canUndo: true });
  expect(readFileSync(manifest, 'utf8')).toContain('Spokes & Co');
  expect(JSON.parse(bodyOf(await send({ body: { undo: true } })))).toMatchObject({ kind: 'written', hash: base });
  expect(readFileSync(manifest).equals(before)).toBe(true);
});
