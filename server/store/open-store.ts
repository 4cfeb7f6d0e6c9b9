import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** postgres://…; without it, the database is a file in the data folder. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** The folder of the files that come with leads; without it, one in the data folder. */
  filesFolder?: string | undefined;
}

/** Opens the database and migrates its tables. Rejects if it cannot be opened, or was made by a newer version. */
export function openStore({ databaseUrl, dataFolder, filesFolder }: StoreSettings): Promise<Store> {
  const files = filesFolder ?? join(dataFolder, 'files');
  return databaseUrl === undefined ? openSqlite(dataFolder, files) : openPostgres(databaseUrl, files);
}
