import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** postgres://…; without it there is a file in the data folder. */
  databaseUrl: string | undefined;
  dataFolder: string;
}

/** Opens the database and brings its tables up to date. */
export function openStore({ databaseUrl, dataFolder }: StoreSettings): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataFolder) : openPostgres(databaseUrl);
}
