/** Acts as buyers of a service that uses the demo gateway. */
import { afterAll, beforeAll, inject } from 'vitest';
import { DEMO_KEY, DEMO_SALT, DemoGateway } from '../../../scripts/demo-gateway/gateway.ts';
import type { Choice } from '../../../scripts/demo-gateway/gateway.ts';
import type { GatewayAccount } from '../../../server/payments/gateway.ts';
import { payu } from '../../../server/payments/payu/payu.ts';
import { Environment } from '../../../server/settings/environment.ts';
import type { Database } from './database-servers.ts';
import { startService } from './service.ts';
import type { TestService } from './service.ts';

export type Fields = Record<string, string>;

export const BUYER = {
  firstname: 'Asha',
  email: 'asha@person.example',
  phone: '+91 00000 11111',
  amount: '1500.50',
  productinfo: 'Test Product',
};

export interface Shop {
  service: TestService;
  gateway: DemoGateway;
  /** Where the stand-in listens. */
  gatewayUrl: string;
  close(): Promise<void>;
}

/** Starts a service whose gateway is the demo gateway. */
export async function openShop(site: string, environment: Record<string, string> = {}): Promise<Shop> {
  const gateway = new DemoGateway();
  const gatewayUrl = await gateway.listen(0);
  const service = await startService(site, {
    ...gatewayVariables(gatewayUrl),
    LEADS_REFUSED: '1000000',
    ...environment,
  });
  return {
    service,
    gateway,
    gatewayUrl,
    async close() {
      await service.close();
      await gateway.app.close();
    },
  };
}

/** Opens a shop over a database before the tests of a suite, and closes both after them. */
export function openShopOver(open: () => Promise<Database>, use: (shop: Shop) => void): void {
  let database: Database;
  let shop: Shop;
  beforeAll(async () => {
    database = await open();
    use((shop = await openShop(inject('school'), database.environment)));
  });
  afterAll(async () => {
    await shop?.close();
    database?.remove();
  });
}

/** What buyers need of a shop: where its service listens, and the gateway behind it. */
export interface ShopFront {
  service: { url: string };
  gateway: DemoGateway;
}

/** The variables of a service whose gateway is a stand-in at an address. */
export const gatewayVariables = (gatewayUrl: string): Record<string, string> => ({
  PAYU_KEY: DEMO_KEY,
  PAYU_SALT: DEMO_SALT,
  PAYU_PAYMENT_URL: `${gatewayUrl}/_payment`,
  PAYU_VERIFY_URL: `${gatewayUrl}/merchant/postservice?form=2`,
});

/** The account of such a service, for parts of the server that a test starts itself. */
export const demoAccount = (gatewayUrl: string): GatewayAccount =>
  payu.readAccount(new Environment(gatewayVariables(gatewayUrl)))!;

/** Starts a payment; returns the response. */
export function begin({ service }: Pick<ShopFront, 'service'>, change: object = {}): Promise<Response> {
  return fetch(`${service.url}/api/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...BUYER, ...change }),
  });
}

/** Starts a payment and posts it to the gateway; returns its txnid. */
export async function goToGateway(shop: ShopFront): Promise<string> {
  const { action, params } = (await (await begin(shop)).json()) as { action: string; params: Fields };
  const response = await fetch(action, { method: 'POST', body: new URLSearchParams(params), redirect: 'manual' });
  if (response.status !== 302) throw new Error(`The stand-in refuses the order: ${await response.text()}`);
  return params['txnid']!;
}

/** Makes the buyer's choice at the gateway; returns the fields that the browser then posts back. */
export const choose = ({ gateway }: Pick<ShopFront, 'gateway'>, txnid: string, choice: Choice): Fields =>
  gateway.decide(txnid, choice).fields;

/** Posts back as a browser does that comes from the gateway. */
export function comeBack(
  { service }: Pick<ShopFront, 'service'>,
  fields: Fields | URLSearchParams,
  path = '/api/paid',
) {
  return fetch(service.url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'null' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

/** Returns the payment with an id; rejects where there is none. */
export const paymentOf = ({ service }: Shop, txnid: string) =>
  service.context.store.db.selectFrom('payments').selectAll().where('txnid', '=', txnid).executeTakeFirstOrThrow();

/** Returns the kinds of the outbox rows about a payment. */
export async function outboxKinds({ service }: Shop, txnid: string): Promise<string[]> {
  const rows = service.context.store.db.selectFrom('outbox').select('kind').where('subject', '=', txnid);
  return (await rows.execute()).map(({ kind }) => kind);
}
