/** Describes the interface of both databases. */
import type { Kysely } from 'kysely';
import type { Lead, NewOutboxRow, Tables } from './tables.ts';

/** A lead with its outbox rows. All are kept, or none. */
export interface NewLead {
  lead: Lead;
  outbox: NewOutboxRow[];
}

export interface AddedLead {
  id: string;
  /** False if this submission was stored before; the id is that lead's. */
  isNew: boolean;
}

export interface Store {
  kind: 'sqlite' | 'postgres';
  /** Says where the database is, without a password. */
  location: string;
  /** The folder of the files that came with leads, which all processes share. */
  files: string;
  /** For everything but adding leads. */
  db: Kysely<Tables>;
  /** Starts the writer of leads, so that the first lead does not wait for it. */
  warmUp(): Promise<void>;
  /** Stores a lead. Resolves once it is on the disk; rejects within two seconds if it cannot be. */
  addLead(lead: NewLead): Promise<AddedLead>;
  /** Rejects if the database does not answer. */
  check(): Promise<void>;
  /** Writes a whole, consistent copy into a new file while everything runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
