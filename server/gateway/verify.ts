/** Asks the gateway itself what became of a payment. What a browser brings back is only a reason to ask. */
import type { Payment } from '../store/tables.ts';
import type { GatewaySettings } from '../settings.ts';
import { commandHash } from './hash.ts';
import { parseRupees } from './money.ts';

const COMMAND = 'verify_payment';
/** Milliseconds. */
const PATIENCE = 10_000;

/** What the gateway says: undecided also where it does not know the payment, or knows another amount. */
export interface Verdict {
  state: 'paid' | 'failed' | 'undecided';
  /** The gateway's number of the payment, where it has one. */
  gatewayId: string | null;
  /** One word for staff: captured, userCancelled, not-found, other-amount … */
  status: string;
}

/** Rejects where there is no answer that can be read. */
export async function verifyPayment(payment: Payment, gateway: GatewaySettings): Promise<Verdict> {
  const { key, salt, verifyUrl } = gateway;
  const { txnid } = payment;
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ key, command: COMMAND, var1: txnid, hash: commandHash(key, COMMAND, txnid, salt) }),
    signal: AbortSignal.timeout(PATIENCE),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`The gateway answered with ${response.status}.`);
  const answer = recordOf(await response.json());
  return judge(recordOf(recordOf(answer['transaction_details'])[txnid]), payment);
}

function judge(details: Record<string, unknown>, { amount }: Payment): Verdict {
  const [status, unmapped, paid] = ['status', 'unmappedstatus', 'transaction_amount'].map((name) =>
    textOf(details[name]),
  );
  const gatewayId = textOf(details['mihpayid']).replace(/^not found$/i, '') || null;
  if (!gatewayId) return { state: 'undecided', gatewayId: null, status: 'not-found' };
  if (status === 'success' && unmapped === 'captured') {
    const isRight = parseRupees(paid!) === amount;
    return isRight
      ? { state: 'paid', gatewayId, status: 'captured' }
      : { state: 'undecided', gatewayId, status: 'other-amount' };
  }
  const word = /^\w{1,40}$/.test(unmapped!) ? unmapped! : 'unclear';
  return { state: status === 'failure' ? 'failed' : 'undecided', gatewayId, status: word };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
