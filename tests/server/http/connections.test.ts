/** Nobody takes all connections: others are answered while one address opens as many as it can. */
import { createServer } from 'node:http';
import { createConnection } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { MAX_PER_NETWORK, limitConnections } from '../../../server/limits/connections.ts';
import { startService } from '../../support/service/service.ts';
import type { TestService } from '../../support/service/service.ts';

const ATTEMPTS = 4096;
const AT_ONCE = 128;
const [NARROW, WIDE] = MAX_PER_NETWORK as [number, number];

let service: TestService;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await service?.close();
});

/** Opens connections from one of this machine's own addresses; `sockets` has those that stay open. */
async function openMany(count: number, localAddress: string): Promise<void> {
  const port = Number(new URL(service.url).port);
  const one = () =>
    new Promise<void>((done) => {
      const socket = createConnection({ port, host: '127.0.0.1', localAddress });
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => sockets.delete(socket));
      socket.once('connect', done);
      socket.once('close', () => done());
    });
  for (let left = count; left > 0; left -= AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, one));
  // Connections are accepted in their order: where a later one is answered, the server has closed what it will close.
  expect(await askFrom('127.0.0.3')).toMatch(/^HTTP\/1\.1 200 /);
}

const askFrom = (localAddress: string): Promise<string> =>
  new Promise((done) => {
    let answer = '';
    const socket = createConnection({ port: Number(new URL(service.url).port), host: '127.0.0.1', localAddress });
    socket.on('data', (part) => (answer += String(part)));
    socket.on('error', () => {});
    socket.once('close', () => done(answer));
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  });

// Linux answers on all of 127.0.0.0/8; elsewhere there is but one address to try this from.
describe.runIf(process.platform === 'linux')('without a proxy in front', () => {
  test(`one address that opens ${ATTEMPTS} connections holds ${NARROW} of them, and others are answered`, async () => {
    service = await startService(inject('school'));
    await openMany(ATTEMPTS, '127.0.0.2');
    await expect.poll(() => sockets.size).toBe(NARROW);
    expect(await askFrom('127.0.0.2')).toBe('');
    for (const socket of [...sockets].slice(0, 100)) socket.destroy();
    await expect.poll(() => askFrom('127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a proxy that is trusted holds as many as its visitors need', async () => {
    service = await startService(inject('school'), {}, { trustProxy: '127.0.0.2, 10.0.0.0/8' });
    await openMany(NARROW + 200, '127.0.0.2');
    await new Promise((done) => setTimeout(done, 300)); // what the server closed would be gone by then
    expect(sockets.size).toBe(NARROW + 200);
    expect(await askFrom('127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('connections of IPv6', () => {
  /** A server that gets connection events, without connections. */
  function newServer() {
    const server = createServer();
    server.removeAllListeners('connection');
    limitConnections(server, () => false);
    const open = (address: string) => {
      const closed: (() => void)[] = [];
      let isOpen = true;
      const socket = {
        remoteAddress: address,
        destroy: () => (isOpen = false),
        once: (_event: string, listener: () => void) => closed.push(listener),
      };
      server.emit('connection', socket as unknown as Socket);
      return { isOpen, close: () => closed.forEach((listener) => listener()) };
    };
    return { open };
  }

  test('count by /64, and all of a /48 together', () => {
    const { open: connect } = newServer();
    const first = Array.from({ length: NARROW + 50 }, (_, host) => connect(`2001:db8:1:2::${host.toString(16)}`));
    expect(first.filter(({ isOpen }) => isOpen)).toHaveLength(NARROW);
    const spread = Array.from({ length: WIDE }, (_, net) => connect(`2001:db8:1:${(net + 100).toString(16)}::1`));
    expect(spread.filter(({ isOpen }) => isOpen)).toHaveLength(WIDE - NARROW);
    expect(connect('2001:db8:2::1').isOpen).toBe(true);
    expect(connect('::ffff:192.0.2.1').isOpen).toBe(true);
    for (const { close } of [...first, ...spread]) close();
    expect(connect('2001:db8:1:2::1').isOpen).toBe(true);
  });
});
