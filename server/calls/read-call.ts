/** What every call of a form has in common before anything is done: where it comes from, how often, and what it holds. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallRecord } from '../site-record.ts';
import type { Saying } from './answers.ts';
import type { CallContext } from './context.ts';
import { originOf } from './origin.ts';
import { readFields } from './read-fields.ts';

export interface CallRead {
  values: Record<string, string>;
  /** The same with the fields' labels, to be shown again. */
  details: [label: string, value: string][];
  trap: unknown;
  isUnfamiliar: boolean;
  hasOrigin: boolean;
  /** How many calls came from this address lately. */
  recent: number;
}

/** Reads a call, or says why it goes no further. */
export async function readCall(
  request: FastifyRequest,
  reply: FastifyReply,
  call: CallRecord,
  { record: { answers }, rate, settings }: CallContext,
): Promise<CallRead | { refusal: Saying }> {
  const origin = originOf(request.headers);
  if (origin === 'foreign') return { refusal: { status: 403, answer: answers.refused } };
  const { [call.trap]: trap, ...body } = (request.body ?? {}) as Record<string, unknown>;
  const { values, errors, isUnfamiliar } = readFields(body, call.fields, answers);
  const details = call.fields.map(({ name, label }): [string, string] => [label, values[name] ?? '']);
  const { recent, seconds } = await rate.count(request.ip);
  if (recent > settings.leadsPerAddress.refused) {
    void reply.header('retry-after', seconds);
    return { refusal: { status: 429, answer: answers.tooMany, details } };
  }
  if (errors.length > 0) return { refusal: { status: 422, answer: answers.invalid, sentences: errors, details } };
  return { values, details, trap, isUnfamiliar, hasOrigin: origin === 'own', recent };
}
