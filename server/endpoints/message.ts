/** Handles messages: a message is validated, stored, and only then answered. */
import { CLICK_HEADER } from '../../schema/addresses/form-headers.ts';
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
const TIMEOUT = 1600;
/** Characters. Longer messages count for the hour; if a network sends too many, their texts are truncated to SHORT. */
const LONG = 2000;
const SHORT = 1000;

/** Returns the handler of posts to an endpoint that takes messages. */
export function messageHandler(endpoint: EndpointRecord, context: EndpointContext) {
  const { record, pages, store, settings, metrics, wake, rate } = context;
  const { answers } = record;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const submission = readSubmission(request, endpoint, context);
    if ('rejection' in submission) return pages.send(request, reply, submission.rejection);
    const { values, details } = submission;
    const length = lengthOf(values);
    const isTruncated = length > LONG && !(await rate.allowsText(request.ip, length));
    const suspicions = findSuspicions(submission, isTruncated);
    const lead = makeLead({
      endpoint,
      values: isTruncated ? truncated(values) : values,
      suspicions,
      click: clickOf(request.headers[CLICK_HEADER]),
      channels: channelsOf(settings),
      now: Date.now(),
    });
    try {
      const { id, isNew } = await withTimeout(store.addLead(lead), TIMEOUT);
      if (isNew) metrics.leads.inc({ quarantine: String(suspicions.length > 0) });
      wake();
      request.log.info({ lead: id, isNew, doubts: suspicions }, 'lead kept');
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
function truncated(values: Record<string, string>): Record<string, string> {
  let left = LONG;
  const texts: Record<string, string> = { ...values };
  for (const [name, text] of Object.entries(values).toSorted(([, a], [, b]) => a.length - b.length)) {
    const length = Math.min(text.length, SHORT, left);
    left -= length;
    if (length < text.length) texts[name] = `${text.slice(0, length).toWellFormed()} […]`;
  }
  return texts;
}

/** Returns the browser's key, if it has a sane length. */
function clickOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[ -~]{1,100}$/.test(header) ? header : undefined;
}
