/** A merchant's account at PayU: signs orders, checks callbacks, and inquires about payments. */
import { isSameSecret } from '../../http/is-same-secret.ts';
import { reasonOf } from '../../log.ts';
import type { Payment } from '../../store/tables.ts';
import { GatewayError, NOT_FOUND, OTHER_AMOUNT } from '../gateway.ts';
import type { GatewayAccount, Order, PaymentStatus, SignedCallback } from '../gateway.ts';
import { formatDecimal, parseAmount } from '../money.ts';
import { RUPEES } from './rupees.ts';
import { callbackHash, commandHash, requestHash } from './signature.ts';

const COMMAND = 'verify_payment';
/** Milliseconds that an inquiry may take. */
const TIMEOUT = 10_000;

export interface PayuSettings {
  key: string;
  salt: string;
  paymentUrl: string;
  inquiryUrl: string;
  origins: string[];
}

/** Implements GatewayAccount by PayU's form fields and its API. */
export class PayuAccount implements GatewayAccount {
  readonly paymentUrl: string;
  readonly origins: string[];
  readonly #settings: PayuSettings;

  constructor(settings: PayuSettings) {
    this.paymentUrl = settings.paymentUrl;
    this.origins = settings.origins;
    this.#settings = settings;
  }

  checkoutFields({ txnid, payment, successUrl, failureUrl }: Order): Record<string, string> {
    const { key, salt } = this.#settings;
    const { product: productinfo, name: firstname, mail: email, phone } = payment;
    const signed = { key, txnid, amount: formatDecimal(payment.amount, RUPEES), productinfo, firstname, email };
    return { ...signed, phone, surl: successUrl, furl: failureUrl, hash: requestHash(signed, salt) };
  }

  readCallback(body: unknown): SignedCallback | { fault: string } {
    const { key, salt } = this.#settings;
    const fields = textsOf(body);
    if (!fields) return { fault: 'unreadable' };
    const read = (name: string) => fields[name] ?? '';
    if (!isSameSecret(read('key'), key)) return { fault: 'other-key' };
    if (!isSameSecret(read('hash'), callbackHash(fields, salt))) return { fault: 'wrong-hash' };
    const status = read('status');
    return {
      txnid: read('txnid'),
      amount: parseAmount(read('amount'), RUPEES),
      status: status === 'success' || status === 'failure' ? status : 'pending',
      gatewayId: read('mihpayid'),
    };
  }

  async inquire(payment: Pick<Payment, 'txnid' | 'amount'>, stop?: AbortSignal): Promise<PaymentStatus> {
    const details = await this.#ask(payment.txnid, stop).catch((error: Error) => {
      throw error instanceof GatewayError ? error : new GatewayError(reasonOf(error.cause ?? error));
    });
    return statusOf(details, payment.amount);
  }

  async #ask(txnid: string, stop: AbortSignal | undefined): Promise<Details> {
    const { key, salt, inquiryUrl } = this.#settings;
    const timeout = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(inquiryUrl, {
      method: 'POST',
      body: new URLSearchParams({ key, command: COMMAND, var1: txnid, hash: commandHash(key, COMMAND, txnid, salt) }),
      signal: stop ? AbortSignal.any([timeout, stop]) : timeout,
      redirect: 'error',
    });
    if (!response.ok) throw new GatewayError(`status ${response.status}`);
    // An unknown payment has an entry too, which says "Not Found". Without an entry this is no answer about the payment.
    const details = asRecord(asRecord(asRecord(await response.json())?.['transaction_details'])?.[txnid]);
    if (!details) throw new GatewayError('unreadable');
    return details;
  }
}

type Details = Record<string, unknown>;

function statusOf(details: Details, amount: number): PaymentStatus {
  const read = (name: string) => textOf(details[name]);
  const [status, unmapped] = [read('status'), read('unmappedstatus')];
  const gatewayId = read('mihpayid').replace(/^not found$/i, '') || null;
  if (!gatewayId) return { state: 'undecided', gatewayId, status: NOT_FOUND };
  if (status === 'success' && unmapped === 'captured')
    return parseAmount(read('transaction_amount'), RUPEES) === amount
      ? { state: 'paid', gatewayId, status: 'captured' }
      : { state: 'undecided', gatewayId, status: OTHER_AMOUNT };
  const word = /^\w{1,40}$/.test(unmapped) ? unmapped : 'unclear';
  return { state: status === 'failure' ? 'failed' : 'undecided', gatewayId, status: word };
}

/** Returns all fields as texts; undefined where one is something else, such as a field that came twice. */
function textsOf(body: unknown): Record<string, string> | undefined {
  const fields = asRecord(body);
  const isText = fields && Object.values(fields).every((value) => typeof value === 'string');
  return isText ? (fields as Record<string, string>) : undefined;
}

const asRecord = (value: unknown): Details | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
