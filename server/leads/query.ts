/** Reads leads with the state of their deliveries, page by page: a year of them does not fit into memory. */
import { REFERENCE } from './lead-texts.ts';
import type { Store } from '../store/store.ts';
import type { Lead, OutboxRow } from '../store/tables.ts';

/** The state that staff see first. */
export type LeadState = 'mailed' | 'waiting' | 'given up' | 'quarantine';

export interface LeadReport {
  lead: Lead;
  outbox: OutboxRow[];
  state: LeadState;
}

export interface LeadFilter {
  /** Not older than this time. */
  since?: number;
  /** Not younger: leads that arrive while a list is read are left for the next one. */
  until?: number;
  isQuarantined?: boolean;
  limit?: number;
}

const PAGE = 500;

/**
 * Finds leads, newest first. Each page is a query of its own, so that no transaction stays open beside a running
 * server.
 */
export async function* findLeads(db: Store['db'], filter: LeadFilter = {}): AsyncGenerator<LeadReport> {
  let left = filter.limit ?? Infinity;
  let last: Lead | undefined;
  while (left > 0) {
    const leads = await readPage(db, filter, last, Math.min(left, PAGE));
    yield* await withOutbox(db, leads);
    last = leads.at(-1);
    left -= leads.length;
    if (leads.length < PAGE) return;
  }
}

/** Finds a lead by its id, or by the number that its sender was given. */
export async function findLead(db: Store['db'], id: string): Promise<LeadReport | undefined> {
  const leads = db.selectFrom('leads').selectAll();
  const found = REFERENCE.test(id) ? leads.where('id', 'like', `%${id.toLowerCase()}`) : leads.where('id', '=', id);
  const [report] = await withOutbox(db, await found.execute());
  return report;
}

function readPage(db: Store['db'], filter: LeadFilter, last: Lead | undefined, size: number): Promise<Lead[]> {
  const { since, until, isQuarantined } = filter;
  let query = db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size);
  if (since !== undefined) query = query.where('created_at', '>=', since);
  if (until !== undefined) query = query.where('created_at', '<=', until);
  if (isQuarantined) query = query.where('doubts', '!=', '');
  if (last) {
    const { created_at: time, id } = last;
    query = query.where(({ and, eb, or }) =>
      or([eb('created_at', '<', time), and([eb('created_at', '=', time), eb('id', '<', id)])]),
    );
  }
  return query.execute();
}

async function withOutbox(db: Store['db'], leads: Lead[]): Promise<LeadReport[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const rows = await db.selectFrom('outbox').selectAll().where('subject', 'in', ids).orderBy('id').execute();
  const bySubject = Map.groupBy(rows, ({ subject }) => subject);
  return leads.map((lead) => {
    const outbox = bySubject.get(lead.id) ?? [];
    return { lead, outbox, state: stateOf(lead, outbox) };
  });
}

/** What staff get decides; whether the sender got a confirmation does not. */
function stateOf({ doubts }: Lead, all: OutboxRow[]): LeadState {
  const outbox = all.filter(({ kind }) => kind !== 'confirmation');
  if (doubts !== '') return 'quarantine';
  if (outbox.some((row) => row.failed_at > 0)) return 'given up';
  return outbox.some((row) => row.done_at === 0) ? 'waiting' : 'mailed';
}
