/** Sends a form to the service of another host, and reads what it answers. */
import { HONEYPOT } from '../../honeypot.ts';
import { errorsIn, fieldsOfAnswer } from '../../answers.ts';
import type { FieldError, Outcome } from '../../answers.ts';
import type { Sending } from '../sending.ts';

/** Services that answer scripts at another address than browsers. */
const SCRIPT_ADDRESSES: [page: string, script: string][] = [['https://formsubmit.co/', 'https://formsubmit.co/ajax/']];

/**
 * Posts a form to another host, as the browser itself does, so that no host has to allow it beforehand. Whatever a host
 * answers with 2xx is a success. Rejects without a network.
 */
export async function sendElsewhere(
  form: HTMLFormElement,
  { block, endpoint, onUncertain }: Sending,
): Promise<Outcome> {
  const values = new FormData(form);
  if (values.get(HONEYPOT) === '') values.delete(HONEYPOT);
  const hasFiles = block.fields.some(({ kind }) => kind === 'file');
  const body = hasFiles ? values : new URLSearchParams([...values].map(([name, value]) => [name, String(value)]));
  const url = scriptAddressOf(endpoint.url);
  const sent = fetch(url, { method: 'POST', headers: { accept: 'application/json' }, body });
  const response = await sent.catch(() => undefined);
  if (response)
    return readAnswer(
      response,
      block.fields.map(({ name }) => name),
    );
  if (!(await isReachable(url))) throw new Error('There is no network.');
  // The host was reached, and did not let us read its answer.
  onUncertain();
  return { kind: 'failure', message: block.words.uncertain.replace('{host}', new URL(url).hostname) };
}

function scriptAddressOf(url: string): string {
  const [page, script] = SCRIPT_ADDRESSES.find(([one, other]) => url.startsWith(one) && !url.startsWith(other)) ?? [];
  return page && script ? url.replace(page, script) : url;
}

/** Returns whether the host answers at all. */
function isReachable(url: string): Promise<boolean> {
  return fetch(new URL(url).origin, { mode: 'no-cors' }).then(
    () => true,
    () => false,
  );
}

/**
 * Reads an answer. A success is reported in the site's own words; a mistake in those of the service, which knows more about
 * it.
 */
async function readAnswer(response: Response, names: string[]): Promise<Outcome> {
  const answer: unknown = await response.json().catch(() => undefined);
  const { success, ok, status, message, error, errors } = fieldsOfAnswer(answer);
  const isRefused = [success, ok].some((word) => word === false || word === 'false') || status === 'error';
  if (response.ok && !isRefused) return { kind: 'success', message: undefined };
  const listed = Array.isArray(errors) ? errors.flatMap(readError) : errorsIn(errors);
  const own = listed.filter(({ name }) => names.includes(name));
  const text = [message, error, listed[0]?.message].find((one) => typeof one === 'string' && one !== '');
  if (own.length > 0) return { kind: 'invalid', errors: own, message: text as string | undefined };
  return { kind: 'failure', message: text as string | undefined };
}

/** An error of a list: {field, message}. */
function readError(error: unknown): FieldError[] {
  const { field, message } = fieldsOfAnswer(error);
  return typeof message === 'string' ? [{ name: typeof field === 'string' ? field : '', message }] : [];
}
