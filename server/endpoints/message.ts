/** A message from a form: checked, kept, and only then answered. */
import { CLICK_HEADER, FORM_AGE_HEADER } from '../../schema/addresses/form-headers.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTimeout } from '../basics/timeout.ts';
import { reasonOf } from '../log.ts';
import { channelsOf } from '../settings.ts';
import type { EndpointRecord } from '../site-record.ts';
import type { EndpointContext } from './context.ts';
import { findSuspicions } from './suspicions.ts';
import { makeLead } from './lead.ts';
import { readSubmission } from './read-submission.ts';

/**
 * Milliseconds. Nobody waits longer than two seconds to be told the phone number. A lead that is kept later all the same
 * is told of like any other, and is the same lead if it is sent again.
 */
const PATIENCE = 1600;
/** Characters. A longer message counts for the hour; where its network has sent too many, each text is cut to the second. */
const LONG = 2000;
const SHORT = 1000;

/** Answers posts to an endpoint that takes messages. */
export function answerMessage(call: EndpointRecord, context: EndpointContext) {
  const { record, pages, store, settings, metrics, wake, rate } = context;
  const { answers } = record;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const read = readSubmission(request, call, context);
    if ('refusal' in read) return pages.send(request, reply, read.refusal);
    const { details } = read;
    const length = lengthOf(read.values);
    const isCut = length > LONG && !(await rate.hasRoom(request.ip, length));
    const values = isCut ? shortened(read.values) : read.values;
    const age = Number(request.headers[FORM_AGE_HEADER] ?? NaN);
    const doubts = findSuspicions({ ...read, age, isCut });
    const lead = makeLead({
      call,
      values,
      doubts,
      click: clickOf(request.headers[CLICK_HEADER]),
      channels: channelsOf(settings),
      now: Date.now(),
    });
    try {
      const { id, isNew } = await withTimeout(store.addLead(lead), PATIENCE);
      if (isNew) metrics.leads.inc({ quarantine: String(doubts.length > 0) });
      wake();
      request.log.info({ lead: id, isNew, doubts }, 'lead kept');
      return pages.send(request, reply, { status: 200, answer: answers.stored });
    } catch (error) {
      metrics.errors.inc({ kind: 'store' });
      request.log.error({ reason: reasonOf(error) }, 'lead not kept');
      return pages.send(request, reply, { status: 503, answer: answers.unavailable, details });
    }
  };
}

const lengthOf = (values: Record<string, string>): number =>
  Object.values(values).reduce((length, text) => length + text.length, 0);

/** What fits, the shortest texts first: names and numbers are never the ones to be cut. */
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

/** The browser's key, if it has a sane length. */
function clickOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[ -~]{1,100}$/.test(header) ? header : undefined;
}
