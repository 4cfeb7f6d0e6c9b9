/** Decides who may use the dev server: browsers on this machine, and phones that were let in, for pages of this server. */
import type { IncomingMessage } from 'node:http';
import type { PhoneAccess } from './phone/phone-access.ts';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

/** Returns why a request is refused, as the text of a 403 answer; undefined where it may be answered. */
export function refusalOf(request: IncomingMessage, phones: PhoneAccess | undefined): string | undefined {
  const { headers, socket } = request;
  if (!phones?.admits(request)) {
    if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) return 'The dev server answers this machine only.';
    if (!LOOPBACK_HOST.test(headers.host ?? ''))
      return 'The dev server answers by the name localhost only. Open the address that it printed.';
  }
  return isFromElsewhere(headers)
    ? 'A page of another server asked for this. The dev server answers its own pages.'
    : undefined;
}

const MAX_BODY = 10_000;

/** Returns the status that refuses a call which no page of this server would make: its pages always name their origin. */
export function refusalOfPost({ method, headers }: IncomingMessage): number | undefined {
  const { origin, 'content-type': type, 'content-length': length } = headers;
  if (method !== 'POST') return 405;
  if (origin === undefined) return 403;
  if (type !== 'application/json') return 415;
  return Number(length ?? Infinity) > MAX_BODY ? 413 : undefined;
}

/**
 * Returns whether another site's page sent a request. Following a link or typing an address is safe: the page before
 * cannot read the answer.
 */
function isFromElsewhere(headers: IncomingMessage['headers']): boolean {
  const { host, origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return true;
  const site = headers['sec-fetch-site'];
  return (site === 'cross-site' || site === 'same-site') && headers['sec-fetch-mode'] !== 'navigate';
}
