/** Writes leads into SQLite, many in one transaction. */
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Added, NewLead } from './store.ts';

/** How long another process may hold the file, in milliseconds; asked again every few. */
const PATIENCE = 1500;
const PAUSE = 20;
const BUSY = 5;

export class SqliteLeads {
  readonly #connection: DatabaseSync;
  readonly #insertLead: StatementSync;
  readonly #insertOutbox: StatementSync;
  readonly #findByKey: StatementSync;
  readonly #probe: StatementSync;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    this.#insertLead = connection.prepare(
      'insert into leads (id, key, created_at, endpoint, fields, phone, mail, doubts) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing',
    );
    this.#insertOutbox = connection.prepare(
      'insert into outbox (id, subject, kind, channel, created_at, due_at) values (?, ?, ?, ?, ?, ?)',
    );
    this.#findByKey = connection.prepare('select id from leads where key = ?');
    this.#probe = connection.prepare('select count(*) from schema_version');
  }

  /** One transaction for all. While another process writes, this waits without holding up the event loop. */
  write = async (leads: NewLead[]): Promise<Added[]> => {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      try {
        return this.#commit(leads);
      } catch (error) {
        if (!isBusy(error) || Date.now() >= deadline) throw error;
      }
      await wait(PAUSE);
    }
  };

  check(): void {
    this.#probe.get();
  }

  close(): void {
    this.#connection.close();
  }

  #commit(leads: NewLead[]): Added[] {
    this.#connection.exec('begin immediate');
    try {
      const added = leads.map((lead) => this.#insert(lead));
      this.#connection.exec('commit');
      return added;
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec('rollback');
      throw error;
    }
  }

  #insert({ lead, outbox }: NewLead): Added {
    const { id, key, created_at, endpoint, fields, phone, mail, doubts } = lead;
    const { changes } = this.#insertLead.run(id, key, created_at, endpoint, fields, phone, mail, doubts);
    if (changes === 0) return { id: String(this.#findByKey.get(key)!['id']), isNew: false };
    for (const row of outbox)
      this.#insertOutbox.run(row.id, row.subject, row.kind, row.channel, row.created_at, row.due_at);
    return { id, isNew: true };
  }
}

function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;
}
