/** Rejects requests that violate HTTP: with a short response, and the headers of every response. */
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { HeaderValues } from './headers.ts';
import type { Log } from '../log.ts';

/** A name or an address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;
/** Milliseconds in which a client may still read why it was rejected. */
const LINGER = 1000;
const TEXT = 'This request cannot be answered.\n';
const OWN_HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' };

/** Statuses by the codes of Node's parser, where 400 does not fit. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Returns the status for a request that passes Node's parser, but that another server may read otherwise: several
 * hosts, no host, a body of uncertain length. Undefined for all others.
 */
export function findViolation({ httpVersion, rawHeaders, headers }: IncomingMessage): number | undefined {
  const isOld = httpVersion === '1.0';
  if (!isOld && httpVersion !== '1.1') return 505;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]!.toLowerCase() === 'host') hosts++;
  if (hosts > 1 || (hosts === 0 && !isOld)) return 400;
  if (hosts === 1 && !isHost(headers.host!)) return 400;
  const encoding = headers['transfer-encoding'];
  if (encoding === undefined) return undefined;
  if (isOld) return 400;
  return encoding.trim().toLowerCase() === 'chunked' ? undefined : 501;
}

function isHost(host: string): boolean {
  return HOST.test(host) && Number(/:(\d+)$/.exec(host)?.[1] ?? 0) <= 65_535;
}

/** Rejects a request and ends its connection: what follows on it may be part of the attack. */
export function reject(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).headers(OWN_HEADERS).send(TEXT);
}

/** Returns the handler for requests that Node could not parse, or that timed out. */
export function rejectUnreadable(headers: HeaderValues, log: () => Pick<Log, 'info'>) {
  const answered = new WeakSet<Socket>();
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (answered.has(socket)) return; // more data of the same request
    answered.add(socket);
    // Node keeps the running response there; a second one inside it would be read as its body.
    const { _httpMessage: running } = socket as Socket & { _httpMessage?: ServerResponse };
    if (error.code === 'ECONNRESET' || !socket.writable || running?.headersSent) return void socket.destroy();
    const status = STATUSES[error.code ?? ''] ?? 400;
    log().info({ status, reason: error.code ?? error.name }, 'unreadable request');
    const responseHeaders = { ...headers, ...OWN_HEADERS, 'Content-Length': String(TEXT.length) };
    const lines = Object.entries(responseHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${TEXT}`);
    setTimeout(() => socket.destroy(), LINGER).unref();
  };
}
