/** Killed while people pay, again and again: what the gateway captured is paid in the database, with one mail. */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DemoGateway } from '../../scripts/demo-gateway/gateway.ts';
import { Poll } from '../../server/payments/poll.ts';
import { openStore } from '../../server/store/open-store.ts';
import { databases } from '../support/service/database-servers.ts';
import type { Database } from '../support/service/database-servers.ts';
import { choose, comeBack, demoAccount, gatewayVariables, goToGateway } from '../support/service/payments.ts';
import { makeFolder } from '../support/files/folder.ts';
import { Server } from './server.ts';

const KILLS = 15;
const BUYERS = 12;
const HOUR = 3_600_000;

describe.each(databases)('killed while people pay, with %s', (_name, open) => {
  const data = makeFolder();
  const gateway = new DemoGateway();
  let url: string;
  let database: Database;
  beforeAll(async () => {
    database = await open();
    url = await gateway.listen(0);
  });
  afterAll(async () => {
    await gateway.app.close();
    database?.remove();
    rmSync(data, { recursive: true, force: true });
  });

  test('no captured payment is lost, and none is mailed twice', async () => {
    const environment = { ...gatewayVariables(url), ...database.environment };
    const site = inject('school');
    const servers = [await Server.start({ site, data, environment }), await Server.start({ site, data, environment })];
    const load = { isOver: false };
    let done = 0;
    /** A buyer does one of all that buyers do, and meets a dead server now and then. */
    const pay = async (index: number) => {
      const door = { service: servers[index % 2]!, gateway };
      const txnid = await goToGateway(door);
      const first = choose(door, txnid, (['pay', 'fail', 'pending', 'close', 'fail'] as const)[index % 5]!);
      if (index % 5 !== 3) await Promise.all([comeBack(door, first), comeBack(door, first, '/api/paid/webhook')]);
      if (index % 10 === 4) await comeBack(door, choose(door, txnid, 'pay'));
      if (index % 10 === 1) choose(door, txnid, 'close'); // captured when everybody is gone
      done++;
    };
    let next = 0;
    const buy = async () => {
      while (!load.isOver) await pay(next++).catch(() => wait(20));
    };
    const buyers = Array.from({ length: BUYERS }, buy);
    for (let kills = 0; kills < KILLS; kills++) {
      const before = done;
      await expect.poll(() => done - before, { timeout: 60_000 }).toBeGreaterThan(20);
      await wait(Math.random() * 300);
      const server = servers[kills % 2]!;
      await server.kill();
      await server.start();
    }
    load.isOver = true;
    await Promise.all(buyers);
    for (const server of servers) await server.kill();

    const store = await openStore({ databaseUrl: database.environment['DATABASE_URL'], dataFolder: data });
    const start = Date.now();
    for (let hours = 1; hours <= 26; hours += 5) {
      const clock = () => start + hours * HOUR;
      await new Poll({ store, gateway: demoAccount(url), log: { info() {}, error() {} }, clock }).run();
    }
    const payments = await store.db.selectFrom('payments').select(['txnid', 'state', 'check_at']).execute();
    const rows = await store.db.selectFrom('outbox').select('subject').where('kind', '=', 'payment').execute();
    await store.close();
    const captured = [...gateway.payments].flatMap(([txnid, { status }]) => (status === 'success' ? [txnid] : []));
    console.log(`${KILLS} kills, ${payments.length} orders, ${captured.length} captured`);
    const paid = payments.flatMap(({ txnid, state }) => (state === 'paid' ? [txnid] : []));
    expect(paid.toSorted()).toEqual(captured.toSorted());
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(captured.toSorted());
    expect(payments.filter(({ check_at }) => check_at !== 0)).toEqual([]);
  });
});
