/** Workers side by side, one after another, and at their end. */
import { describe, expect, test } from 'vitest';
import { LEASE, OutboxRows } from '../../../server/outbox/rows.ts';
import { kinds, newDatabase, newStore, openDatabase } from '../../support/service/databases.ts';
import { addLead, Clock, mailTo, newWorker, rowsOf } from '../../support/service/leads.ts';
import { MailServer } from '../../support/service/mail-server.ts';

describe.each(kinds)('$kind', ({ kind }) => {
  test('two instances at once send each lead once', async () => {
    const [database, server] = [await newDatabase(kind), await new MailServer().start()];
    const stores = [await openDatabase(database), await openDatabase(database)];
    const ids = await Promise.all(Array.from({ length: 60 }, (_, index) => addLead(stores[index % 2]!)));
    const workers = stores.map((store) => newWorker(store, { channels: [mailTo(server.url, store)] }));
    await Promise.all(workers.map((worker) => worker.run()));
    expect(server.messageIds.toSorted()).toEqual(ids.map((id) => `<${id}@www.site.example>`).toSorted());
  });

  test('what a crashed worker had taken is sent by the next one when the lease is over, not before', async () => {
    const [store, server, clock] = [await newStore(kind), await new MailServer().start(), new Clock()];
    const channel = mailTo(server.url, store);
    const id = await addLead(store, { now: clock.time });
    const [taken] = await new OutboxRows(store).claim(channel, 4, clock.time);
    await channel.deliver(taken!, new AbortController().signal); // sent, but never marked
    const worker = newWorker(store, { channels: [channel], now: clock.now });
    clock.time += LEASE - 1;
    await worker.run();
    expect(server.mails).toHaveLength(1);
    clock.time += 1;
    await worker.run();
    expect(server.messageIds).toEqual([`<${id}@www.site.example>`, `<${id}@www.site.example>`]);
  });

  test('a stop lets what is being sent finish; what takes too long is due again at once', async () => {
    const [store, server] = [await newStore(kind), await new MailServer().start()];
    server.behaviour = { delay: 150 };
    await addLead(store);
    const patient = newWorker(store, { channels: [mailTo(server.url, store)] });
    patient.wake();
    await expect.poll(() => server.mails.length, { interval: 5 }).toBe(1);
    await patient.stop();
    expect((await rowsOf(store))[0]!.done_at).toBeGreaterThan(0);

    server.behaviour = { delay: 30_000 }; // far longer than a busy machine may take to notice
    await addLead(store);
    const hasty = newWorker(store, { channels: [mailTo(server.url, store)], stopTimeout: 20 });
    hasty.wake();
    await expect.poll(() => server.mails.length, { interval: 5 }).toBe(2);
    await hasty.stop();
    expect((await rowsOf(store))[1]).toMatchObject({ done_at: 0, leased_until: 0, failed_at: 0 });
    hasty.wake();
    expect((await rowsOf(store))[1]).toMatchObject({ attempts: 1 });
  });
});
