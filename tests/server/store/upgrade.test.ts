/** A database that an older Waybill made is brought up to date, and what it got wrong is looked into again. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DemoGateway } from '../../../scripts/demo-gateway/gateway.ts';
import { Poll } from '../../../server/payments/poll.ts';
import type { Store } from '../../../server/store/store.ts';
import { demoAccount } from '../../support/service/payments.ts';
import { kinds, newDatabase, openDatabase } from '../../support/service/databases.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T03:30:00Z');
const LOG = { info() {}, error() {} };

/** Takes back what has been added since the first version, and puts payments in as it left them. */
async function makeOld({ db }: Store, payments: [txnid: string, state: string, status: string][]): Promise<void> {
  await sql`alter table payments drop column failed_at`.execute(db);
  await sql`alter table payments drop column callbacks`.execute(db);
  await sql`alter table leads drop column files`.execute(db);
  await sql`alter table leads drop column language`.execute(db);
  await sql`update schema_version set version = 1`.execute(db);
  for (const [txnid, state, status] of payments)
    await sql`insert into payments (txnid, created_at, amount, product, name, mail, phone, state, gateway_status,
      settled_at, check_at) values (${txnid}, ${NOW - 3 * DAY}, 150050, 'P', 'A', 'a@b.example', '1', ${state}, ${status},
      ${state === 'pending' ? 0 : NOW - 2 * DAY}, 0)`.execute(db);
}

describe.each(kinds)('$kind', ({ kind }) => {
  const gateway = new DemoGateway();
  let url: string;
  beforeAll(async () => void (url = await gateway.listen(0)));
  afterAll(() => gateway.app.close());

  test('payments that had failed once and were never asked about again are asked about', async () => {
    const database = await newDatabase(kind);
    const old = await openDatabase(database);
    await makeOld(old, [
      ['captured since', 'failed', 'failed'],
      ['failed still', 'failed', 'userCancelled'],
      ['abandoned', 'failed', 'not-found'],
      ['paid', 'paid', 'captured'],
      ['left to a person', 'pending', 'auth'],
    ]);
    await old.close();

    const stores = [await openDatabase(database), await openDatabase(database)]; // and once more: nothing is left to do
    const [store] = stores as [Store];
    const asked: string[] = [];
    gateway.verify = ({ var1 = '' }) => {
      asked.push(var1);
      const isPaid = var1 === 'captured since';
      const [status, unmappedstatus] = isPaid ? ['success', 'captured'] : ['failure', 'failed'];
      const details = { mihpayid: `number of ${var1}`, status, unmappedstatus, transaction_amount: '1500.50' };
      return { transaction_details: { [var1]: details } };
    };
    for (let hours = 0; hours < 3; hours++)
      await new Poll({ store, gateway: demoAccount(url), log: LOG, clock: () => NOW + (hours * DAY) / 24 }).run();
    expect(asked.toSorted()).toEqual(['captured since', 'failed still']);
    const payments = await store.db
      .selectFrom('payments')
      .select(['txnid', 'state', 'check_at'])
      .orderBy('txnid')
      .execute();
    expect(payments.map(({ txnid, state, check_at }) => [txnid, state, check_at])).toEqual([
      ['abandoned', 'failed', 0],
      ['captured since', 'paid', 0],
      ['failed still', 'failed', 0],
      ['left to a person', 'pending', 0],
      ['paid', 'paid', 0],
    ]);
    const mails = await store.db.selectFrom('outbox').select(['subject', 'kind']).execute();
    expect(mails).toEqual([{ subject: 'captured since', kind: 'payment' }]);
    const turned = await store.db
      .selectFrom('payments')
      .select('failed_at')
      .where('txnid', '=', 'captured since')
      .execute();
    expect(turned).toEqual([{ failed_at: NOW - 2 * DAY }]);
  });
});
