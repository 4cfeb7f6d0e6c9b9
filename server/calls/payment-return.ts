/** The way back from the gateway. A browser brings it, from another site, so nothing in it is believed by itself. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerHash } from '../gateway/hash.ts';
import { isSame } from '../is-same.ts';
import { Ledger } from '../gateway/ledger.ts';
import { formatRupees, parseRupees } from '../gateway/money.ts';
import { verifyPayment } from '../gateway/verify.ts';
import type { GatewaySettings } from '../settings.ts';
import type { Payment } from '../store/tables.ts';
import type { CallContext } from './context.ts';
import type { PaymentCall } from './payment.ts';

/** Seconds after which a page that still waits for the bank looks again. */
const LOOK_AGAIN = 15;

/** Answers for the three addresses that a payment comes back to. */
export class PaymentReturn {
  readonly #call: PaymentCall;
  readonly #context: CallContext;
  readonly #ledger: Ledger;

  constructor(call: PaymentCall, context: CallContext) {
    this.#call = call;
    this.#context = context;
    this.#ledger = new Ledger(context.store.db);
  }

  /** POST by the buyer's browser: checked, then asked about, then shown. */
  arrive = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const payment = await this.#authenticate(request);
    if (!payment) return this.#unknown(request, reply, 400);
    await this.#settle(request, payment);
    const target = `${this.#call.gateway.resultPath}?payment=${payment.txnid}`;
    return reply.header('cache-control', 'no-store').redirect(target, 303);
  };

  /** POST by the gateway's own server. Anything but 200 makes it try again. */
  hear = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const payment = await this.#authenticate(request);
    if (!payment) return reply.code(400).send({ status: 'error' });
    const isSettled = await this.#settle(request, payment);
    return reply.code(isSettled ? 200 : 503).send({ status: isSettled ? 'success' : 'error' });
  };

  /** GET: the state as it is now, without anybody's data. */
  show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { payment: txnid } = request.query as Record<string, unknown>;
    const payment = typeof txnid === 'string' ? await this.#ledger.find(txnid) : undefined;
    if (!payment) return this.#unknown(request, reply, 404);
    const { answers } = this.#context.record;
    const state = payment.state === 'created' ? 'pending' : payment.state;
    if (state === 'pending') void reply.header('refresh', LOOK_AGAIN);
    const label = this.#call.fields.find(({ name }) => name === 'amount')?.label ?? 'Amount';
    return this.#context.pages.send(request, reply, {
      status: 200,
      answer: answers[state],
      details: [
        [answers.reference, payment.txnid],
        [label, formatRupees(payment.amount)],
      ],
    });
  };

  #unknown(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    return this.#context.pages.send(request, reply, { status, answer: this.#context.record.answers.unknownPayment });
  }

  /** The payment that an answer is about, if the gateway signed it, for us, with the amount that we asked for. */
  async #authenticate(request: FastifyRequest): Promise<Payment | undefined> {
    const { gateway } = this.#context.settings;
    const fields = textsOf(request.body);
    const payment = fields?.['txnid'] ? await this.#ledger.find(fields['txnid']) : undefined;
    const fault = findFault(fields, payment, gateway);
    if (fault === undefined) return payment;
    this.#context.metrics.errors.inc({ kind: 'payment-return' });
    request.log.warn({ txnid: payment?.txnid, fault }, 'an answer of the gateway was refused');
    return undefined;
  }

  /** Asks the gateway and takes its answer in. Whether it could; otherwise it is asked again later. */
  async #settle(request: FastifyRequest, payment: Payment): Promise<boolean> {
    const { settings, metrics, wake } = this.#context;
    const { txnid } = payment;
    try {
      const verdict = await verifyPayment(payment, settings.gateway!);
      const { state } = await this.#ledger.settle(txnid, verdict, Date.now());
      if (state !== payment.state) metrics.payments.inc({ state });
      wake();
      request.log.info({ txnid, state, status: verdict.status }, 'payment came back');
      return true;
    } catch (error) {
      metrics.errors.inc({ kind: 'gateway' });
      request.log.error({ txnid, reason: (error as Error).message }, 'payment came back, the gateway did not answer');
      return false;
    }
  }
}

/** All fields as texts; undefined where one is something else, such as a field that came twice. */
function textsOf(body: unknown): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const entries = Object.entries(body);
  return entries.every(([, value]) => typeof value === 'string') ? Object.fromEntries(entries) : undefined;
}

/** One word for the log. */
function findFault(
  fields: Record<string, string> | undefined,
  payment: Payment | undefined,
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
  if (!isSame(read('hash'), answerHash(signed, gateway.salt))) return 'wrong-hash';
  if (!payment) return 'unknown-txnid';
  return parseRupees(signed.amount) === payment.amount ? undefined : 'other-amount';
}
