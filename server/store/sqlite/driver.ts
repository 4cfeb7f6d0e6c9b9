/** Runs Kysely on node:sqlite so that another writer makes no statement fail and blocks no request. */
import type { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import type { Dialect, Driver } from 'kysely';
import { retryWhileBusy } from './connection.ts';
import { Connection, TIMEOUT } from './statements.ts';

/** Two connections to one file, both without a busy timeout. */
export interface Connections {
  /** For statements outside of transactions. */
  single: DatabaseSync;
  /** For transactions, one at a time. */
  transactions: DatabaseSync;
}

/** Returns Kysely's dialect over two connections; closing Kysely closes both. */
export function sqliteDialect(connections: Connections): Dialect {
  // Only the driver differs from Kysely's own dialect, which requires a database but never opens it here.
  const standard = new SqliteDialect({ database: () => Promise.reject(new Error('unused')) });
  return {
    createAdapter: () => new TwoConnections(),
    createDriver: () => new SqliteDriver(connections),
    createIntrospector: (db) => standard.createIntrospector(db),
    createQueryCompiler: () => standard.createQueryCompiler(),
  };
}

/** Stops Kysely from queueing every query behind a transaction that runs or waits. */
class TwoConnections extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #connections: Connections;
  /** Resolves when the newest transaction ends. */
  #last: Promise<void> = Promise.resolve();

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#connections.single);
  }

  /**
   * Takes the write lock at once. A transaction that reads first and takes it later fails if another connection has
   * written in between, whatever its busy timeout.
   */
  async beginTransaction(connection: Connection): Promise<void> {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const deadline = performance.now() + TIMEOUT; // includes the wait for earlier transactions
    const before = this.#last;
    this.#last = before.then(() => isOver);
    await before;
    try {
      const begin = () => this.#connections.transactions.exec('begin immediate');
      await retryWhileBusy(begin, deadline - performance.now());
      connection.enter(this.#connections.transactions, end);
    } catch (error) {
      end();
      throw error;
    }
  }

  async commitTransaction(connection: Connection): Promise<void> {
    this.#connections.transactions.exec('commit');
    connection.leave(this.#connections.single);
  }

  /** Rolls back, unless SQLite has done so, as it does on a full disk. */
  async rollbackTransaction(connection: Connection): Promise<void> {
    const { transactions, single } = this.#connections;
    try {
      if (transactions.isTransaction) transactions.exec('rollback');
    } finally {
      connection.leave(single);
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connections.single.close();
    this.#connections.transactions.close();
  }
}
