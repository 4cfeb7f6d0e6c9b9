/** The health endpoints, and the graceful shutdown. */
import { createConnection } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { stop } from '../../../server/http/status/health.ts';
import { ask } from '../../support/http/ask.ts';
import { tryCommandWith } from '../../support/commands.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';
import { schoolOn, startSchool } from '../../support/sites/school.ts';

/** Milliseconds after which every connection is closed, unless a stop is given another time: what ends before was ended. */
const STOP_TIMEOUT = 10_000;

let served: Served | undefined;
afterEach(() => served?.close());

/** An open connection, the data that it has received, and when it was closed. */
function connect(port: number): { socket: Socket; text: () => string; closed: Promise<unknown> } {
  const socket = createConnection(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  socket.on('error', () => {});
  return { socket, text: () => text, closed: new Promise((done) => socket.once('close', done)) };
}

describe('readiness', () => {
  const readiness = async () => {
    const { status, body } = await ask(served!.url, 'GET /readyz');
    return { status, ...(JSON.parse(body.toString()) as object) };
  };

  test('/readyz reports every check by its name', async () => {
    let fails = false;
    const checks = {
      store: async () => {},
      mail: async () => {
        if (fails) throw new Error('secret reason');
      },
    };
    served = await serve(inject('school'), { checks });
    expect(await readiness()).toEqual({ status: 'ok', checks: { store: 'ok', mail: 'ok' } });
    fails = true;
    const answer = await ask(served.url, 'GET /readyz');
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).toBe('{"status":"failed","checks":{"store":"ok","mail":"failed"}}');
    expect((await ask(served.url, 'GET /healthz')).status).toBe(200);
  });

  test('does not wait for a check that hangs', async () => {
    let hasEnded = false;
    const slow = () => wait(30_000, undefined, { ref: false }).then(() => void (hasEnded = true));
    served = await serve(inject('school'), { checks: { store: slow } });
    expect((await ask(served.url, 'GET /readyz')).status).toBe(503);
    expect(hasEnded).toBe(false);
  });

  test('ends when the server begins to stop, while running requests are finished', async () => {
    const [begun, running] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = () => {
      begun.resolve();
      return running.promise;
    };
    served = await serve(inject('school'), { checks: { slow } });
    const { socket, text, closed } = connect(served.port);
    socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await begun.promise;
    const stopped = stop(served.app);
    await wait(200);
    running.resolve();
    await Promise.all([stopped, closed]);
    expect(text()).toMatch(/^HTTP\/1\.1 503 /);
    expect(text()).toContain('"status":"stopping"');
    expect(text()).toMatch(/connection: close/i);
  });
});

describe('the shutdown', () => {
  test('by SIGTERM is announced: /readyz says so while everything else is answered, on connections that close', async () => {
    const { url, process: server } = await startSchool([], { STOP_NOTICE: '60' });
    const ended = new Promise((done) => server.once('exit', done));
    const idle = connect(Number(new URL(url).port));
    server.kill('SIGTERM');
    await expect.poll(async () => (await ask(url, 'GET /readyz')).status).toBe(503);
    expect((await ask(url, 'GET /readyz')).body.toString()).toContain('"status":"stopping"');
    idle.socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await idle.closed;
    expect(idle.text()).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*<\/html>\s*$/i);
    const posted = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ name: 'A', number: '1', email: 'a@b.example', service: 'Others', message: 'Last' }),
    });
    expect(posted.status).toBe(200);
    server.kill('SIGTERM'); // a second signal ends the notice
    expect(await ended).toBe(0);
    await expect(ask(url, 'GET /healthz')).rejects.toThrow('ECONNREFUSED');
  });

  test.each(['', '-1', 'soon', '5s'])('a notice of %j seconds is rejected with a message', async (notice) => {
    const started = tryCommandWith({ STOP_NOTICE: notice }, 'start', ...schoolOn(0));
    expect(started).toMatchObject({ status: 2, stderr: expect.stringContaining('Give seconds, such as 5') });
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s closes idle connections at once, and exits with 0',
    async (signal) => {
      const command = await startSchool();
      const { socket, text, closed } = connect(Number(new URL(command.url).port));
      socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await expect.poll(text).toContain('</html>');
      const exit = new Promise((done) => command.process.once('exit', done));
      const started = performance.now();
      command.process.kill(signal);
      await closed;
      expect(await exit).toBe(0);
      expect(performance.now() - started).toBeLessThan(STOP_TIMEOUT);
    },
  );

  test('closes the connection of a client that never completes its request', async () => {
    served = await serve(inject('school'));
    const { socket, closed } = connect(served.port);
    socket.write('POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
    await wait(200);
    const started = performance.now();
    await stop(served.app, { timeout: 500 });
    await closed;
    expect(performance.now() - started).toBeLessThan(STOP_TIMEOUT);
  });
});

describe('limits', () => {
  test('are set for the duration and the number of connections', async () => {
    served = await serve(inject('school'));
    const { server } = served.app;
    expect(server.requestTimeout).toBe(15_000);
    expect(server.headersTimeout).toBe(10_000);
    expect(server.keepAliveTimeout).toBeLessThanOrEqual(60_000);
    expect(server.maxConnections).toBe(4096);
  });

  test('requests for missing pages cause no warning of a memory leak', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    served = await serve(inject('school'));
    for (const path of ['/nope', '/nope.css', '/assets/nope.js', '/%ff', '/%00', '/.env', '/about.html'])
      for (let time = 0; time < 12; time++) await ask(served.url, `GET ${path}`);
    await wait(50);
    process.off('warning', note);
    expect(warnings.map(({ message }) => message)).toEqual([]);
  });
});
