/** Reads a submission: its fields, and what its request says about the sender. */
import { FORM_AGE_HEADER } from '../../../schema/addresses/form-headers.ts';
import type { FastifyRequest } from 'fastify';
import type { EndpointRecord } from '../endpoint-record.ts';
import type { ReplyMessage } from '../replies.ts';
import type { EndpointContext } from '../services.ts';
import { originOf } from '../origin.ts';
import { fileNames, readFields } from './read-fields.ts';
import type { FieldsRead } from './read-fields.ts';
import type { FilesRead } from './receive-files.ts';

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
  { record }: Pick<EndpointContext, 'record'>,
  form: FilesRead = { body: request.body as FilesRead['body'], files: [], errors: {} },
): ReceivedSubmission | { rejection: ReplyMessage } {
  const { answers, language, timeZone } = record;
  const context = {
    texts: answers,
    today: () => new Date().toLocaleDateString('sv', { timeZone }),
    writeDay: (day: string) => writeDay(day, language),
  };
  const { errors, ...fields } = readFields(form, endpoint, context);
  const textOf = (name: string) => fields.values[name] ?? fileNames(form.files, name);
  const details = endpoint.fields.map(({ name, label }): [string, string] => [label, textOf(name)]);
  if (Object.keys(errors).length > 0) return { rejection: invalid(errors, details, answers.invalid) };
  const hasOrigin = originOf(request.headers) === 'own';
  const age = Number(request.headers[FORM_AGE_HEADER] ?? NaN);
  return { ...fields, details, age, hasOrigin, isFrequent: request.isFrequentSender };
}

/** Returns the reply to an invalid submission: a sentence for each field that is wrong. */
function invalid(
  errors: Record<string, string>,
  details: ReceivedSubmission['details'],
  text: ReplyMessage['text'],
): ReplyMessage {
  return { status: 422, text, sentences: Object.values(errors), details, data: { fields: errors } };
}

/** Writes a day such as 2026-05-12 in a language, whatever the time zone. */
function writeDay(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
