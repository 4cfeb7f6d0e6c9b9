/** Every lead reaches the staff, whatever the mail server does. */
import { describe, expect, test } from 'vitest';
import { Metrics } from '../../../server/http/status/metrics.ts';
import { retryDeliveries } from '../../../server/leads/quarantine.ts';
import { kinds, newStore } from '../../support/service/databases.ts';
import {
  addLead,
  Clock,
  SHORT_TIMEOUTS,
  LogText,
  mailTo,
  newWorker,
  PERSON,
  rowsOf,
  STAFF,
} from '../../support/service/leads.ts';
import { MailServer } from '../../support/service/mail-server.ts';
import type { Behaviour } from '../../support/service/mail-server.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

describe.each(kinds)('$kind', ({ kind }) => {
  test('a lead is mailed at once, with all that was typed, ready to be answered', async () => {
    const [store, server] = [await newStore(kind), await new MailServer().start()];
    const worker = newWorker(store, { channels: [mailTo(server.url, store)], poll: HOUR });
    worker.start();
    await worker.run();
    const id = await addLead(store, { now: Date.parse('2026-11-21T03:47:38Z') });
    worker.wake(); // it would look by itself only after an hour
    await expect.poll(() => server.mails.length, { interval: 5 }).toBe(1);
    await worker.stop();
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      subject: 'New message: Canary Person',
      messageId: `<${id}@www.site.example>`,
      replyTo: [{ address: PERSON.email }],
      from: { address: 'site@site.example' },
      recipients: [STAFF],
    });
    expect(mail!.text).toBe(
      [
        'Your name: Canary Person',
        'Phone number: +91 98400 12345',
        'Mail address: canary.person@mail.example',
        'Service: Bookkeeping',
        'What happened:',
        '  My father is ill.',
        '  Please call.',
        '',
        'Received: 2026-11-21T09:17:38+05:30',
        'Form: contact, https://www.site.example',
        `Lead: ${id}`,
        '',
      ].join('\n'),
    );
    const [row] = await rowsOf(store);
    expect(row).toMatchObject({ attempts: 1, failed_at: 0, leased_until: 0, error: '' });
    expect(row!.done_at).toBeGreaterThan(0);
  });

  test('what another process left is found without a word', async () => {
    const [store, server] = [await newStore(kind), await new MailServer().start()];
    const worker = newWorker(store, { channels: [mailTo(server.url, store)], poll: 30 });
    worker.start();
    await worker.run();
    await addLead(store);
    await expect.poll(() => server.mails.length).toBe(1);
    await worker.stop();
  });

  test.each<[string, Behaviour | 'refused', string]>([
    ['a refused connection', 'refused', 'ECONNREFUSED'],
    ['421', 421, '421'],
    ['451', 451, '451'],
    ['550', 550, '550'],
    ['a server that says nothing', 'hang', 'ETIMEDOUT'],
    ['a connection cut after the mail was taken', 'cut', 'E'],
  ])('%s: the lead is mailed later, under the same Message-ID', async (_name, behaviour, code) => {
    const [store, server, clock, logged] = [await newStore(kind), new MailServer(), new Clock(), new LogText()];
    await server.start();
    const channels = [mailTo(server.url, store, behaviour === 'hang' ? SHORT_TIMEOUTS : undefined)];
    const worker = newWorker(store, { channels, now: clock.now, log: logged.log });
    const id = await addLead(store, { now: clock.time });
    if (behaviour === 'refused') await server.stop();
    else server.behaviour = behaviour;
    await worker.run();
    const [failed] = await rowsOf(store);
    expect(failed).toMatchObject({ attempts: 1, done_at: 0, failed_at: 0, leased_until: 0 });
    expect(failed!.error).toContain(code);
    expect(failed!.due_at - clock.time).toBe(30 * SECOND);
    expect(`${failed!.error}\n${logged.text}`).not.toMatch(/staff|Canary|@/i);
    await worker.run();
    expect(await rowsOf(store), 'not before it is due').toEqual([failed]);

    if (behaviour === 'refused') await server.start();
    server.behaviour = 'accept';
    clock.time += 30 * SECOND;
    await newWorker(store, { channels: [mailTo(server.url, store)], now: clock.now }).run();
    const taken = behaviour === 'cut' ? 2 : 1;
    expect(server.messageIds).toEqual(Array<string>(taken).fill(`<${id}@www.site.example>`));
    expect((await rowsOf(store))[0]).toMatchObject({ attempts: 2, done_at: clock.time, error: '' });
  });

  test('two hours without a mail server: all arrive, soon after it is back', async () => {
    const [store, server, clock] = [await newStore(kind), await new MailServer().start(), new Clock()];
    const worker = newWorker(store, { channels: [mailTo(server.url, store)], now: clock.now });
    await server.stop();
    const start = clock.time;
    const ids: string[] = [];
    for (; clock.time < start + 2 * HOUR; clock.time += 10 * 60 * SECOND) {
      ids.push(await addLead(store, { now: clock.time }));
      await worker.run();
    }
    await server.start();
    for (let wait = 0; wait < 130 && server.mails.length < ids.length; wait++) {
      clock.time += 60 * SECOND;
      await worker.run();
    }
    expect(server.messageIds.toSorted()).toEqual(ids.map((id) => `<${id}@www.site.example>`).toSorted());
    expect(clock.time - start).toBeLessThan(4.3 * HOUR);
  });

  test('after 72 hours a lead is given up with an alarm, and a retry mails it', async () => {
    const [store, server, clock, logged] = [await newStore(kind), new MailServer(), new Clock(), new LogText()];
    await server.start();
    await server.stop();
    const metrics = new Metrics(store);
    const channels = [mailTo(server.url, store)];
    const worker = newWorker(store, { channels, now: clock.now, log: logged.log, metrics });
    const lead = await addLead(store, { now: clock.time });
    const start = clock.time;
    const pauses: number[] = [];
    for (;;) {
      await worker.run();
      const [row] = await rowsOf(store);
      if (row!.failed_at > 0) break;
      pauses.push(row!.due_at - clock.time);
      clock.time = row!.due_at;
    }
    expect(clock.time - start).toBe(72 * HOUR);
    expect(pauses[0]).toBe(30 * SECOND);
    expect(Math.max(...pauses)).toBe(2 * HOUR);
    expect(pauses.length).toBeLessThan(50);
    const [row] = await rowsOf(store);
    const lines = logged.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.at(-1)).toMatchObject({ level: 'error', msg: 'given up', outbox: row!.id, lead, channel: 'mail' });
    expect(await metrics.text()).toContain('waybill_deliveries_total{channel="mail",result="given up"} 1');
    expect(await metrics.text()).toContain('waybill_outbox_given_up 1');

    await server.start();
    clock.time += HOUR;
    await worker.run();
    expect(server.mails).toEqual([]);
    expect(await retryDeliveries(store, lead, clock.time)).toBe(1);
    await worker.run();
    expect(server.messageIds).toEqual([`<${lead}@www.site.example>`]);
  });

  test('without mail settings leads wait and count no attempts; with them they are sent', async () => {
    const [store, server] = [await newStore(kind), await new MailServer().start()];
    await addLead(store);
    await newWorker(store, { channels: [] }).run();
    expect((await rowsOf(store))[0]).toMatchObject({ attempts: 0, first_tried_at: 0, done_at: 0 });
    await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
    expect(server.mails).toHaveLength(1);
  });
});
