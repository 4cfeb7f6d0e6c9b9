/** Sends a form with files to this site's server. */
import { FORM_AGE_HEADER, IDEMPOTENCY_HEADER } from '../../../../schema/addresses/form-headers.ts';
import { errorsIn, fieldsOfAnswer, readMessage } from '../../answers.ts';
import type { Outcome } from '../../answers.ts';
import type { FormSubmission } from '../../hooks/use-submission.ts';

/**
 * Posts a form with its files. Rejects if the network fails or the answer is not JSON. By XMLHttpRequest, since no browser
 * reports how much of a fetch has been sent.
 */
export function sendFiles(
  form: HTMLFormElement,
  url: string,
  { key, age }: FormSubmission,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.responseType = 'json';
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader(IDEMPOTENCY_HEADER, key);
  request.setRequestHeader(FORM_AGE_HEADER, String(Math.round(age)));
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      if (request.response === null) reject(new Error(`The answer is not JSON: ${request.status}.`));
      else resolve(outcomeOf(request.response));
    });
    for (const failure of ['error', 'abort', 'timeout'])
      request.addEventListener(failure, () => reject(new Error(`The form was not sent: ${failure}.`)));
    request.send(new FormData(form));
  });
}

/** What is wrong with a field is shown there: a file has to be found among others. */
function outcomeOf(answer: unknown): Outcome {
  const errors = errorsIn(fieldsOfAnswer(answer)['fields']);
  const outcome = readMessage(answer);
  return errors.length > 0 && 'message' in outcome ? { kind: 'invalid', errors, message: outcome.message } : outcome;
}
