/** Reads a submission: its fields, and what its request says about the sender. */
import { FORM_AGE_HEADER } from '../../schema/addresses/form-headers.ts';
import type { FastifyRequest } from 'fastify';
import type { EndpointRecord } from '../site-record.ts';
import type { ReplyMessage } from './replies.ts';
import type { EndpointContext } from './services.ts';
import { originOf } from './origin.ts';
import { readFields } from './read-fields.ts';
import type { FieldsRead } from './read-fields.ts';

export interface ReceivedSubmission extends Omit<FieldsRead, 'errors'> {
  /** The values by the fields' labels, to be shown again. */
  details: [label: string, value: string][];
  /** Milliseconds from the page being ready to the submission; NaN without scripts. */
  age: number;
  hasOrigin: boolean;
  /** Whether more requests came from this network within ten minutes than one household sends. */
  isFrequent: boolean;
}

/** Reads and validates a submission, or returns the reply to an invalid one. */
export function readSubmission(
  request: FastifyRequest,
  endpoint: EndpointRecord,
  { record: { answers } }: EndpointContext,
): ReceivedSubmission | { rejection: ReplyMessage } {
  const { errors, ...fields } = readFields(request.body, endpoint, answers);
  const details = endpoint.fields.map(({ name, label }): [string, string] => [label, fields.values[name] ?? '']);
  if (errors.length > 0) return { rejection: { status: 422, text: answers.invalid, sentences: errors, details } };
  const hasOrigin = originOf(request.headers) === 'own';
  const age = Number(request.headers[FORM_AGE_HEADER] ?? NaN);
  return { ...fields, details, age, hasOrigin, isFrequent: request.isFrequentSender };
}
