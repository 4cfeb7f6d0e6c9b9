/** Killed under load, again and again: what was answered is kept, once. */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { startPostgres } from '../support/service/postgres.ts';
import type { Postgres } from '../support/service/postgres.ts';
import { expectKept } from './kept.ts';
import { makeFolder } from '../support/files/folder.ts';
import { Server } from './server.ts';

const KILLS = 20;
const ACKNOWLEDGED = Number(process.env['ACKNOWLEDGED'] ?? 10_000);
const SENDERS = 16;

/** Sends messages until it is stopped, each again and again until it is acknowledged. */
class Load {
  readonly acknowledged = new Set<string>();
  readonly #server: Server;
  #next = 0;
  #isStopped = false;
  readonly #senders: Promise<void>[];

  constructor(server: Server) {
    this.#server = server;
    this.#senders = Array.from({ length: SENDERS }, () => this.#send());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#senders);
  }

  async #send(): Promise<void> {
    while (!this.#isStopped) {
      const message = `message ${this.#next++}`;
      while ((await this.#server.post(message, message)) !== 200) {
        if (this.#isStopped) return;
        await wait(20);
      }
      this.acknowledged.add(message);
    }
  }
}

/** Lets the load run, and cuts it off `KILLS` times and until enough is acknowledged. */
async function killUnderLoad(load: Load, kill: (index: number) => Promise<void>): Promise<number> {
  let kills = 0;
  for (; kills < KILLS || load.acknowledged.size < ACKNOWLEDGED; kills++) {
    const before = load.acknowledged.size;
    await expect.poll(() => load.acknowledged.size - before, { timeout: 30_000 }).toBeGreaterThan(100);
    await wait(Math.random() * 300);
    await kill(kills);
  }
  await load.stop();
  return kills;
}

describe('killed under load', () => {
  const data = makeFolder();
  let postgres: Postgres | undefined;
  afterAll(() => {
    rmSync(data, { recursive: true, force: true });
    postgres?.remove();
  });

  test('SQLite: nothing that was answered is lost or doubled', async () => {
    const server = await Server.start({ site: inject('school'), data });
    const load = new Load(server);
    const kills = await killUnderLoad(load, async () => {
      await server.kill();
      await server.start();
    });
    await server.kill('SIGTERM');
    console.log(`SQLite: ${kills} kills, ${load.acknowledged.size} messages acknowledged`);
    await expectKept({ databaseUrl: undefined, dataFolder: data }, load.acknowledged);
  });

  test('PostgreSQL: nor there, whether the service is killed or the database', async () => {
    postgres = await startPostgres();
    const { url } = postgres;
    const server = await Server.start({ site: inject('school'), data, environment: { DATABASE_URL: url } });
    const load = new Load(server);
    const kills = await killUnderLoad(load, async (index) => {
      if (index % 2 === 0) {
        await server.kill();
        await server.start();
      } else {
        postgres!.stop('immediate');
        postgres!.start();
      }
    });
    await server.kill('SIGTERM');
    console.log(`PostgreSQL: ${kills} kills, ${load.acknowledged.size} messages acknowledged`);
    await expectKept({ databaseUrl: url, dataFolder: data }, load.acknowledged);
  });
});
