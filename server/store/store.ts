/** Where leads, payments and what is still to be told are kept. */
import type { Kysely } from 'kysely';
import type { Lead, NewOutboxRow, Tables } from './tables.ts';

/** A lead with what is to be told about it. Both are kept, or neither. */
export interface NewLead {
  lead: Lead;
  outbox: NewOutboxRow[];
}

export interface AddedLead {
  id: string;
  /** False if this click had made its lead before; the id is that lead's. */
  isNew: boolean;
}

export interface Store {
  kind: 'sqlite' | 'postgres';
  /** Where it is, in words, without a password. */
  location: string;
  /** For everything but adding leads. */
  db: Kysely<Tables>;
  /** Starts what writes leads, so that the first one waits for nothing. */
  warmUp(): Promise<void>;
  /** Resolves once the lead is safe on the disk; rejects within two seconds if it cannot be. */
  addLead(lead: NewLead): Promise<AddedLead>;
  /** Rejects if the database does not answer. */
  check(): Promise<void>;
  /** Writes a whole, consistent copy into a new file while everything runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
