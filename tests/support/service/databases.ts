/** Both databases, empty, for a test that has to hold on either. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import type { StoreSettings } from '../../../server/store/open-store.ts';

export type Kind = Store['kind'];
export const kinds: { kind: Kind }[] = [{ kind: 'sqlite' }, { kind: 'postgres' }];

/** Makes an empty database for a test. */
export async function newDatabase(kind: Kind): Promise<StoreSettings> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'waybill-data-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  if (kind === 'sqlite') return { dataFolder, databaseUrl: undefined };
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { dataFolder, databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href };
}

/** Opens a database; it is closed after the test. */
export async function openDatabase(settings: StoreSettings): Promise<Store> {
  const store = await openStore(settings);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await store.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...store, close };
}

/** Opens a new database; it is closed after the test. */
export const newStore = async (kind: Kind): Promise<Store> => openDatabase(await newDatabase(kind));
