/** Reads a submission: its fields, and what its request says about the sender. */
import type { FastifyRequest } from 'fastify';
import type { EndpointRecord } from '../site-record.ts';
import type { ReplyMessage } from './replies.ts';
import type { EndpointContext } from './services.ts';
import { originOf } from './origin.ts';
import { readFields } from './read-fields.ts';

export interface Submission {
  values: Record<string, string>;
  /** The same by the fields' labels, to be shown again. */
  details: [label: string, value: string][];
  trap: unknown;
  isUnfamiliar: boolean;
  hasOrigin: boolean;
  /** Whether more requests came from this network lately than from a household. */
  isFrequent: boolean;
}

/** Reads and validates a submission, or returns the reply to an invalid one. */
export function readSubmission(
  request: FastifyRequest,
  call: EndpointRecord,
  { record: { answers } }: EndpointContext,
): Submission | { rejection: ReplyMessage } {
  const { values, errors, isUnfamiliar, trap } = readFields(request.body, call, answers);
  const details = call.fields.map(({ name, label }): [string, string] => [label, values[name] ?? '']);
  if (errors.length > 0) return { rejection: { status: 422, text: answers.invalid, sentences: errors, details } };
  const hasOrigin = originOf(request.headers) === 'own';
  return { values, details, trap, isUnfamiliar, hasOrigin, isFrequent: request.isFrequentSender };
}
