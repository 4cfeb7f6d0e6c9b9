/** All operations succeed while other processes constantly write into the same SQLite file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { erase, findPersonalData } from '../../../server/leads/erase.ts';
import { releaseLead, retryDeliveries } from '../../../server/leads/quarantine.ts';
import { eraseExpired } from '../../../server/leads/retention.ts';
import { Ledger } from '../../../server/payments/ledger.ts';
import { OutboxRows } from '../../../server/outbox/rows.ts';
import type { Store } from '../../../server/store/store.ts';
import { newDatabase, openDatabase } from '../../support/service/databases.ts';
import { addLead, mailTo } from '../../support/service/leads.ts';
import { BUYER } from '../../support/service/payments.ts';

const NOW = Date.parse('2026-11-21T03:30:00Z');
const BUYER_ROW = { amount: 1, product: 'Test', name: BUYER.firstname, mail: BUYER.email, phone: BUYER.phone };

/** Opens two stores on a database into which other processes write. */
async function openBusy(processes: number): Promise<{ file: string; stores: [Store, Store] }> {
  const database = await newDatabase('sqlite');
  const stores: [Store, Store] = [await openDatabase(database), await openDatabase(database)];
  const file = join(database.dataFolder, 'waybill.db');
  for (let count = 0; count < processes; count++) await startWriter(file);
  return { file, stores };
}

async function startWriter(file: string): Promise<void> {
  const child = spawn(process.execPath, ['tests/support/service/busy-writer.ts', file], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  await once(child.stdout, 'data');
}

test('payments are settled, mails claimed, leads stored, released and erased', async () => {
  const { stores } = await openBusy(2);
  const channel = mailTo('smtp://127.0.0.1:9', stores[0]);
  await Promise.all(
    stores.flatMap((store, index) => {
      const ledger = new Ledger(store.db);
      return Array.from({ length: 25 }, async (_, number) => {
        const txnid = await ledger.open(BUYER_ROW, NOW);
        const verdict = { state: 'paid', gatewayId: `${index}-${number}`, status: 'captured' } as const;
        expect(await ledger.settle(txnid, verdict, NOW)).toMatchObject({ state: 'paid' });
        const suspicious = await addLead(store, { suspicions: ['haste'], now: NOW });
        expect(await releaseLead(store, suspicious, ['mail'], NOW)).toBe(true);
        const [rows] = await new OutboxRows(store).claim(channel, 1, NOW);
        await new OutboxRows(store).markDone(rows!, NOW);
        await retryDeliveries(store, suspicious, NOW);
        expect((await findPersonalData(store, { id: suspicious })).leads).toEqual([suspicious]);
        await erase(store, { leads: [suspicious], payments: [txnid] });
      });
    }),
  );
  await eraseExpired(stores[0], 100_000, NOW);
});

test('readers do not wait for the writers', async () => {
  const { file, stores } = await openBusy(0);
  const [store] = stores;
  const txnid = await new Ledger(store.db).open(BUYER_ROW, NOW);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const settling = new Ledger(store.db).settle(txnid, { state: 'paid', gatewayId: '1', status: 'captured' }, NOW);
  expect(await new Ledger(store.db).find(txnid)).toMatchObject({ state: 'created' });
  await store.check();
  other.exec('rollback');
  other.close();
  expect(await settling).toMatchObject({ state: 'paid' });
});

test('a backup is completed', async () => {
  const { file, stores } = await openBusy(0);
  const big = new DatabaseSync(file);
  big.exec('create table filler (text text); begin');
  const insert = big.prepare('insert into filler values (?)');
  for (let count = 0; count < 20_000; count++) insert.run('x'.repeat(2000));
  big.exec('commit');
  big.close();
  await startWriter(file);
  const copy = `${file}.copy`;
  await stores[0].backup(copy);
  const copied = new DatabaseSync(copy, { readOnly: true });
  expect(copied.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(copied.prepare('select count(*) as count from filler').get()).toEqual({ count: 20_000 });
  copied.close();
  rmSync(copy);
});
