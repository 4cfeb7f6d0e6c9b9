/** Sends a form of any kind: to this site's server, to another service, or by mail. */
import { send as sendJson, textsOfForm } from '../answers.ts';
import type { Outcome } from '../answers.ts';
import type { FormSubmission } from '../hooks/use-submission.ts';
import type { LongFormBlock } from '../prepare.ts';
import { sendFiles } from './files/send-files.ts';
import { mailTo } from './elsewhere/mail.ts';
import { sendElsewhere } from './elsewhere/service.ts';
import type { Sending } from './sending.ts';

/** Sends a form. Rejects if no readable answer came. */
export function sendForm(form: HTMLFormElement, submission: FormSubmission, sending: Sending): Promise<Outcome> {
  const { block, endpoint, onProgress } = sending;
  if (endpoint.url.startsWith('mailto:')) return Promise.resolve(mailTo(form, block, endpoint.url));
  if (!endpoint.url.startsWith('/') && endpoint.answer === 'message') return sendElsewhere(form, sending);
  if (block.fields.some(({ kind }) => kind === 'file')) return sendFiles(form, endpoint.url, submission, onProgress);
  return sendJson(endpoint, valuesOf(form, block), submission);
}

/** Returns the values by name; what may be several choices is a list. */
function valuesOf(form: HTMLFormElement, { fields }: LongFormBlock): Record<string, string | string[]> {
  const lists = fields.filter(({ kind, options }) => kind === 'checkbox' && options);
  const values = new FormData(form);
  return {
    ...textsOfForm(form),
    ...Object.fromEntries(lists.map(({ name }) => [name, values.getAll(name).map(String)])),
  };
}
