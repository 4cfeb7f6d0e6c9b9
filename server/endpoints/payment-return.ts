/** Handles callbacks of the gateway. Anyone can replay them, so each only causes an inquiry. */
import { withBasePath } from '../http/base-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedCallback } from '../payments/gateway.ts';
import { gateway } from '../payments/gateways.ts';
import { Ledger } from '../payments/ledger.ts';
import { formatAmount } from '../payments/money.ts';
import type { Payment } from '../store/tables.ts';
import type { PaymentEndpoint } from './payment.ts';
import type { EndpointContext } from './services.ts';

/** Seconds after which the page of a pending payment reloads. */
const RELOAD_AFTER = 15;

/** A callback with a valid signature, and its payment. */
interface PaymentCallback {
  payment: Payment;
  callback: SignedCallback;
}

/** Handles the requests that follow a payment: the buyer's return, the gateway's webhook, and the result page. */
export class PaymentReturn {
  readonly #endpoint: PaymentEndpoint;
  readonly #context: EndpointContext;
  readonly #ledger: Ledger;

  constructor(endpoint: PaymentEndpoint, context: EndpointContext) {
    this.#endpoint = endpoint;
    this.#context = context;
    this.#ledger = new Ledger(context.store.db);
  }

  /** Handles a POST by the buyer's browser: inquires, then redirects to the result. */
  acceptBuyer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const authenticated = await this.#authenticate(request);
    if (!authenticated) return this.#sendUnknown(request, reply, 400);
    await this.#handle(request, authenticated);
    const target = `${withBasePath(this.#endpoint.gateway.resultPath, this.#context.record)}?payment=${authenticated.payment.txnid}`;
    return reply.header('cache-control', 'no-store').redirect(target, 303);
  };

  /** Handles a POST by the gateway's server, which repeats it until the answer is 200. */
  acceptWebhook = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const authenticated = await this.#authenticate(request);
    if (!authenticated) return reply.code(400).send({ status: 'error' });
    const hasInquired = await this.#handle(request, authenticated);
    return reply.code(hasInquired ? 200 : 503).send({ status: hasInquired ? 'success' : 'error' });
  };

  /** Handles a GET: shows the current state, without personal data. */
  showResult = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { payment: txnid } = request.query as Record<string, unknown>;
    // PostgreSQL rejects control characters.
    const isUsable = typeof txnid === 'string' && !/\p{Cc}/u.test(txnid);
    const payment = isUsable ? await this.#ledger.find(txnid) : undefined;
    if (!payment) return this.#sendUnknown(request, reply, 404);
    const { answers } = this.#context.record;
    const state = payment.state === 'created' ? 'pending' : payment.state;
    if (state === 'pending') void reply.header('refresh', RELOAD_AFTER);
    const label = this.#endpoint.fields.find(({ name }) => name === gateway.fields.amount)?.label ?? answers.amount;
    return this.#context.pages.send(request, reply, {
      status: 200,
      text: answers[state],
      details: [
        [answers.reference, payment.txnid],
        [label, formatAmount(payment.amount, gateway.currency)],
      ],
    });
  };

  #sendUnknown(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    return this.#context.pages.send(request, reply, { status, text: this.#context.record.answers.unknownPayment });
  }

  /** Returns the callback, if the gateway signed it for this account, with the amount that was ordered. */
  async #authenticate(request: FastifyRequest): Promise<PaymentCallback | undefined> {
    const { settings, metrics } = this.#context;
    // The signature comes first, so that forgeries cost no query.
    const callback = settings.gateway?.readCallback(request.body) ?? { fault: 'no-credentials' };
    const payment = 'fault' in callback ? undefined : await this.#ledger.find(callback.txnid);
    if (payment && !('fault' in callback) && callback.amount === payment.amount) return { payment, callback };
    const fault = 'fault' in callback ? callback.fault : payment ? 'other-amount' : 'unknown-txnid';
    metrics.errors.inc({ kind: 'payment-return' });
    request.log.warn({ ...(payment && { txnid: payment.txnid }), fault }, 'callback refused');
    return undefined;
  }

  /**
   * Inquires about the payment of a callback, or leaves that to the poll if too many came from one network. Returns
   * whether the gateway was asked; the poll asks in any case.
   */
  async #handle(request: FastifyRequest, { payment, callback }: PaymentCallback): Promise<boolean> {
    const { inquiries, rate } = this.#context;
    const { txnid } = payment;
    const { status, gatewayId } = callback;
    // Counted apart from messages: a buyer who reloads the page is no reason to quarantine what they write.
    const { isRefused } = await rate.count(request.ip, 'payment-return');
    const isUrgent = !isRefused;
    try {
      const { state } = await inquiries!.handleCallback(payment, { status, gatewayId }, isUrgent);
      request.log.info({ txnid, state }, 'payment came back');
      return isUrgent;
    } catch {
      return false; // already logged
    }
  }
}
