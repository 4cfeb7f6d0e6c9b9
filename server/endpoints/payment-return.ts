/** The way back from the gateway. A browser brings it, from another site, so nothing in it is believed by itself. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callbackHash, canBeSigned } from '../payments/payu/signature.ts';
import { isSame } from '../http/is-same.ts';
import { Ledger } from '../payments/ledger.ts';
import type { Callback } from '../payments/ledger.ts';
import { formatRupees, parseRupees } from '../payments/money.ts';
import type { GatewaySettings } from '../settings.ts';
import type { Payment } from '../store/tables.ts';
import type { EndpointContext } from './context.ts';
import type { PaymentEndpoint } from './payment.ts';

/** Seconds after which a page that still waits for the bank looks again. */
const LOOK_AGAIN = 15;

/** Answers for the three addresses that a payment comes back to. */
export class PaymentReturn {
  readonly #call: PaymentEndpoint;
  readonly #context: EndpointContext;
  readonly #ledger: Ledger;

  constructor(call: PaymentEndpoint, context: EndpointContext) {
    this.#call = call;
    this.#context = context;
    this.#ledger = new Ledger(context.store.db);
  }

  /** POST by the buyer's browser: checked, then asked about, then shown. */
  acceptBuyer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const signed = await this.#authenticate(request);
    if (!signed) return this.#unknown(request, reply, 400);
    await this.#handle(request, signed);
    const target = `${this.#call.gateway.resultPath}?payment=${signed.payment.txnid}`;
    return reply.header('cache-control', 'no-store').redirect(target, 303);
  };

  /** POST by the gateway's own server. Anything but 200 makes it try again. */
  acceptWebhook = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const signed = await this.#authenticate(request);
    if (!signed) return reply.code(400).send({ status: 'error' });
    const isAsked = await this.#handle(request, signed);
    return reply.code(isAsked ? 200 : 503).send({ status: isAsked ? 'success' : 'error' });
  };

  /** GET: the state as it is now, without anybody's data. */
  showResult = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { payment: txnid } = request.query as Record<string, unknown>;
    // PostgreSQL rejects control characters.
    const isUsable = typeof txnid === 'string' && canBeSigned(txnid);
    const payment = isUsable ? await this.#ledger.find(txnid) : undefined;
    if (!payment) return this.#unknown(request, reply, 404);
    const { answers } = this.#context.record;
    const state = payment.state === 'created' ? 'pending' : payment.state;
    if (state === 'pending') void reply.header('refresh', LOOK_AGAIN);
    const label = this.#call.fields.find(({ name }) => name === 'amount')?.label ?? 'Amount';
    return this.#context.pages.send(request, reply, {
      status: 200,
      text: answers[state],
      details: [
        [answers.reference, payment.txnid],
        [label, formatRupees(payment.amount)],
      ],
    });
  };

  #unknown(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    return this.#context.pages.send(request, reply, { status, text: this.#context.record.answers.unknownPayment });
  }

  /** The payment that an answer is about, if the gateway signed it, for us, with the amount that we asked for. */
  async #authenticate(request: FastifyRequest): Promise<SignedCallback | undefined> {
    const fields = textsOf(request.body);
    // The signature comes first, so that forgeries cost no query.
    const forgery = findForgery(fields, this.#context.settings.gateway);
    const { txnid = '', amount = '', status = '', mihpayid: gatewayId = '' } = fields ?? {};
    const payment = forgery === undefined ? await this.#ledger.find(txnid) : undefined;
    if (payment && parseRupees(amount) === payment.amount) return { payment, callback: { status, gatewayId } };
    const fault = forgery ?? (payment ? 'other-amount' : 'unknown-txnid');
    this.#context.metrics.errors.inc({ kind: 'payment-return' });
    request.log.warn({ ...(payment && { txnid }), fault }, 'an answer of the gateway was refused');
    return undefined;
  }

  /**
   * Asks the gateway about the payment of a callback, or leaves that to the poll if too many came from one address.
   * Returns whether the gateway was asked; the poll asks in any case.
   */
  async #handle(request: FastifyRequest, { payment, callback }: SignedCallback): Promise<boolean> {
    const { inquiries, rate } = this.#context;
    const { txnid } = payment;
    // Counted apart from messages: a buyer who reloads the page is no reason to quarantine what they write.
    const { isRefused } = await rate.count(request.ip, 'payment-return');
    const isUrgent = !isRefused;
    try {
      const { state } = await inquiries!.handleCallback(payment, callback, isUrgent);
      request.log.info({ txnid, state }, 'payment came back');
      return isUrgent;
    } catch {
      return false; // already logged
    }
  }
}

/** A callback with a valid signature, and its payment. */
interface SignedCallback {
  payment: Payment;
  callback: Callback;
}

/** All fields as texts; undefined where one is something else, such as a field that came twice. */
function textsOf(body: unknown): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const entries = Object.entries(body);
  return entries.every(([, value]) => typeof value === 'string') ? Object.fromEntries(entries) : undefined;
}

/** Returns why the signature is not valid, as one word for the log; undefined if it is. */
function findForgery(
  fields: Record<string, string> | undefined,
  gateway: GatewaySettings | undefined,
): string | undefined {
  if (!gateway) return 'no-credentials';
  if (!fields) return 'unreadable';
  const read = (name: string) => fields[name] ?? '';
  const signed = {
    key: gateway.key,
    txnid: read('txnid'),
    amount: read('amount'),
    productinfo: read('productinfo'),
    firstname: read('firstname'),
    email: read('email'),
    udf1: read('udf1'),
    udf2: read('udf2'),
    udf3: read('udf3'),
    udf4: read('udf4'),
    udf5: read('udf5'),
    status: read('status'),
    additionalCharges: read('additional_charges') || read('additionalCharges'),
    splitInfo: read('splitInfo'),
  };
  if (!isSame(read('key'), gateway.key)) return 'other-key';
  return isSame(read('hash'), callbackHash(signed, gateway.salt)) ? undefined : 'wrong-hash';
}
