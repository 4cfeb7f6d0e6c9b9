/** A way to tell somebody: by mail, or by a webhook. */
import type { OutboxRow } from '../store/tables.ts';

/**
 * 'gone': what it was about has been erased, so there is nothing to tell any more. With a flaw, it was sent, but not
 * whole, or not to everybody: why, in words that hold nobody's data.
 */
export type DeliveryResult = 'sent' | 'gone' | { flaw: string };

export interface Channel {
  name: OutboxRow['channel'];
  /** Kinds of which all due rows go together. */
  batchedKinds: OutboxRow['kind'][];
  /**
   * Tells of the rows: of one, or of several that go together. Rejects if nobody took it over; with a DeliveryError if
   * the reason may be written down.
   */
  deliver(rows: OutboxRow[], signal: AbortSignal): Promise<DeliveryResult>;
}

/** Why it could not be delivered, in words that hold nobody's data: codes and classes, not what a server said. */
export class DeliveryError extends Error {
  /** Whether the receiver took offence at what was sent: it may take a part of it, and will never take the whole. */
  readonly isRefusal: boolean;

  constructor(reason: string, isRefusal = false) {
    super(reason);
    this.isRefusal = isRefusal;
  }
}
