/** Sends forms without files to their endpoints, and reads the answers. */
import { IDEMPOTENCY_HEADER, FORM_AGE_HEADER } from '../../schema/addresses/form-headers.ts';
import type { Endpoint } from '../../schema/types.ts';
import { HONEYPOT } from './honeypot.ts';
import type { FormSubmission } from './hooks/use-submission.ts';

/** An invalid field: its name, and a sentence about it. */
export interface FieldError {
  name: string;
  message: string;
}

/** The result of a submission. */
export type Outcome =
  | { kind: 'success' | 'failure'; message: string | undefined }
  | { kind: 'invalid'; errors: FieldError[]; message: string | undefined }
  /** The visitor's mail program has the message, and the visitor has to send it there. */
  | { kind: 'handed-over'; message: string }
  | { kind: 'gateway'; action: string; params: Record<string, string> }
  | { kind: 'gateway-missing'; message: string | undefined };

/** Returns the values of a form by name. */
export function textsOfForm(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Posts values as JSON. Rejects if the network fails or the answer is not JSON. */
export async function send(
  endpoint: Endpoint,
  values: Record<string, string | string[]>,
  submission: FormSubmission,
): Promise<Outcome> {
  const { [HONEYPOT]: honeypot, ...fields } = values;
  const response = await fetch(endpoint.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      // Another host would have to allow these headers by CORS.
      ...(endpoint.url.startsWith('/') && {
        [IDEMPOTENCY_HEADER]: submission.key,
        [FORM_AGE_HEADER]: String(Math.round(submission.age)),
      }),
    },
    body: JSON.stringify(honeypot ? values : fields),
  });
  const answer: unknown = await response.json();
  return endpoint.answer === 'gateway' ? readGateway(answer, endpoint) : readMessage(answer);
}

/** Reads the answer of this site's own server. */
export function readMessage(answer: unknown): Outcome {
  const { status, message } = fieldsOfAnswer(answer);
  return {
    kind: status === 'success' ? 'success' : 'failure',
    message: typeof message === 'string' && message !== '' ? message : undefined,
  };
}

/** Returns what an answer says of single fields. */
export function errorsIn(fields: unknown): FieldError[] {
  return Object.entries(fieldsOfAnswer(fields)).map(([name, text]) => ({ name, message: String(text) }));
}

function readGateway(answer: unknown, { successUrl = '', failureUrl = '' }: Endpoint): Outcome {
  const { action, params, message, fields } = fieldsOfAnswer(answer);
  const errors = errorsIn(fields);
  const reason = typeof message === 'string' ? message : undefined;
  if (errors.length > 0) return { kind: 'invalid', errors, message: reason };
  if (typeof action !== 'string' || !/^https?:/.test(action) || typeof params !== 'object' || params === null) {
    return { kind: 'gateway-missing', message: reason };
  }
  const ours = { surl: absolute(successUrl), furl: absolute(failureUrl) };
  const theirs = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return { kind: 'gateway', action, params: { ...ours, ...theirs } };
}

/** Sends the browser to the payment page by posting a form there. */
export function goToGateway(action: string, params: Record<string, string>): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(params))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}

function absolute(url: string): string {
  return new URL(url, window.location.origin).href;
}

/** Returns the fields of an object; none of another value. */
export function fieldsOfAnswer(answer: unknown): Record<string, unknown> {
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}
