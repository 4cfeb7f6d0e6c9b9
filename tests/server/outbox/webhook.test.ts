/** A webhook's receiver can trust what it gets, and gets it in the end. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { signWebhook } from '../../../server/outbox/signature.ts';
import { webhookChannel } from '../../../server/outbox/webhook.ts';
import type { Store } from '../../../server/store/store.ts';
import { kinds, newStore } from '../../support/service/databases.ts';
import { addLead, Clock, LogText, newWorker, PERSON, rowsOf } from '../../support/service/leads.ts';

const KEY = Buffer.from('a key of the test, 32 bytes long');
/** Milliseconds in which a request has reached the receiver, on a busy machine as well. */
const REACHED = 2000;
const SECRET = `whsec_${KEY.toString('base64')}`;

/** A receiver whose answers are a list of status codes; the last one stays. 0: never answers. */
async function startReceiver(...statuses: number[]) {
  const calls: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const status = statuses[Math.min(calls.length, statuses.length - 1)]!;
    calls.push({ path: request.url!, headers: request.headers, body: await text(request) });
    if (status === 0) return;
    response.writeHead(status, { location: '/elsewhere' }).end('said of Canary Person');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, calls };
}

function newWebhookWorker(store: Store, url: string, clock: Clock, { log = new LogText().log, timeout = 10_000 } = {}) {
  const channel = webhookChannel({ url, secret: SECRET }, store.db, { timeout, now: clock.now });
  return newWorker(store, { channels: [channel], now: clock.now, log }).run();
}

test('signatures are those of the specification', () => {
  // The example of standardwebhooks.com's own libraries.
  const body = '{"test": 2432232314}';
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body };
  expect(signWebhook(message, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
  expect(signWebhook(message, 'plain')).not.toBe(signWebhook(message, 'whsec_plain'));
});

describe.each(kinds)('$kind', ({ kind }) => {
  test('a lead is posted with its fields and suspicions, signed', async () => {
    const [store, clock, receiver] = [await newStore(kind), new Clock(), await startReceiver(204)];
    const values = { ...PERSON, message: 'मदद "चाहिए"\n🚁' };
    const id = await addLead(store, { values, now: clock.time, channels: ['webhook'] });
    await newWebhookWorker(store, receiver.url, clock);
    const [{ headers, body }] = receiver.calls as [(typeof receiver.calls)[0]];
    expect(JSON.parse(body)).toEqual({
      id,
      type: 'lead',
      created_at: '2026-11-21T03:30:00.000Z',
      fields: values,
      doubts: [],
    });
    const [row] = await rowsOf(store);
    expect(headers).toMatchObject({ 'webhook-id': row!.id, 'webhook-timestamp': String(clock.time / 1000) });
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(row!.done_at).toBe(clock.time);
  });

  test('suspicious leads are posted one by one, with their suspicions', async () => {
    const [store, clock, receiver] = [await newStore(kind), new Clock(), await startReceiver(200)];
    for (const doubt of ['trap', 'haste'])
      await addLead(store, { suspicions: [doubt], now: clock.time, channels: ['webhook'] });
    clock.time += 3_600_000;
    await newWebhookWorker(store, receiver.url, clock);
    const doubts = receiver.calls.map(({ body }) => (JSON.parse(body) as { doubts: string[] }).doubts.join());
    expect(doubts.toSorted()).toEqual(['haste', 'trap']);
  });

  test('a lead of any length stays below the limit of receivers, and says how much was cut', async () => {
    const [store, clock, receiver] = [await newStore(kind), new Clock(), await startReceiver(204)];
    const values = { ...PERSON, message: 'क"'.repeat(30_000) };
    await addLead(store, { values, now: clock.time, channels: ['webhook'] });
    await newWebhookWorker(store, receiver.url, clock);
    const { body } = receiver.calls[0]!;
    expect(Buffer.byteLength(body)).toBeLessThan(100 * 1024);
    expect(JSON.parse(body)).toMatchObject({ cut: 40_000, fields: { number: PERSON.number } });
  });

  test.each([
    ['500', 500, 'HTTP 500'],
    ['a redirect, which is not followed', 307, 'HTTP 307'],
    ['304', 304, 'HTTP 304'],
    ['no answer', 0, 'TimeoutError'],
  ])('%s is no success: it is tried again, as the same message', async (_name, status, reason) => {
    const [store, clock, logged] = [await newStore(kind), new Clock(), new LogText()];
    const receiver = await startReceiver(status, 200);
    await addLead(store, { now: clock.time, channels: ['webhook'] });
    await newWebhookWorker(store, receiver.url, clock, { log: logged.log, ...(status === 0 && { timeout: REACHED }) });
    const [failed] = await rowsOf(store);
    expect(failed).toMatchObject({ attempts: 1, done_at: 0, due_at: clock.time + 30_000 });
    expect(failed!.error).toBe(reason);
    expect(`${failed!.error}${logged.text}`).not.toMatch(/canary/i);
    clock.time += 30_000;
    await newWebhookWorker(store, receiver.url, clock);
    expect(receiver.calls.map(({ path }) => path)).toEqual(['/hook', '/hook']);
    expect(receiver.calls[0]!.headers['webhook-id']).toBe(receiver.calls[1]!.headers['webhook-id']);
    expect((await rowsOf(store))[0]!.done_at).toBe(clock.time);
  });
});
