/** Restricts access to the dev server to browsers on this machine, for pages of this server. */
import type { IncomingMessage } from 'node:http';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

/** Returns why a request is rejected, as the text of a 403 answer; undefined if it may be answered. */
export function rejectionOf({ headers, socket }: IncomingMessage): string | undefined {
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) return 'The dev server answers this machine only.';
  if (!LOOPBACK_HOST.test(headers.host ?? ''))
    return 'The dev server answers by the name localhost only. Open the address that it printed.';
  return isCrossSite(headers)
    ? 'A page of another server asked for this. The dev server answers its own pages.'
    : undefined;
}

/** Following a link or typing an address is safe: the page that is left cannot read the answer. */
function isCrossSite(headers: IncomingMessage['headers']): boolean {
  const { host, origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return true;
  const site = headers['sec-fetch-site'];
  return (site === 'cross-site' || site === 'same-site') && headers['sec-fetch-mode'] !== 'navigate';
}
