/** Changed callbacks of the gateway: none of thousands is accepted. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { databases } from '../../support/service/database-servers.ts';
import { choose, comeBack, goToGateway, openShopOver, paymentOf } from '../../support/service/payments.ts';
import type { Fields, Shop } from '../../support/service/payments.ts';

const RUNS = 5000;
const AT_ONCE = 50;

const word = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('', 'success', 'failure', 'captured', '0', '1', '1500.5', '1500.50', '01500.50', '|', 'demo-key'),
);

/** One change to the fields of an answer; what comes out differs from what was signed. */
function mutation(fields: Fields, other: Fields): fc.Arbitrary<[string, string][]> {
  const entries = Object.entries(fields);
  const name = fc.constantFrom('key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', 'status', 'hash');
  return fc.oneof(
    name.map((gone) => entries.filter(([one]) => one !== gone)),
    fc
      .tuple(name, word)
      .map(([one, value]) => entries.map(([key, old]): [string, string] => [key, key === one ? value : old])),
    fc.tuple(name, word).map(([one, value]): [string, string][] => [...entries, [one, value]]),
    name.map((one) => entries.map(([key, old]): [string, string] => [key === one ? key.toUpperCase() : key, old])),
    name.map((one) => entries.map(([key, old]): [string, string] => [key, key === one ? other[key]! : old])),
    name.map((one) => entries.map(([key, old]): [string, string] => [key, key === one ? `${old} ` : old])),
    name.map((one) => entries.map(([key, old]): [string, string] => [key, key === one ? old.slice(0, -1) : old])),
    fc
      .tuple(fc.constantFrom('additional_charges', 'additionalCharges', 'splitInfo', 'udf1', 'udf5'), word)
      .map(([one, value]): [string, string][] => [...entries, [one, value || 'x']]),
    fc.integer({ min: 0, max: 127 }).map((at) =>
      entries.map(([key, old]): [string, string] => {
        if (key !== 'hash') return [key, old];
        return [key, old.slice(0, at) + (old[at] === '0' ? '1' : '0') + old.slice(at + 1)];
      }),
    ),
  );
}

describe.each(databases)('with payments in %s', (_name, open) => {
  let shop: Shop;
  openShopOver(open, (opened) => (shop = opened));

  test(`of ${RUNS} changed answers none is accepted`, async () => {
    const txnid = await goToGateway(shop);
    const otherTxnid = await goToGateway(shop);
    const signed = choose(shop, txnid, 'pay');
    const other = {
      ...choose(shop, otherTxnid, 'fail'),
      key: 'other-key',
      amount: '2.00',
      firstname: 'B',
      email: 'b@b.example',
      productinfo: 'P',
    };
    const right = new Set(Object.entries(signed).map(String));
    const isChanged = (entries: [string, string][]) =>
      entries.length !== right.size || entries.some((entry) => !right.has(String(entry)));
    const changed = fc.sample(mutation(signed, other).filter(isChanged), { numRuns: RUNS, seed: 7 });
    const statuses = new Map<number, number>();
    for (let start = 0; start < changed.length; start += AT_ONCE) {
      const answers = changed
        .slice(start, start + AT_ONCE)
        .map((entries) => comeBack(shop, new URLSearchParams(entries)));
      for (const { status } of await Promise.all(answers)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 400: RUNS });
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'created', gateway_id: null });
    expect((await comeBack(shop, signed)).status).toBe(303); // the unchanged one is
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
  });
});
