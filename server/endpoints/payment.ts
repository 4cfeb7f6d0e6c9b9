/** The start of a payment: an order of ours, signed for the gateway. What may be paid is decided here, not in the browser. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canBeSigned, requestHash } from '../payments/payu/signature.ts';
import { Ledger } from '../payments/ledger.ts';
import type { NewPayment } from '../payments/ledger.ts';
import { formatAmount, formatRupees, parseRupees } from '../payments/money.ts';
import { LOOPBACK } from '../http/headers.ts';
import type { GatewaySettings } from '../settings.ts';
import type { EndpointRecord, GatewayRecord } from '../site-record.ts';
import type { ReplyMessage } from './replies.ts';
import type { EndpointContext } from './context.ts';
import { readSubmission } from './read-submission.ts';

/** An endpoint that leads to the gateway. */
export type PaymentEndpoint = EndpointRecord & { gateway: GatewayRecord };

/** What the gateway takes at most, in signs. */
const LIMITS = { firstname: 60, email: 50, productinfo: 100, phone: 50 };

type Fields = Record<keyof typeof LIMITS | 'amount', string>;

/** Answers posts to an endpoint that leads to the gateway. */
export function paymentHandler(call: PaymentEndpoint, context: EndpointContext) {
  const { record, pages, store, settings, metrics } = context;
  const { answers } = record;
  const ledger = new Ledger(store.db);
  const labelOf = (name: string) => call.fields.find((field) => field.name === name)?.label ?? name;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const read = readSubmission(request, call, context);
    if ('rejection' in read) return pages.send(request, reply, read.rejection);
    const { details } = read;
    const fields = fieldsOf(read.values);
    /** By field name, what is wrong with it: a script shows each sentence at its field. */
    const wrong = (texts: Record<string, string>): ReplyMessage => {
      const sentences = Object.values(texts);
      return { status: 422, text: answers.invalid, sentences, details, data: { fields: texts } };
    };
    const amount = amountOf(fields, call.gateway);
    if (amount === undefined)
      return pages.send(request, reply, wrong({ amount: boundsText(answers.wrongAmount, call.gateway) }));
    const faulty = namesOf(LIMITS).filter((name) => !canBeSigned(fields[name]) || fields[name].length > LIMITS[name]);
    if (faulty.length > 0)
      return pages.send(
        request,
        reply,
        wrong(Object.fromEntries(faulty.map((name) => [name, answers.wrongField.replace('{field}', labelOf(name))]))),
      );
    const unavailable = (): FastifyReply =>
      pages.send(request, reply, { status: 503, text: answers.noPayment, details });
    if (!settings.gateway) return unavailable();
    try {
      const payment: NewPayment = {
        amount,
        product: fields.productinfo,
        name: fields.firstname,
        mail: fields.email,
        phone: fields.phone,
      };
      const txnid = await ledger.open(payment, Date.now());
      request.log.info({ txnid }, 'payment begun');
      const params = paramsOf(fields, {
        txnid,
        amount,
        gateway: settings.gateway,
        base: baseOf(request, context),
        call,
      });
      const data = { action: settings.gateway.paymentUrl, params };
      const form = { ...data, label: answers.goToGatewayButton };
      return pages.send(request, reply, { status: 200, text: answers.goToGateway, data, form });
    } catch (error) {
      metrics.errors.inc({ kind: 'store' });
      request.log.error({ reason: (error as Error).message }, 'payment not begun');
      return unavailable();
    }
  };
}

function fieldsOf(values: Record<string, string>): Fields {
  const read = (name: string) => (values[name] ?? '').trim();
  return {
    firstname: read('firstname'),
    email: read('email'),
    phone: read('phone'),
    productinfo: read('productinfo'),
    amount: read('amount'),
  };
}

/** Paise, if it may be paid; a site with a price list takes just its prices. */
function amountOf({ amount, productinfo }: Fields, { minimum, maximum, prices }: GatewayRecord): number | undefined {
  const paise = parseRupees(amount);
  if (paise === undefined) return undefined;
  if (prices) return Object.hasOwn(prices, productinfo) && prices[productinfo] === paise ? paise : undefined;
  return paise >= minimum && paise <= maximum ? paise : undefined;
}

function boundsText(text: string, { minimum, maximum }: GatewayRecord): string {
  return text.replace('{minimum}', formatRupees(minimum)).replace('{maximum}', formatRupees(maximum));
}

interface Order {
  txnid: string;
  amount: number;
  gateway: GatewaySettings;
  /** Where the gateway finds this server. */
  base: string;
  call: PaymentEndpoint;
}

/** What the browser posts to the gateway, and nothing else. */
function paramsOf(fields: Fields, { txnid, amount, gateway, base, call }: Order): Record<string, string> {
  const { firstname, email, phone, productinfo } = fields;
  const signed = { key: gateway.key, txnid, amount: formatAmount(amount), productinfo, firstname, email };
  return {
    ...signed,
    phone,
    surl: base + call.gateway.successPath,
    furl: base + call.gateway.failurePath,
    hash: requestHash(signed, gateway.salt),
  };
}

/** While one tries a site out, the gateway has to come back to this very machine. */
function baseOf(request: FastifyRequest, { settings, record }: EndpointContext): string {
  if (settings.publicUrl !== undefined) return settings.publicUrl;
  return LOOPBACK.test(request.hostname) ? `${request.protocol}://${request.host}` : record.url;
}

const namesOf = <Name extends string>(object: Record<Name, unknown>) => Object.keys(object) as Name[];
