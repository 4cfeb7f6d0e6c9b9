/**
 * Describes the tables of both databases. Times are milliseconds since 1970, amounts are in the currency's smallest unit; texts
 * are never null.
 */
import type { Generated, Insertable, Selectable } from 'kysely';

/** A message, exactly as typed. */
export interface Lead {
  id: string;
  /** Identifies the submission: the same one never makes two leads. */
  key: string;
  created_at: number;
  /** The name of the endpoint in the manifest. */
  endpoint: string;
  /** The fields as JSON: {name: text}. */
  fields: string;
  /** The digits of the phone number and the mail address in lower case: what a lead is found by to be erased. */
  phone: string;
  mail: string;
  /**
   * The suspicions: why it may not be genuine, separated by spaces; empty for most. Such a lead is in quarantine, never lost.
   * Called as in the body of the webhook.
   */
  doubts: string;
  /** The files that came along, as JSON (server/leads/files/folder.ts); empty without any. */
  files: string;
  /** The language of the form, if it is not the site's own: hi. */
  language: string;
}

/** A delivery that is due, written in the same transaction as its subject: the lead or the payment that it is about. */
interface OutboxTable {
  id: string;
  /** A lead's id, or a payment's txnid. */
  subject: string;
  kind: 'lead' | 'digest' | 'confirmation' | 'payment' | 'payment-alert';
  channel: 'mail' | 'webhook';
  created_at: number;
  /** Not before this time. */
  due_at: number;
  /** Taken by a worker until this time. */
  leased_until: Generated<number>;
  attempts: Generated<number>;
  /** When it was first tried; 0: never. */
  first_tried_at: Generated<number>;
  /** When it was delivered; 0: not yet. */
  done_at: Generated<number>;
  /** When it was given up; 0: it was not. */
  failed_at: Generated<number>;
  /** The error or flaw of the last attempt, without personal data. */
  error: Generated<string>;
}

export type OutboxRow = Selectable<OutboxTable>;
export type NewOutboxRow = Insertable<OutboxTable>;

/** One attempt to pay. */
interface PaymentsTable {
  txnid: string;
  created_at: number;
  amount: number;
  product: string;
  name: string;
  mail: string;
  phone: string;
  state: 'created' | 'pending' | 'paid' | 'failed';
  /** The gateway's own number of the payment; null until it is known. */
  gateway_id: string | null;
  /** The gateway's last status, one word. */
  gateway_status: Generated<string>;
  /** When it was paid or failed; 0: neither. */
  settled_at: Generated<number>;
  /** When the gateway first reported a failure, even if it was paid afterwards; 0: never. */
  failed_at: Generated<number>;
  /** When the next inquiry is due; 0: none. */
  check_at: number;
  /** How many inquiries were due, and how many callbacks led to one. */
  checks: Generated<number>;
  callbacks: Generated<number>;
}

export type Payment = Selectable<PaymentsTable>;

export interface Tables {
  leads: Lead;
  outbox: OutboxTable;
  payments: PaymentsTable;
}
