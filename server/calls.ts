/** The calls that forms make. This server does not take them yet, and says so in the form that was asked for. */

const message = 'This server does not answer this call yet. Nothing was sent.';

export interface CallAnswer {
  status: number;
  type: string;
  body: string;
}

/** The answer to a call: JSON for scripts, plain text for a form posted by the browser itself. */
export function answerCall(method: string, contentType = ''): CallAnswer {
  const json = (status: number, text: string): CallAnswer => ({
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ status: 'error', message: text }),
  });
  if (method !== 'POST') return json(405, 'Send this call with POST.');
  return contentType.includes('json')
    ? json(501, message)
    : { status: 501, type: 'text/plain; charset=utf-8', body: `${message}\n` };
}
