/** Two servers are renewed one after the other behind a proxy, under load: not one request is lost. */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, inject, test } from 'vitest';
import { startBalancer } from '../support/http/balancer.ts';
import type { Balancer } from '../support/http/balancer.ts';
import { hasCaddy, startBalancingCaddy } from '../support/http/caddy.ts';
import { databases } from '../support/service/database-servers.ts';
import type { Database } from '../support/service/database-servers.ts';
import { hasNginx, startBalancingNginx } from '../support/http/nginx.ts';
import { expectKept } from './kept.ts';
import { makeFolder } from '../support/files/folder.ts';
import { Server } from './server.ts';

const SENDERS = 8;
const ROUNDS = 3;
/** Seconds of notice: several looks of the proxies at /readyz. */
const NOTICE = '2';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const proxies: [string, (servers: string[]) => Promise<Balancer>][] = [
  ['a small proxy', startBalancer],
  ...(hasNginx ? [['nginx', startBalancingNginx] as [string, typeof startBalancer]] : []),
  ...(hasCaddy ? [['Caddy', startBalancingCaddy] as [string, typeof startBalancer]] : []),
];
const cases = databases.flatMap(([name, open]) =>
  proxies.map(([proxy, start]): [string, string, typeof open, typeof start] => [name, proxy, open, start]),
);

test.each(cases)(
  `%s behind %s: ${ROUNDS * 2} restarts under load lose no request`,
  async (_name, _proxy, open, start) => {
    const database: Database = await open();
    const data = makeFolder();
    const environment = { ...database.environment, STOP_NOTICE: NOTICE, TRUST_PROXY: 'loopback' };
    const servers = await Promise.all([1, 2].map(() => Server.start({ site: inject('school'), data, environment })));
    const balancer = await start(servers.map(({ url }) => url));
    close = async () => {
      balancer.close();
      await Promise.all(servers.map((server) => server.kill()));
      database.remove();
      rmSync(data, { recursive: true, force: true });
      close = undefined;
    };

    const acknowledged = new Set<string>();
    const failures: string[] = [];
    let count = 0;
    const over = new AbortController();
    const post = async (message: string) => {
      const response = await fetch(`${balancer.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'idempotency-key': message },
        body: JSON.stringify({ name: 'A', number: '1', email: 'a@b.example', service: 'Others', message }),
      });
      await response.text();
      if (response.status === 200) acknowledged.add(message);
      return response.status;
    };
    const get = async () => {
      const response = await fetch(`${balancer.url}/about`);
      return (await response.text()).trimEnd().endsWith('</html>') ? response.status : 0;
    };
    const senders = Array.from({ length: SENDERS }, async (_, sender) => {
      while (!over.signal.aborted) {
        const number = count++;
        const status = await (sender % 2 === 0 ? post(`message ${number}`) : get()).catch((error: Error) =>
          String(error.cause),
        );
        if (status !== 200) failures.push(`${sender % 2 === 0 ? 'POST' : 'GET'} ${status}`);
      }
    });
    for (let round = 0; round < ROUNDS; round++)
      for (const server of servers) {
        await server.kill('SIGTERM');
        await server.start();
        await wait(1000); // the proxy looks around a few times
      }
    over.abort();
    await Promise.all(senders);
    console.log(`${count} requests, ${failures.length} lost`);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(500);
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    await expectKept({ databaseUrl: database.environment['DATABASE_URL'], dataFolder: data }, acknowledged);
    await close();
  },
);
