/** Writes leads into SQLite, many in one transaction. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AddedLead, NewLead } from './store.ts';

export class SqliteLeads {
  readonly #connection: DatabaseSync;
  readonly #insertLead: StatementSync;
  readonly #insertOutbox: StatementSync;
  readonly #findByKey: StatementSync;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    this.#insertLead = connection.prepare(
      'insert into leads (id, key, created_at, endpoint, fields, phone, mail, doubts) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing',
    );
    this.#insertOutbox = connection.prepare(
      'insert into outbox (id, subject, kind, channel, created_at, due_at) values (?, ?, ?, ?, ?, ?)',
    );
    this.#findByKey = connection.prepare('select id from leads where key = ?');
  }

  /** One transaction for all: they are on the disk when this returns, or none is. */
  write(leads: NewLead[]): AddedLead[] {
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

  #insert({ lead, outbox }: NewLead): AddedLead {
    const { id, key, created_at, endpoint, fields, phone, mail, doubts } = lead;
    const { changes } = this.#insertLead.run(id, key, created_at, endpoint, fields, phone, mail, doubts);
    if (changes === 0) return { id: String(this.#findByKey.get(key)!['id']), isNew: false };
    for (const row of outbox)
      this.#insertOutbox.run(row.id, row.subject, row.kind, row.channel, row.created_at, row.due_at);
    return { id, isNew: true };
  }
}
