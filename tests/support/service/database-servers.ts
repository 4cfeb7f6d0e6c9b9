/** Both databases, to try everything on each. */
import { startPostgres } from './postgres.ts';

export interface Database {
  /** What selects it, for the environment of a service. */
  environment: Record<string, string>;
  remove(): void;
}

export const databases: [name: string, open: () => Promise<Database>][] = [
  ['SQLite', () => Promise.resolve({ environment: {}, remove: () => {} })],
  [
    'PostgreSQL',
    async () => {
      const postgres = await startPostgres();
      return { environment: { DATABASE_URL: postgres.url }, remove: () => postgres.remove() };
    },
  ],
];
