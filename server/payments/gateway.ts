/** Defines the interface of a payment gateway. Each gateway has an adapter in a folder of its own. */
import type { Environment } from '../settings/environment.ts';
import type { Payment } from '../store/tables.ts';
import type { Currency } from './money.ts';

/** A buyer, and what is paid. Amounts are in the currency's smallest unit. */
export type NewPayment = Pick<Payment, 'amount' | 'product' | 'name' | 'mail' | 'phone'>;

/** A gateway, whether or not this server has an account there. */
export interface Gateway {
  currency: Currency;
  /** The variables of the environment without which no payment is taken. */
  credentials: string[];
  /** For each part of a payment, the name of the form's field that holds it. */
  fields: Record<keyof NewPayment, string>;
  /** Every origin that a payment may lead a browser to, for hosts whose settings are not known. */
  origins: string[];
  /** Returns whether the gateway takes a text as this part of a payment. */
  accepts(part: Exclude<keyof NewPayment, 'amount'>, text: string): boolean;
  /** Reads the account from the environment; undefined if none is set. Throws UnreadableError. */
  readAccount(environment: Environment): GatewayAccount | undefined;
}

/** An account at a gateway: its credentials, and where the gateway is. */
export interface GatewayAccount {
  /** The address that a buyer's browser posts the order to. */
  paymentUrl: string;
  /** The origins that a browser needs to reach in turn, for the policy's form-action. */
  origins: string[];
  /** Returns the signed fields that a browser posts to the gateway, and nothing else. */
  checkoutFields(order: Order): Record<string, string>;
  /** Checks the signature of a callback's body. Returns its content, or one word for the log on why it is refused. */
  readCallback(body: unknown): SignedCallback | { fault: string };
  /**
   * Asks the gateway about one payment. Rejects with a GatewayError, after ten seconds at the latest or when the signal
   * aborts.
   */
  inquire(payment: Pick<Payment, 'txnid' | 'amount'>, stop?: AbortSignal): Promise<PaymentStatus>;
}

/** A payment that is ready to be signed. */
export interface Order {
  txnid: string;
  payment: NewPayment;
  /** Where the gateway sends the buyer afterwards. */
  successUrl: string;
  failureUrl: string;
}

/** The part of a callback that matters: only a reason to inquire. */
export interface Callback {
  status: 'success' | 'failure' | 'pending';
  /** The gateway's number of the payment, which its signature need not cover; empty if absent. */
  gatewayId: string;
}

export interface SignedCallback extends Callback {
  txnid: string;
  /** Undefined where it is not an amount. */
  amount: number | undefined;
}

/** What the gateway reports: undecided also where it does not know the payment, or knows another amount. */
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
