/** A message from a form: checked, kept, and only then answered. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallRecord } from '../site-record.ts';
import type { CallContext } from './context.ts';
import { findDoubts } from './doubts.ts';
import { makeLead } from './lead.ts';
import { originOf } from './origin.ts';
import { readFields } from './read-fields.ts';

/** Answers posts to an endpoint that takes messages. */
export function answerMessage(call: CallRecord, context: CallContext) {
  const { record, pages, store, rate, settings, metrics, wake } = context;
  const { answers } = record;
  const detailsOf = (values: Record<string, string>) =>
    call.fields.map(({ name, label }): [string, string] => [label, values[name] ?? '']);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const origin = originOf(request.headers);
    if (origin === 'foreign') return pages.send(request, reply, { status: 403, answer: answers.refused });
    const { [call.trap]: trap, ...body } = (request.body ?? {}) as Record<string, unknown>;
    const { values, errors, isUnfamiliar } = readFields(body, call.fields, answers);
    const details = detailsOf(values);
    const { recent, seconds } = await rate.count(request.ip);
    if (recent > settings.leadsPerAddress.refused) {
      void reply.header('retry-after', seconds);
      return pages.send(request, reply, { status: 429, answer: answers.tooMany, details });
    }
    if (errors.length > 0)
      return pages.send(request, reply, { status: 422, answer: answers.invalid, sentences: errors, details });
    const age = Number(request.headers['form-age'] ?? NaN);
    const doubts = findDoubts(
      { values, trap, age, isUnfamiliar, hasOrigin: origin === 'own', recent },
      settings.leadsPerAddress.doubted,
    );
    const lead = makeLead({
      call,
      values,
      doubts,
      click: request.headers['idempotency-key']?.toString(),
      channels: settings.webhook ? ['mail', 'webhook'] : ['mail'],
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
