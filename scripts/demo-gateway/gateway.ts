/** A stand-in for PayU, with the same requests and signatures, but without money: for tests and trials. */
import formBody from '@fastify/formbody';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { callbackHash, commandHash, requestHash } from '../../server/payments/payu/signature.ts';
import { isSameSecret } from '../../server/http/is-same-secret.ts';
import { checkoutPage, refusalPage, returnPage } from './pages.ts';

export const DEMO_KEY = 'demo-key';
export const DEMO_SALT = 'demo-salt-which-is-no-secret';

/** What the buyer or the bank does. */
export const CHOICES = {
  pay: 'Pay',
  fail: 'Let the payment fail',
  late: 'Let it fail, and be paid a minute later',
  pending: 'Let the bank take its time',
  tamper: 'Pay, and change the amount on the way back',
  close: 'Pay, and never come back',
} as const;

export type Choice = keyof typeof CHOICES;
type Fields = Record<string, string>;

/** Milliseconds until a late payment is captured. */
const LATE = 60_000;

/** A payment as the gateway knows it. */
export interface DemoPayment {
  fields: Fields;
  gatewayId: string;
  status: 'success' | 'failure' | 'pending';
  unmappedstatus: string;
}

/** The gateway's report on each choice. */
const RESULTS: Record<Choice, Pick<DemoPayment, 'status' | 'unmappedstatus'>> = {
  pay: { status: 'success', unmappedstatus: 'captured' },
  tamper: { status: 'success', unmappedstatus: 'captured' },
  close: { status: 'success', unmappedstatus: 'captured' },
  fail: { status: 'failure', unmappedstatus: 'failed' },
  late: { status: 'failure', unmappedstatus: 'failed' },
  pending: { status: 'pending', unmappedstatus: 'pending' },
};

/** Answers as PayU does: takes orders, lets the tester choose the outcome, and answers inquiries. */
export class DemoGateway {
  /** By txnid. */
  readonly payments = new Map<string, DemoPayment>();
  readonly app: FastifyInstance = fastify();
  #orders = new Map<string, Fields>();
  #next = 4_000_000_000;

  /** Listens on a port of this machine; returns its address. */
  async listen(port: number): Promise<string> {
    await this.app.register(formBody);
    this.app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    this.app.post('/_payment', (request, reply) => {
      const fields = request.body as Fields;
      if (!isSameSecret(fields['hash'] ?? '', requestHash(fields, DEMO_SALT)))
        return reply.code(400).type('text/html').send(refusalPage());
      this.#orders.set(fields['txnid']!, fields);
      return reply.redirect(`/checkout?txnid=${fields['txnid']}`, 302); // the real one redirects buyers as well
    });
    this.app.get<{ Querystring: Fields }>('/checkout', ({ query }, reply) => {
      const fields = this.#orders.get(query['txnid'] ?? '');
      return reply.type('text/html').send(fields ? checkoutPage(fields, CHOICES) : refusalPage());
    });
    this.app.post<{ Body: Fields }>('/choose', ({ body }, reply) => {
      const choice = body['choice'] as Choice;
      const back = this.decide(body['txnid']!, choice);
      return reply.type('text/html').send(returnPage(back, choice !== 'close'));
    });
    this.app.post<{ Body: Fields }>('/merchant/postservice', ({ body }) => this.verify(body));
    await this.app.listen({ port, host: '127.0.0.1' });
    return `http://localhost:${(this.app.server.address() as { port: number }).port}`;
  }

  /** Carries out the buyer's choice; returns what the browser is to post back, and where. */
  decide(txnid: string, choice: Choice): { action: string; fields: Fields } {
    const fields = this.#orders.get(txnid)!;
    const result = RESULTS[choice];
    const gatewayId = this.payments.get(txnid)?.gatewayId ?? String(this.#next++);
    this.payments.set(txnid, { fields, gatewayId, ...result });
    const { hash: _hash, surl, furl, ...order } = fields;
    const answer: Fields = { ...order, ...result, mihpayid: gatewayId, mode: 'UPI' };
    answer['hash'] = callbackHash(answer, DEMO_SALT);
    // The buyer has not come back when it succeeds, as with 'close'.
    if (choice === 'late') setTimeout(() => this.decide(txnid, 'close'), LATE).unref();
    if (choice === 'tamper') answer['amount'] = '1.00';
    return { action: (result.status === 'failure' ? furl : surl)!, fields: answer };
  }

  /** Returns the answer to an inquiry (verify_payment), in PayU's format. */
  verify({ key = '', command = '', var1 = '', hash = '' }: Fields): object {
    if (!isSameSecret(hash, commandHash(key, command, var1, DEMO_SALT))) return { status: 0, msg: 'Invalid Hash.' };
    const payment = this.payments.get(var1);
    if (!payment) return { status: 0, transaction_details: { [var1]: { mihpayid: 'Not Found', status: 'Not Found' } } };
    const { gatewayId, status, unmappedstatus, fields } = payment;
    const details = { mihpayid: gatewayId, txnid: var1, status, unmappedstatus, transaction_amount: fields['amount'] };
    return { status: 1, transaction_details: { [var1]: details } };
  }
}
