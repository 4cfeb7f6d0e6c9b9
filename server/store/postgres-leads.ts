/** Writes leads into PostgreSQL, many in one statement. */
import type { Pool } from 'pg';
import type { AddedLead, NewLead } from './store.ts';

/** Both tables in one statement, which is a transaction and takes one round trip. */
const INSERT = {
  name: 'add-leads',
  text: `with added as (
    insert into leads (id, key, created_at, endpoint, fields, phone, mail, doubts, files, language)
    select id, key, created_at, endpoint, fields, phone, mail, doubts, files, language from json_to_recordset($1::json)
      as input (id text, key text, created_at bigint, endpoint text, fields text, phone text, mail text, doubts text,
        files text, language text)
    on conflict (key) do nothing returning id, key
  ), queued as (
    insert into outbox (id, subject, kind, channel, created_at, due_at)
    select input.id, subject, kind, channel, created_at, due_at from json_to_recordset($2::json)
      as input (id text, subject text, kind text, channel text, created_at bigint, due_at bigint)
    join added on added.id = input.subject
  ) select id, key from added`,
};
const FIND = { name: 'find-leads', text: 'select id, key from leads where key = any($1)' };

interface Row {
  id: string;
  key: string;
}

/** Returns a function that writes leads in one transaction. */
export function leadWriter(pool: Pool): (leads: NewLead[]) => Promise<AddedLead[]> {
  return async (leads) => {
    // Sorted, so that two concurrent batches with the same keys cannot deadlock.
    const sorted = leads.toSorted((a, b) => (a.lead.key < b.lead.key ? -1 : 1));
    const values = [sorted.map(({ lead }) => lead), sorted.flatMap(({ outbox }) => outbox)];
    const { rows } = await pool.query<Row>({ ...INSERT, values: values.map((list) => JSON.stringify(list)) });
    const added = new Set(rows.map(({ id }) => id));
    const earlier = new Map<string, string>();
    if (added.size < leads.length) {
      const keys = leads.flatMap(({ lead }) => (added.has(lead.id) ? [] : [lead.key]));
      const found = await pool.query<Row>({ ...FIND, values: [keys] });
      for (const { id, key } of found.rows) earlier.set(key, id);
    }
    return leads.map(({ lead: { id, key } }) =>
      added.has(id) ? { id, isNew: true } : { id: earlier.get(key)!, isNew: false },
    );
  };
}
