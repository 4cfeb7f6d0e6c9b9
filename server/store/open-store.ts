import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** postgres://…; without it, the database is a file in the data folder. */
  databaseUrl: string | undefined;
  dataFolder: string;
}

/** Opens the database and migrates its tables. Rejects if it cannot be opened, or was made by a newer version. */
export function openStore({ databaseUrl, dataFolder }: StoreSettings): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataFolder) : openPostgres(databaseUrl);
}
