/** Asks the gateway itself what became of a payment. What a browser brings back is only a reason to ask. */
import type { Payment } from '../../store/tables.ts';
import type { GatewaySettings } from '../../settings.ts';
import { reasonOf } from '../../log.ts';
import { commandHash } from './signature.ts';
import { parseRupees } from '../money.ts';

const COMMAND = 'verify_payment';
/** Milliseconds. */
const PATIENCE = 10_000;

/** What the gateway says: undecided also where it does not know the payment, or knows another amount. */
export interface PaymentStatus {
  state: 'paid' | 'failed' | 'undecided';
  /** The gateway's number of the payment, where it has one. */
  gatewayId: string | null;
  /** One word for staff: captured, userCancelled, not-found, other-amount … */
  status: string;
}

/** The statuses of a payment that is unknown to the gateway, and of one that was captured with another amount. */
export const NOT_FOUND = 'not-found';
export const OTHER_AMOUNT = 'other-amount';

/** Thrown where the gateway gave no readable answer. The message is a code without personal data. */
export class GatewayError extends Error {}

/** Asks about one payment. Rejects with a GatewayError, after ten seconds at the latest or when the signal aborts. */
export async function inquire(
  payment: Pick<Payment, 'txnid' | 'amount'>,
  gateway: GatewaySettings,
  stop?: AbortSignal,
): Promise<PaymentStatus> {
  const details = await askAbout(payment.txnid, gateway, stop).catch((error: Error) => {
    throw error instanceof GatewayError ? error : new GatewayError(reasonOf(error.cause ?? error));
  });
  return statusOf(details, payment);
}

async function askAbout(txnid: string, gateway: GatewaySettings, stop?: AbortSignal): Promise<Details> {
  const { key, salt, verifyUrl } = gateway;
  const patience = AbortSignal.timeout(PATIENCE);
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ key, command: COMMAND, var1: txnid, hash: commandHash(key, COMMAND, txnid, salt) }),
    signal: stop ? AbortSignal.any([patience, stop]) : patience,
    redirect: 'error',
  });
  if (!response.ok) throw new GatewayError(`status ${response.status}`);
  const answer = recordOf(recordOf(await response.json())?.['transaction_details'])?.[txnid];
  // An unknown payment has an entry too, which says "Not Found". Without an entry this is no answer about the payment.
  const details = recordOf(answer);
  if (!details) throw new GatewayError('unreadable');
  return details;
}

type Details = Record<string, unknown>;

function statusOf(details: Details, { amount }: Pick<Payment, 'amount'>): PaymentStatus {
  const [status, unmapped, paid] = ['status', 'unmappedstatus', 'transaction_amount'].map((name) =>
    textOf(details[name]),
  );
  const gatewayId = textOf(details['mihpayid']).replace(/^not found$/i, '') || null;
  if (!gatewayId) return { state: 'undecided', gatewayId: null, status: NOT_FOUND };
  if (status === 'success' && unmapped === 'captured') {
    const isRight = parseRupees(paid!) === amount;
    return isRight
      ? { state: 'paid', gatewayId, status: 'captured' }
      : { state: 'undecided', gatewayId, status: OTHER_AMOUNT };
  }
  const word = /^\w{1,40}$/.test(unmapped!) ? unmapped! : 'unclear';
  return { state: status === 'failure' ? 'failed' : 'undecided', gatewayId, status: word };
}

const recordOf = (value: unknown): Details | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
