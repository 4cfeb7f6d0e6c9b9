/** Requests that violate HTTP are rejected by one response with all headers, and nothing after them is read. */
import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startService } from '../../support/service/service.ts';
import type { TestService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService(inject('school'), {});
});
afterAll(() => service?.close());

/** Sends bytes as they stand; gives all that comes back until the connection ends, or for a while. */
function send(text: string, patience = 15_000): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = createConnection(Number(new URL(service.url).port), '127.0.0.1');
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('error', () => {});
    socket.once('close', () => done(answer));
    socket.write(Buffer.from(text, 'latin1'));
    setTimeout(() => socket.destroy(), patience).unref();
  });
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const FORM = 'Content-Type: application/x-www-form-urlencoded';
const post = (...headers: string[]) => lines('POST /api/contact HTTP/1.1', 'Host: localhost', FORM, ...headers);
const get = (...headers: string[]) => lines('GET /about HTTP/1.1', ...headers);
/** What the response to a request after a rejected one would show. */
const SMUGGLED = lines('GET /healthz HTTP/1.1', 'Host: localhost');

const HOSTS: [string, string, number][] = [
  ['two hosts', get('Host: a.example', 'Host: b.example'), 400],
  ['the same host twice', get('Host: localhost', 'Host: localhost'), 400],
  ['two hosts in different cases', get('Host: a.example', 'X: y', 'hOsT: b.example'), 400],
  ['no host', get('Accept: */*'), 400],
  ['an empty host', get('Host: '), 400],
  ['a list of hosts', get('Host: a.example, b.example'), 400],
  ['a host with a blank', get('Host: a b'), 400],
  ['a host with a user', get('Host: a@b.example'), 400],
  ['a host with a path', get('Host: a.example/x'), 400],
  ['a host with a quote', get('Host: a".example'), 400],
  ['a host with a wrong port', get('Host: a.example:x'), 400],
  ['a host with too high a port', get('Host: a.example:65536'), 400],
  ['a host with an open bracket', get('Host: [::1'), 400],
  ['a host beyond ASCII', get('Host: \u00e9.example'), 400],
];
const FRAMING: [string, string, number][] = [
  ['a length and chunks', post('Content-Length: 6', 'Transfer-Encoding: chunked') + '0\r\n\r\n', 400],
  ['chunks and a length', post('Transfer-Encoding: chunked', 'Content-Length: 4') + '0\r\n\r\n', 400],
  ['two lengths', post('Content-Length: 1', 'Content-Length: 2') + 'ab', 400],
  ['one length twice', post('Content-Length: 1', 'Content-Length: 1') + 'a', 400],
  ['a list of lengths', post('Content-Length: 1, 1') + 'a', 400],
  ['a length with a plus', post('Content-Length: +1') + 'a', 400],
  ['a negative length', post('Content-Length: -1') + 'a', 400],
  ['a hexadecimal length', post('Content-Length: 0x1') + 'a', 400],
  ['an empty length', post('Content-Length: '), 400],
  ['a length beyond 64 bits', post('Content-Length: 18446744073709551617') + 'a', 400],
  ['two encodings', post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + '0\r\n\r\n', 400],
  ['identity', post('Transfer-Encoding: identity'), 501],
  ['an unknown encoding', post('Transfer-Encoding: xchunked') + '0\r\n\r\n', 501],
  ['chunks, then gzip', post('Transfer-Encoding: chunked, gzip') + '0\r\n\r\n', 400],
  ['gzip, then chunks', post('Transfer-Encoding: gzip, chunked') + '0\r\n\r\n', 501],
  ['chunks twice', post('Transfer-Encoding: chunked, chunked') + '0\r\n\r\n', 400],
  ['an encoding after a control character', post('Transfer-Encoding: \u000bchunked') + '0\r\n\r\n', 400],
  ['a blank before the colon', post('Transfer-Encoding : chunked') + '0\r\n\r\n', 400],
  ['a folded encoding', post('Transfer-Encoding:', ' chunked') + '0\r\n\r\n', 400],
  [
    'chunks in HTTP/1.0',
    lines('POST /api/contact HTTP/1.0', 'Host: localhost', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
    400,
  ],
  ['a chunk of a negative size', post('Transfer-Encoding: chunked') + '-1\r\n\r\n', 400],
  ['a chunk with 0x', post('Transfer-Encoding: chunked') + '0x1\r\na\r\n0\r\n\r\n', 400],
  ['a space after a size', post('Transfer-Encoding: chunked') + '1 \r\na\r\n0\r\n\r\n', 400],
  ['chunks with bare line feeds', post('Transfer-Encoding: chunked') + '1\na\n0\n\n', 400],
  ['a line feed in an extension', post('Transfer-Encoding: chunked') + '1;a\nb\r\na\r\n0\r\n\r\n', 400],
  ['a chunk longer than it says', post('Transfer-Encoding: chunked') + '1\r\naXX0\r\n\r\n', 400],
];
const SHAPES: [string, string, number][] = [
  ['bare line feeds', 'GET /about HTTP/1.1\nHost: localhost\n\n', 400],
  ['a bare line feed in a header', 'GET /about HTTP/1.1\r\nHost: localhost\nX: y\r\n\r\n', 400],
  ['a bare carriage return', 'GET /about HTTP/1.1\r\nHost: localhost\rX: y\r\n\r\n', 400],
  ['a folded header', get('Host: localhost', 'X: a', ' b'), 400],
  ['NUL in a header', get('Host: localhost', 'X: a\u0000b'), 400],
  ['a header without a name', get('Host: localhost', ': b'), 400],
  ['a blank before the first header', 'GET /about HTTP/1.1\r\n Host: localhost\r\n\r\n', 400],
  ['a blank in the address', lines('GET /a b HTTP/1.1', 'Host: localhost'), 400],
  ['letters beyond ASCII in the address', lines('GET /\u00e9 HTTP/1.1', 'Host: localhost'), 400],
  ['HTTP/2.0', lines('GET /about HTTP/2.0', 'Host: localhost'), 505],
  ['HTTP/0.9', 'GET /about\r\n\r\n', 505],
  ['HTTP/1.2', lines('GET /about HTTP/1.2', 'Host: localhost'), 400],
  ['HTTP/2 straight away', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['an unknown method', lines('FOO /about HTTP/1.1', 'Host: localhost'), 400],
  ['TLS', '\u0016\u0003\u0001\u0002\u0000', 400],
  ['20 KB of headers', get('Host: localhost', `X: ${'x'.repeat(20_000)}`), 431],
  ['an address of 20 KB', lines(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: localhost'), 431],
  ['20 KB of chunk extensions', post('Transfer-Encoding: chunked') + `1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`, 413],
  ['a broken address and two hosts', lines('GET /%zz HTTP/1.1', 'Host: a', 'Host: b'), 400],
];

const COUNT = HOSTS.length + FRAMING.length + SHAPES.length;

describe(`${COUNT} requests that violate HTTP are rejected, and nothing after them is read`, () => {
  test.each([...HOSTS, ...FRAMING, ...SHAPES])('%s', async (_name, request, status) => {
    const answer = await send(request + SMUGGLED);
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.match(/HTTP\/1\.1 /g), 'one answer').toHaveLength(1);
    expect(body).toBe('This request cannot be answered.\n');
    for (const header of [
      /content-security-policy: default-src 'none'/i,
      /x-content-type-options: nosniff/i,
      /x-frame-options: DENY/i,
      /referrer-policy: strict-origin/i,
      /cross-origin-opener-policy: same-origin/i,
      /cross-origin-resource-policy: same-origin/i,
      /permissions-policy: .*camera=\(\)/i,
      /cache-control: no-store/i,
      /connection: close/i,
    ])
      expect.soft(head).toMatch(header);
    expect(await service.context.store.db.selectFrom('leads').select('id').execute()).toEqual([]);
  });
});

describe('what is unusual, but right, is answered', () => {
  test.each([
    ['a host with a port', get('Host: www.a.example:8080', 'Connection: close')],
    ['an IPv6 host', get('Host: [2001:db8::1]:80', 'Connection: close')],
    ['a host that ends in a dot', get('Host: www.a.example.', 'Connection: close')],
    ['HTTP/1.0 with a host', lines('GET /about HTTP/1.0', 'Host: localhost')],
    ['HTTP/1.0 without one, as some monitors ask', lines('GET /about HTTP/1.0')],
    ['a whole address', lines('GET http://localhost/about HTTP/1.1', 'Host: localhost', 'Connection: close')],
    ['an unknown expectation', get('Host: localhost', 'Expect: wonders', 'Connection: close')],
    ['an upgrade that is not offered', get('Host: localhost', 'Connection: close, upgrade', 'Upgrade: h2c')],
  ])('%s', async (_name, request) => {
    const answer = await send(request);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/content-security-policy: /i);
    expect(answer).toContain('</html>');
  });
});

test('half a request is answered with 408 and all headers when its time is over', async () => {
  const hasty = await startService(inject('school'), {});
  hasty.app.server.headersTimeout = 100;
  const whole = service;
  service = hasty;
  const answer = await send('GET /about HTTP/1.1\r\nHost: localhost\r\nX-Half: ');
  service = whole;
  await hasty.close();
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
});
