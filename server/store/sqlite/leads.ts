/** Writes leads into SQLite, many in one transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddedLead, NewLead } from '../store.ts';

/** Returns a function that writes leads in one transaction: when it returns, all are on the disk; if it throws, none is. */
export function leadWriter(connection: DatabaseSync): (leads: NewLead[]) => AddedLead[] {
  const insertLead = connection.prepare(
    'insert into leads (id, key, created_at, endpoint, fields, phone, mail, doubts, files, language) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing',
  );
  const insertOutbox = connection.prepare(
    'insert into outbox (id, subject, kind, channel, created_at, due_at) values (?, ?, ?, ?, ?, ?)',
  );
  const findByKey = connection.prepare('select id from leads where key = ?');

  const insert = ({ lead, outbox }: NewLead): AddedLead => {
    const { id, key, created_at, endpoint, fields, phone, mail, doubts, files, language } = lead;
    const { changes } = insertLead.run(id, key, created_at, endpoint, fields, phone, mail, doubts, files, language);
    if (changes === 0) return { id: String(findByKey.get(key)!['id']), isNew: false };
    for (const row of outbox) insertOutbox.run(row.id, row.subject, row.kind, row.channel, row.created_at, row.due_at);
    return { id, isNew: true };
  };

  return (leads) => {
    connection.exec('begin immediate');
    try {
      const added = leads.map(insert);
      connection.exec('commit');
      return added;
    } catch (error) {
      if (connection.isTransaction) connection.exec('rollback');
      throw error;
    }
  };
}
