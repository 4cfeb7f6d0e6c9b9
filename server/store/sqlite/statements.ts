/** Runs the statements of one query or one transaction on node:sqlite. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { retryWhileBusy } from './connection.ts';

/** Milliseconds that a statement or transaction waits for other writers before it fails. */
export const TIMEOUT = 5000;

/** Serves one query or one transaction. */
export class Connection implements DatabaseConnection {
  #database: DatabaseSync;
  #onLeave: (() => void) | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  enter(database: DatabaseSync, onLeave: () => void): void {
    this.#database = database;
    this.#onLeave = onLeave;
  }

  leave(database: DatabaseSync): void {
    this.#database = database;
    this.#onLeave?.();
    this.#onLeave = undefined;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return retryWhileBusy(() => this.#execute<Row>(sql, parameters as readonly SQLInputValue[]), TIMEOUT);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  #execute<Row>(sql: string, parameters: readonly SQLInputValue[]): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }
}
