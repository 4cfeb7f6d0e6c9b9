/** A database that cannot take a message: no false success, an answer within two seconds, and no restart needed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startPostgres } from '../support/service/postgres.ts';
import type { Postgres } from '../support/service/postgres.ts';
import { expectKept } from './kept.ts';
import { makeFolder } from '../support/files/folder.ts';
import { Server } from './server.ts';

/** Milliseconds. */
const ANSWER = 2000;
const RECOVERY = 5000;

class Messages {
  readonly acknowledged = new Set<string>();
  readonly #server: Server;
  #next = 0;

  constructor(server: Server) {
    this.#server = server;
  }

  /** Sends a new one, of many signs if asked; gives the status and how long it took. */
  async send(signs = 10): Promise<{ status: number | undefined; milliseconds: number }> {
    const text = `message ${this.#next++} ${'x'.repeat(signs)}`;
    const start = performance.now();
    const status = await this.#server.post(text, text);
    if (status === 200) this.acknowledged.add(text);
    return { status, milliseconds: performance.now() - start };
  }

  async expectRefused(): Promise<void> {
    for (let count = 0; count < 3; count++) {
      const { status, milliseconds } = await this.send(5000);
      expect(status).toBe(503);
      expect(milliseconds).toBeLessThan(ANSWER);
    }
  }

  async expectRecovered(): Promise<void> {
    await expect.poll(async () => (await this.send()).status, { timeout: RECOVERY }).toBe(200);
  }
}

describe('SQLite', () => {
  let data: string;
  let server: Server;
  let messages: Messages;
  beforeEach(async () => {
    data = makeFolder();
    server = await Server.start({ site: inject('school'), data });
    messages = new Messages(server);
    expect((await messages.send()).status).toBe(200);
  });
  afterEach(async () => {
    await server.kill('SIGTERM');
    await expectKept({ databaseUrl: undefined, dataFolder: data }, messages.acknowledged);
    rmSync(data, { recursive: true, force: true });
  });

  test('full, as if its disk were', async () => {
    await server.breakWith('pragma max_page_count = 1');
    for (let count = 0; count < 40; count++) await messages.send(5000); // until the last page is full
    await messages.expectRefused();
    await server.breakWith('pragma max_page_count = 1000000');
    await messages.expectRecovered();
  });

  test('read-only', async () => {
    await server.breakWith('pragma query_only = on');
    await messages.expectRefused();
    await server.breakWith('pragma query_only = off');
    await messages.expectRecovered();
  });

  test('locked by another program', async () => {
    const other = new DatabaseSync(join(data, 'waybill.db'));
    other.exec('begin immediate');
    await messages.expectRefused();
    other.exec('rollback');
    await messages.expectRecovered();
    other.close();
  });

  test('locked for less than a second: the message waits, and is kept', async () => {
    const other = new DatabaseSync(join(data, 'waybill.db'));
    other.exec('begin immediate');
    const sent = messages.send();
    await wait(600);
    other.exec('rollback');
    expect((await sent).status).toBe(200);
    other.close();
  });
});

const canMount = process.getuid?.() === 0 && spawnSync('mount', ['--version']).status === 0;

describe.runIf(canMount)('a disk that is really full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-small-disk-'));
  beforeAll(() => void execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]));
  afterAll(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });

  test('refuses with 503, and takes messages again once there is space', async () => {
    const server = await Server.start({ site: inject('school'), data: folder });
    const messages = new Messages(server);
    const filler = join(folder, 'filler');
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 16_384));
    for (let count = 0; count < 40; count++) await messages.send(5000);
    await messages.expectRefused();
    rmSync(filler);
    await messages.expectRecovered();
    await server.kill('SIGTERM');
    await expectKept({ databaseUrl: undefined, dataFolder: folder }, messages.acknowledged);
  });
});

describe('PostgreSQL', () => {
  let postgres: Postgres;
  let server: Server;
  let messages: Messages;
  const data = makeFolder();
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await Server.start({ site: inject('school'), data, environment: { DATABASE_URL: postgres.url } });
    messages = new Messages(server);
  });
  afterAll(async () => {
    await server.kill('SIGTERM');
    await expectKept({ databaseUrl: postgres.url, dataFolder: data }, messages.acknowledged);
    postgres.remove();
    rmSync(data, { recursive: true, force: true });
  });

  test.each(['fast', 'immediate'] as const)('stopped (%s) and started again', async (mode) => {
    await messages.expectRecovered();
    postgres.stop(mode);
    await messages.expectRefused();
    postgres.start();
    await messages.expectRecovered();
  });

  test('frozen: it neither answers nor hangs up', async () => {
    await messages.expectRecovered();
    postgres.signal('SIGSTOP');
    await messages.expectRefused();
    postgres.signal('SIGCONT');
    await messages.expectRecovered();
  });
});
