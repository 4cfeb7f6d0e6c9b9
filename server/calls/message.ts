/** A message from a form: checked, kept, and only then answered. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { channelsOf } from '../settings.ts';
import type { CallRecord } from '../site-record.ts';
import type { CallContext } from './context.ts';
import { findDoubts } from './doubts.ts';
import { makeLead } from './lead.ts';
import { readCall } from './read-call.ts';

/** Answers posts to an endpoint that takes messages. */
export function answerMessage(call: CallRecord, context: CallContext) {
  const { record, pages, store, settings, metrics, wake } = context;
  const { answers } = record;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const read = await readCall(request, reply, call, context);
    if ('refusal' in read) return pages.send(request, reply, read.refusal);
    const { values, details } = read;
    const age = Number(request.headers['form-age'] ?? NaN);
    const doubts = findDoubts({ ...read, age }, settings.leadsPerAddress.doubted);
    const lead = makeLead({
      call,
      values,
      doubts,
      click: clickOf(request.headers['idempotency-key']),
      channels: channelsOf(settings),
      now: Date.now(),
    });
    try {
      const { id, isNew } = await store.addLead(lead);
      if (isNew) metrics.leads.inc({ quarantine: String(doubts.length > 0) });
      wake();
      request.log.info({ lead: id, isNew, doubts }, 'lead kept');
      return pages.send(request, reply, { status: 200, answer: answers.stored });
    } catch (error) {
      metrics.errors.inc({ kind: 'store' });
      request.log.error({ reason: (error as Error).message }, 'lead not kept');
      return pages.send(request, reply, { status: 503, answer: answers.unavailable, details });
    }
  };
}

/** The browser's key, if it has a sane length. */
function clickOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[ -~]{1,100}$/.test(header) ? header : undefined;
}
