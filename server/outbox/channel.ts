/** Defines a delivery channel: mail or webhook. */
import { reasonOf } from '../log.ts';
import type { OutboxRow } from '../store/tables.ts';

/** After so many attempts, a row or the text of a mail may be the cause of the failure, whatever reason is given. */
export const SUSPECT_AFTER = 3;

/**
 * 'gone': the subject was erased, so there is nothing to deliver. With a flaw, it was sent incompletely, or not to all
 * recipients, for a reason without personal data.
 */
export type DeliveryResult = 'sent' | 'gone' | { flaw: string };

export interface Channel {
  name: OutboxRow['channel'];
  /** Kinds whose due rows are all delivered together. */
  batchedKinds: OutboxRow['kind'][];
  /**
   * Delivers one row, or several of a batched kind. Rejects if it was not accepted; with a DeliveryError if the reason
   * may be recorded.
   */
  deliver(rows: OutboxRow[], signal: AbortSignal): Promise<DeliveryResult>;
}

/** Thrown where a delivery failed. The message has no personal data: codes and classes, not the receiver's own words. */
export class DeliveryError extends Error {
  /** Whether the content was refused: the receiver may accept a part of it, but never all of it. */
  readonly isRefusal: boolean;

  constructor(reason: string, isRefusal = false) {
    super(reason);
    this.isRefusal = isRefusal;
  }
}

/** Returns why a delivery failed, without personal data, and whether its content was refused. */
export function failureOf(error: unknown): { reason: string; isRefusal: boolean } {
  if (error instanceof DeliveryError) return { reason: error.message, isRefusal: error.isRefusal };
  return { reason: reasonOf(error), isRefusal: false };
}
