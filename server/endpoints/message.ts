/** Handles messages: a message is validated, stored, and only then answered. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTimeout } from '../http/timeout.ts';
import { reasonOf } from '../log.ts';
import { channelsOf } from '../settings/settings.ts';
import type { EndpointRecord } from '../site-record.ts';
import type { EndpointContext } from './services.ts';
import { findSuspicions } from './suspicions.ts';
import { makeLead } from './lead.ts';
import { readSubmission } from './read-submission.ts';

/**
 * Milliseconds. Visitors learn of a failure, and of the phone number, within two seconds. A lead that is stored later
 * all the same is delivered like any other, and is the same lead if it is sent again.
 */
const PATIENCE = 1600;
/**
 * Characters. A longer message counts for the hour; if its network has sent too many, each text is truncated to SHORT.
 */
const LONG = 2000;
const SHORT = 1000;

/** Returns the handler of posts to an endpoint that takes messages. */
export function messageHandler(call: EndpointRecord, context: EndpointContext) {
  const { record, pages, store, settings, metrics, wake, rate } = context;
  const { answers } = record;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const read = readSubmission(request, call, context);
    if ('rejection' in read) return pages.send(request, reply, read.rejection);
    const { details } = read;
    const length = lengthOf(read.values);
    const isCut = length > LONG && !(await rate.allowsText(request.ip, length));
    const values = isCut ? shortened(read.values) : read.values;
    const age = Number(request.headers['form-age'] ?? NaN);
    const doubts = findSuspicions({ ...read, age, isTruncated: isCut });
    const lead = makeLead({
      endpoint: call,
      values,
      suspicions: doubts,
      click: clickOf(request.headers['idempotency-key']),
      channels: channelsOf(settings),
      now: Date.now(),
    });
    try {
      const { id, isNew } = await withTimeout(store.addLead(lead), PATIENCE);
      if (isNew) metrics.leads.inc({ quarantine: String(doubts.length > 0) });
      wake();
      request.log.info({ lead: id, isNew, doubts }, 'lead kept');
      return pages.send(request, reply, { status: 200, text: answers.stored });
    } catch (error) {
      metrics.errors.inc({ kind: 'store' });
      request.log.error({ reason: reasonOf(error) }, 'lead not kept');
      return pages.send(request, reply, { status: 503, text: answers.unavailable, details });
    }
  };
}

const lengthOf = (values: Record<string, string>): number =>
  Object.values(values).reduce((length, text) => length + text.length, 0);

/** Truncates texts to LONG characters in all, the longest ones first, so that names and numbers stay whole. */
function shortened(values: Record<string, string>): Record<string, string> {
  let room = LONG;
  const kept: Record<string, string> = { ...values };
  for (const [name, text] of Object.entries(values).toSorted(([, a], [, b]) => a.length - b.length)) {
    const length = Math.min(text.length, SHORT, room);
    room -= length;
    if (length < text.length) kept[name] = `${text.slice(0, length).toWellFormed()} […]`;
  }
  return kept;
}

/** Returns the browser's key, if it has a sane length. */
function clickOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[ -~]{1,100}$/.test(header) ? header : undefined;
}
