/** Starts a payment: validates the order and signs it for the gateway. The amount is decided here, not in the browser. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { basePathOf } from '../../schema/addresses/base-path.ts';
import { LOOPBACK } from '../http/headers.ts';
import { reasonOf } from '../log.ts';
import type { NewPayment } from '../payments/gateway.ts';
import { gateway } from '../payments/gateways.ts';
import { Ledger } from '../payments/ledger.ts';
import { formatAmount, parseAmount } from '../payments/money.ts';
import type { EndpointRecord, GatewayRecord } from './endpoint-record.ts';
import { readSubmission } from './reading/read-submission.ts';
import type { EndpointContext } from './services.ts';

/** An endpoint that leads to the gateway. */
export type PaymentEndpoint = EndpointRecord & { gateway: GatewayRecord };

const { currency } = gateway;
const TEXT_PARTS = ['name', 'mail', 'product', 'phone'] as const;

/** Returns the handler of posts to an endpoint that leads to the gateway. */
export function paymentHandler(endpoint: PaymentEndpoint, context: EndpointContext) {
  const { record, pages, store, settings, metrics } = context;
  const { answers } = record;
  const ledger = new Ledger(store.db);
  const labelOf = (name: string) => endpoint.fields.find((field) => field.name === name)?.label ?? name;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const submission = readSubmission(request, endpoint, context);
    if ('rejection' in submission) return pages.send(request, reply, submission.rejection);
    const { details } = submission;
    const texts = textsOf(submission.values);
    const amount = amountOf(texts, endpoint.gateway);
    const errors = amount === undefined ? { [gateway.fields.amount]: boundsText() } : textErrors(texts);
    const sentences = Object.values(errors);
    const rejection = { status: 422, text: answers.invalid, sentences, details, data: { fields: errors } };
    if (amount === undefined || sentences.length > 0) return pages.send(request, reply, rejection);
    const unavailable = () => pages.send(request, reply, { status: 503, text: answers.noPayment, details });
    if (!settings.gateway) return unavailable();
    try {
      const payment = { ...texts, amount };
      const txnid = await ledger.open(payment, Date.now());
      request.log.info({ txnid }, 'payment begun');
      const base = baseOf(request, context);
      const { successPath, failurePath } = endpoint.gateway;
      const order = { txnid, payment, successUrl: base + successPath, failureUrl: base + failurePath };
      const data = { action: settings.gateway.paymentUrl, params: settings.gateway.checkoutFields(order) };
      const form = { ...data, label: answers.goToGatewayButton };
      return pages.send(request, reply, { status: 200, text: answers.goToGateway, data, form });
    } catch (error) {
      metrics.errors.inc({ kind: 'store' });
      request.log.error({ reason: reasonOf(error) }, 'payment not begun');
      return unavailable();
    }
  };

  /** Returns the sentence about an amount outside the bounds. */
  function boundsText(): string {
    const { minimum, maximum } = endpoint.gateway;
    return answers.wrongAmount
      .replace('{minimum}', formatAmount(minimum, currency))
      .replace('{maximum}', formatAmount(maximum, currency));
  }

  /** Returns a sentence about each text that the gateway does not accept, by field name. */
  function textErrors(texts: OrderTexts): Record<string, string> {
    const names = TEXT_PARTS.filter((part) => !gateway.accepts(part, texts[part])).map((part) => gateway.fields[part]);
    return Object.fromEntries(names.map((name) => [name, answers.wrongField.replace('{field}', labelOf(name))]));
  }
}

type OrderTexts = Record<keyof NewPayment, string>;

function textsOf(values: Record<string, string>): OrderTexts {
  const entries = Object.entries(gateway.fields).map(([part, name]) => [part, (values[name] ?? '').trim()]);
  return Object.fromEntries(entries) as OrderTexts;
}

/** Returns the amount in the smallest unit; undefined if it is out of bounds or not the price of the product. */
function amountOf(texts: OrderTexts, { minimum, maximum, prices }: GatewayRecord): number | undefined {
  const amount = parseAmount(texts.amount, currency);
  if (amount === undefined) return undefined;
  const { product } = texts;
  const isPayable = prices
    ? Object.hasOwn(prices, product) && prices[product] === amount
    : amount >= minimum && amount <= maximum;
  return isPayable ? amount : undefined;
}

/** Returns the site's address to which the gateway sends the buyer back: on a developer's machine, that in the browser. */
function baseOf(request: FastifyRequest, { settings, record }: EndpointContext): string {
  if (settings.publicUrl !== undefined) return settings.publicUrl;
  const local = `${request.protocol}://${request.host}${basePathOf(record.url)}`;
  return LOOPBACK.test(request.hostname) ? local : record.url;
}
