/** What is to be forgotten is forgotten: after its time, and when somebody asks. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { erase, findPersonalData } from '../../../server/leads/erase.ts';
import type { EraseQuery } from '../../../server/leads/erase.ts';
import { eraseExpired, startRetention } from '../../../server/leads/retention.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Payment } from '../../../server/store/tables.ts';
import { kinds, newDatabase, newStore, openDatabase } from '../../support/service/databases.ts';
import { filesWith } from '../../support/files/files-with.ts';
import { addLead, LogText, PERSON, rowsOf } from '../../support/service/leads.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T03:30:00Z');

async function addPayment(store: Store, txnid: string, changes: Partial<Payment> = {}): Promise<void> {
  const { name, email, number } = PERSON;
  const payment = { txnid, created_at: NOW, amount: 500_00, product: 'Plan', name, mail: email, phone: number };
  await store.db
    .insertInto('payments')
    .values({ ...payment, state: 'paid', settled_at: NOW, check_at: 0, ...changes })
    .execute();
}

/** Every text of every table. */
async function dump({ db }: Store): Promise<string> {
  const tables = [db.selectFrom('leads'), db.selectFrom('outbox'), db.selectFrom('payments')] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => (table as (typeof tables)[0]).selectAll().execute())));
}

describe.each(kinds)('$kind', ({ kind }) => {
  test('leads are erased after their time, with their outbox rows; others stay', async () => {
    const store = await newStore(kind);
    for (let count = 0; count < 450; count++)
      await addLead(store, { now: NOW - 180 * DAY - 1 - count, channels: ['mail', 'webhook'] });
    const young = await addLead(store, { now: NOW - 180 * DAY });
    expect(await eraseExpired(store, 180, NOW)).toEqual({ leads: 450, payments: 0 });
    const leads = await store.db.selectFrom('leads').select('id').execute();
    expect(leads).toEqual([{ id: young }]);
    expect((await rowsOf(store)).map(({ subject }) => subject)).toEqual([young]);
    expect(await eraseExpired(store, 180, NOW)).toEqual({ leads: 0, payments: 0 });
  });

  test('payments keep amounts and lose names, once they need no more inquiries', async () => {
    const store = await newStore(kind);
    const old = { created_at: NOW - 181 * DAY };
    await addPayment(store, 'settled', old);
    await addPayment(store, 'abandoned', { ...old, state: 'created', settled_at: 0 });
    await addPayment(store, 'asked for', { ...old, state: 'pending', settled_at: 0, check_at: NOW });
    await addPayment(store, 'young');
    expect(await eraseExpired(store, 180, NOW)).toEqual({ leads: 0, payments: 2 });
    const payments = await store.db.selectFrom('payments').selectAll().orderBy('txnid').execute();
    expect(payments.map(({ txnid, name, mail, phone, amount }) => [txnid, name + mail + phone !== '', amount])).toEqual(
      [
        ['abandoned', false, 500_00],
        ['asked for', true, 500_00],
        ['settled', false, 500_00],
        ['young', true, 500_00],
      ],
    );
  });

  test('it is done at the start, again and again, and says how much', async () => {
    const [store, logged] = [await newStore(kind), new LogText()];
    await addLead(store, { now: Date.now() - 3 * DAY });
    const retention = startRetention(store, 2, logged.log, 30);
    await expect.poll(() => logged.text).toContain('"leads":1');
    await addLead(store, { now: Date.now() - 3 * DAY });
    await expect.poll(async () => (await rowsOf(store)).length).toBe(0);
    await retention.stop();
    expect(logged.text).not.toMatch(/canary/i);
  });

  test.each<[string, EraseQuery]>([
    ['the number as typed', { phone: '+91 98400 12345' }],
    ['with a zero', { phone: '098400-12345' }],
    ['bare', { phone: '9840012345' }],
    ['in Hindi digits', { phone: '९८४०० १२३४५' }],
    ['the address in another case', { mail: ' Canary.Person@MAIL.example ' }],
  ])('a person is found by %s, and no other', async (_name, wanted) => {
    const store = await newStore(kind);
    await addLead(store);
    await addLead(store, { values: { ...PERSON, number: '0 98400 12345' }, channels: ['mail', 'webhook'] });
    await addLead(store, { values: { ...PERSON, number: '+91 98400 12346', email: 'canary_person@mail.example' } });
    await addPayment(store, 'theirs');
    await addPayment(store, 'other', { phone: '9840012346', mail: 'xcanary.person@mail.example' });
    const found = await findPersonalData(store, wanted);
    expect([found.leads.length, found.outbox, found.payments]).toEqual([2, 3, ['theirs']]);
  });

  test('characters with a meaning to the database find no other', async () => {
    const store = await newStore(kind);
    await addLead(store);
    for (const mail of ['%', '_'.repeat(PERSON.email.length), 'canary%', '!', '\\'])
      expect((await findPersonalData(store, { mail })).leads, mail).toEqual([]);
  });

  test('what was erased is in no table and in no byte of the files', async () => {
    const database = await newDatabase(kind);
    const [store, other] = [await openDatabase(database), await openDatabase(database)];
    const long = { ...PERSON, message: 'Canary Person tells much. '.repeat(380) };
    const stranger = {
      ...PERSON,
      name: 'Somebody',
      number: '9000000000',
      email: 'a@b.example',
      message: 'x'.repeat(700),
    };
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        addLead(index % 2 ? store : other, { values: index % 9 ? stranger : index % 2 ? long : PERSON }),
      ),
    );
    await addPayment(store, 'theirs');
    expect(await dump(store)).toMatch(/canary/i);
    if (kind === 'sqlite')
      for (const what of ['canary', '98400.{0,3}12345'])
        expect(filesWith(database.dataFolder, what), what).not.toEqual([]);
    const found = await findPersonalData(store, { phone: PERSON.number });
    expect(found.leads).toHaveLength(23);
    expect(await erase(store, found)).toBe(true);
    expect(await dump(store)).not.toMatch(/canary/i);
    expect(await dump(store)).toContain('"amount":50000');
    const { rows } = await sql<{ count: number }>`select count(*) as count from leads`.execute(other.db);
    expect(Number(rows[0]!.count)).toBe(177);
    // The whole number: a part of it may be in a random id.
    expect(filesWith(database.dataFolder, 'canary|98400.{0,3}12345')).toEqual([]);
  });
});
