/** Handles the messages of forms: validates and stores a message, and only then answers. */
import { IDEMPOTENCY_HEADER } from '../../schema/addresses/form-headers.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTimeout } from '../http/timeout.ts';
import { makeLead } from '../leads/new-lead.ts';
import { reasonOf } from '../log.ts';
import { channelsOf } from '../settings/settings.ts';
import type { EndpointRecord } from './endpoint-record.ts';
import type { EndpointContext } from './services.ts';
import { findSuspicions } from './suspicions.ts';
import { keepFiles, removeFiles } from '../leads/files/folder.ts';
import type { AddedLead, NewLead } from '../store/store.ts';
import { formReader } from './reading/read-form.ts';
import { FilesRefusedError, TooLongError, discard } from './reading/receive-files.ts';
import type { FilesRead, ReceivedFile } from './reading/receive-files.ts';
import { readSubmission } from './reading/read-submission.ts';

/**
 * Milliseconds. Visitors learn of a failure, and of the phone number, within two seconds. A lead that is stored after
 * this time is delivered like any other, and counts as the same lead if it is sent again.
 */
const TIMEOUT = 1600;
/**
 * Characters of a message, and of one of its texts, if its network has sent too many long messages within an hour. Shorter
 * messages are never truncated.
 */
const MAX_LENGTH = 2000;
const MAX_TEXT_LENGTH = 1000;

/** Returns the handler of posts to an endpoint that takes messages. */
export function messageHandler(endpoint: EndpointRecord, context: EndpointContext) {
  const { record, pages, store, settings, metrics, wake, rate } = context;
  const { answers } = record;

  const readForm = formReader(endpoint, context);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const form = await readForm(request).catch((error: unknown) => {
      if (error instanceof FilesRefusedError) return { status: 503 };
      if (error instanceof TooLongError) return { status: error.statusCode };
      throw error;
    });
    if ('status' in form) return pages.send(request, reply, { status: form.status, text: answers.noFiles });
    try {
      return await answer(request, reply, form);
    } finally {
      await discard(form.files); // the files of a stored lead have been moved
    }
  };

  async function answer(request: FastifyRequest, reply: FastifyReply, form: FilesRead): Promise<FastifyReply> {
    const submission = readSubmission(request, endpoint, context, form);
    if ('rejection' in submission) return pages.send(request, reply, submission.rejection);
    const { values, details } = submission;
    const length = lengthOf(values);
    const isTruncated = length > MAX_LENGTH && !(await rate.allowsText(request.ip, length));
    const suspicions = findSuspicions(submission, isTruncated);
    const lead = makeLead({
      endpoint,
      values: isTruncated ? truncated(values) : values,
      suspicions,
      idempotencyKey: idempotencyKeyOf(request.headers[IDEMPOTENCY_HEADER]),
      channels: channelsOf(settings),
      now: Date.now(),
      language: context.language,
      files: form.files.map(({ path: _path, ...file }) => file),
    });
    try {
      const { id, isNew } = await withTimeout(add(lead, form.files), TIMEOUT);
      if (isNew) metrics.leads.inc({ quarantine: String(suspicions.length > 0) });
      wake();
      request.log.info({ lead: id, isNew, doubts: suspicions }, 'lead stored');
      return pages.send(request, reply, { status: 200, text: answers.stored });
    } catch (error) {
      metrics.errors.inc({ kind: 'store' });
      request.log.error({ reason: reasonOf(error) }, 'lead not stored');
      return pages.send(request, reply, { status: 503, text: answers.unavailable, details });
    }
  }

  /** Keeps the files, then the lead that lists them. If the submission was stored before, the new files are removed. */
  async function add(lead: NewLead, files: ReceivedFile[]): Promise<AddedLead> {
    if (files.length > 0) await keepFiles(store.files, lead.lead.id, files);
    // After a failure the lead may have been stored: if it was not, its files are removed later.
    const added = await store.addLead(lead);
    if (!added.isNew && files.length > 0) await removeFiles(store.files, [lead.lead.id]);
    return added;
  }
}

const lengthOf = (values: Record<string, string>): number =>
  Object.values(values).reduce((length, text) => length + text.length, 0);

/** Truncates texts to MAX_LENGTH characters in total, the longest first, so that names and numbers stay whole. */
function truncated(values: Record<string, string>): Record<string, string> {
  let left = MAX_LENGTH;
  const texts: Record<string, string> = { ...values };
  for (const [name, text] of Object.entries(values).toSorted(([, a], [, b]) => a.length - b.length)) {
    const length = Math.min(text.length, MAX_TEXT_LENGTH, left);
    left -= length;
    if (length < text.length) texts[name] = `${text.slice(0, length).toWellFormed()} […]`;
  }
  return texts;
}

/** Returns the browser's key, if it is short printable ASCII. */
function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[ -~]{1,100}$/.test(header) ? header : undefined;
}
