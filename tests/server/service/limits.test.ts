/** What one network may send: however its address is written, whatever it sends, and to whichever instance. */
import { array, assert, constant, integer, oneof, pre, property } from 'fast-check';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { networksOf } from '../../../server/limits/network.ts';
import { newDatabase } from '../../support/service/databases.ts';
import { startService } from '../../support/service/service.ts';
import type { TestService } from '../../support/service/service.ts';

const services: TestService[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

async function start(environment: Record<string, string>): Promise<TestService> {
  const service = await startService(inject('school'), environment, { trustProxy: 'loopback' });
  services.push(service);
  return service;
}

const MESSAGE = { name: 'A', number: '1', email: 'a@b.example', service: 'Others', message: 'Hello' };
let count = 0;

async function post(service: TestService, address: string, body?: string, type = 'application/json'): Promise<number> {
  const message = JSON.stringify({ ...MESSAGE, message: `Number ${count++}` });
  const response = await fetch(`${service.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    body: body ?? message,
  });
  await response.arrayBuffer();
  return response.status;
}

/** One address in every way that programs write it. */
function spellingsOf(bytes: number[]): string[] {
  const groups = Array.from({ length: 8 }, (_, index) => bytes[index * 2]! * 256 + bytes[index * 2 + 1]!);
  const hex = groups.map((group) => group.toString(16));
  const padded = hex.map((group) => group.padStart(4, '0'));
  const dotted = [...hex.slice(0, 6), bytes.slice(12).join('.')].join(':');
  const compressed = ipaddr.fromByteArray(bytes).toString();
  const plain = [hex.join(':'), padded.join(':'), padded.join(':').toUpperCase(), dotted, compressed];
  const canonical = new URL(`http://[${hex.join(':')}]`).hostname; // as browsers write it, in brackets
  return [...plain, `${compressed}%eth0`, canonical, `${canonical}:443`, ` ${compressed} `];
}

const bytes = (length: number) => array(integer({ min: 0, max: 255 }), { minLength: length, maxLength: length });
/** With runs of zeros, which can be written in the most ways. */
const address = array(oneof(constant(0), integer({ min: 0, max: 255 })), { minLength: 16, maxLength: 16 });
const RUNS = 2000;

describe('the network of an address', () => {
  test(`is the same in 9 notations of ${RUNS} IPv6 addresses`, () => {
    assert(
      property(address, (all) => {
        const networks = spellingsOf(all).map((text) => networksOf(text).join());
        expect(new Set(networks)).toHaveLength(1);
      }),
      { numRuns: RUNS },
    );
  });

  test(`of ${RUNS} IPv4 addresses is the same with a port, mapped, translated, tunnelled, and in numbers of any base`, () => {
    assert(
      property(bytes(4), ([a, b, c, d]) => {
        const hex = [a! * 256 + b!, c! * 256 + d!].map((group) => group.toString(16)).join(':');
        const whole = ((a! * 256 + b!) * 256 + c!) * 256 + d!;
        const dotted = [a, b, c, d].join('.');
        for (const text of [
          `${dotted}:8080`,
          `::ffff:${dotted}`,
          `::FFFF:${hex}`,
          `0:0:0:0:0:ffff:${hex}`,
          `[::ffff:${dotted}]:80`,
          `::ffff:0:${dotted}`,
          `64:ff9b::${dotted}`,
          `2002:${hex}::1`,
          `0x${whole.toString(16)}`,
          String(whole),
        ])
          expect(networksOf(text), text).toEqual([dotted]);
      }),
      { numRuns: RUNS },
    );
  });

  test(`of ${RUNS} pairs is shared by those that share 64 bits, or at least 48, and by no others`, () => {
    assert(
      property(bytes(16), bytes(16), integer({ min: 0, max: 16 }), (first, other, shared) => {
        pre(first[0]! >= 0x20 && first[0]! < 0x40 && first[0] !== 0x20); // global ones without tunnels
        const second = [...first.slice(0, shared), ...other.slice(shared)];
        const [a, b] = [first, second].map((all) => networksOf(spellingsOf(all)[0]!));
        expect(a![0] === b![0]).toBe(first.slice(0, 8).join() === second.slice(0, 8).join());
        expect(a![1] === b![1]).toBe(first.slice(0, 6).join() === second.slice(0, 6).join());
      }),
      { numRuns: RUNS },
    );
  });
});

/** 2001:db8:1:2::/64, 63 of its addresses in 7 notations each. */
const HOUSEHOLD = Array.from({ length: 63 }, (_, host) =>
  spellingsOf([0x20, 1, 0x0d, 0xb8, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, host, host * 4]).slice(0, 7),
).flat();

describe('messages', () => {
  test(`from ${HOUSEHOLD.length} spellings of addresses in one /64 count as from one household`, async () => {
    const service = await start({ LEADS_DOUBTED: '2', LEADS_REFUSED: '5' });
    const statuses = [];
    for (const one of HOUSEHOLD) statuses.push(await post(service, one));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(HOUSEHOLD.length - 5);
    expect(await post(service, '2001:db8:1:3::1'), 'a neighbour').toBe(200);
    const leads = await service.context.store.db.selectFrom('leads').select('doubts').orderBy('id').execute();
    expect(leads.map(({ doubts }) => doubts)).toEqual(['', '', 'many', 'many', 'many', '']);
  });

  test('from 60 networks of one /48 are refused after as many as ten households may send; the next /48 is not', async () => {
    const service = await start({ LEADS_DOUBTED: '1', LEADS_REFUSED: '2' });
    const statuses = [];
    for (let network = 0; network < 60; network++)
      statuses.push(await post(service, `2001:db8:1:${network.toString(16)}::1`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
    expect(await post(service, '2001:db8:2::1')).toBe(200);
  });

  test('of one household that floods are not counted against its neighbours', async () => {
    const service = await start({ LEADS_DOUBTED: '1', LEADS_REFUSED: '2' });
    for (let message = 0; message < 100; message++) await post(service, '2001:db8:1:1::1');
    for (let network = 2; network < 20; network++) expect(await post(service, `2001:db8:1:${network}::1`)).toBe(200);
  });

  test.each([
    [
      'IPv4 that is mapped',
      ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '192.0.2.7:5060', '[::FFFF:192.0.2.7]:1'],
    ],
    ['what is no address', ['unknown', '_hidden', 'x', 'localhost', '::g']],
  ])('from %s count as from one', async (_what, addresses) => {
    const service = await start({ LEADS_DOUBTED: '1', LEADS_REFUSED: '2' });
    const statuses = [];
    for (const one of addresses) statuses.push(await post(service, one));
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
  });

  test.each([
    [
      '17,000 fields',
      Array.from({ length: 17_000 }, (_, index) => `f${index}=1`).join('&'),
      'application/x-www-form-urlencoded',
    ],
    ['broken JSON', '{', 'application/json'],
    ['a type that no form sends', '<a/>', 'text/xml'],
    ['1 MB', `{"a":"${'x'.repeat(1_000_000)}"}`, 'application/json'],
  ])('beyond the limit are refused before they are read: %s', async (_what, body, type) => {
    const service = await start({ LEADS_DOUBTED: '1', LEADS_REFUSED: '1' });
    await post(service, '192.0.2.1');
    expect(await post(service, '192.0.2.1', body, type)).toBe(429);
  });

  test.each(['application/x-www-form-urlencoded', 'application/json'])(
    'of 10,000 fields, as %s, are kept with what the form asks for, in quarantine',
    async (type) => {
      const service = await start({});
      const rest = Array.from({ length: 10_000 }, (_, index): [string, string] => [`f${index.toString(36)}`, '']);
      const all = { ...MESSAGE, ...Object.fromEntries(rest) };
      const body = type.endsWith('json') ? JSON.stringify(all) : new URLSearchParams(all).toString();
      expect(await post(service, '192.0.2.1', body, type)).toBe(200);
      const [lead] = await service.context.store.db.selectFrom('leads').selectAll().execute();
      expect(lead!.doubts).toBe('unfamiliar');
      const fields = JSON.parse(lead!.fields) as Record<string, string>;
      expect(fields).toMatchObject(MESSAGE);
      expect(Object.keys(fields)).toHaveLength(Object.keys(MESSAGE).length + 20);
    },
  );

  test('on two instances of one PostgreSQL database count together, and no address is written there', async () => {
    const { databaseUrl } = await newDatabase('postgres');
    const environment = { DATABASE_URL: databaseUrl!, LEADS_DOUBTED: '5', LEADS_REFUSED: '10' };
    const [one, other] = [await start(environment), await start(environment)];
    const visitor = '2001:db8:77:88::99';
    for (let message = 0; message < 10; message++) expect(await post(one, visitor)).toBe(200);
    // The second one learns of it with the next exchange after its own first message; until then it keeps some.
    await expect.poll(() => post(other, visitor), { interval: 1000 }).toBe(429);
    const kept = await one.context.store.db.selectFrom('leads').select('doubts').execute();
    expect(kept.length).toBeLessThan(10 + 10);
    const rows = await sql<Record<string, unknown>>`select * from recent_counts`.execute(one.context.store.db);
    expect(rows.rows.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(rows.rows)).not.toMatch(/2001|db8/);
  });
});
