/** Sends requests to a dev server as an attacker would: with any header, or without it. */
import { connect } from 'node:net';

export interface Attack {
  method?: string;
  path?: string;
  /** In the place of the right header; undefined leaves it out, a list sends it more than once. */
  headers?: Record<string, string | string[] | undefined>;
  body?: unknown;
}

/** Milliseconds to wait for an answer; and where a false length has the server wait for more than is sent. */
const PATIENCE = 60_000;
const LENGTH_PATIENCE = 3000;

/** Sends a request as bytes, which no library has made right. Returns the answer, or nothing where the line was cut. */
export function sendRaw(
  { method = 'POST', path = '/__waybill/edit', headers = {}, body }: Attack,
  { port, token, address = '127.0.0.1' }: { port: string; token: string; address?: string },
): Promise<string> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const all: Record<string, string | string[] | undefined> = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-waybill-token': token,
    'content-length': String(Buffer.byteLength(payload)),
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => `${name}: ${one}`),
  );
  return new Promise((done) => {
    const socket = connect(Number(port), address);
    let answer = '';
    const isWhole = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
    socket.setTimeout(isWhole ? PATIENCE : LENGTH_PATIENCE, () => socket.destroy());
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('close', () => done(answer)).on('error', () => done(answer));
    socket.write(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${payload}`);
  });
}

/** Returns the status of an answer; 0 where it has none. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
/** Returns the body of an answer, without the lengths of its chunks. */
export const bodyOf = (answer: string) =>
  answer.slice(answer.indexOf('\r\n\r\n') + 4).replaceAll(/^[\da-f]+\r\n|\r\n0\r\n\r\n$/g, '');
