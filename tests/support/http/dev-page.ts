/** Asks a dev server what its own pages ask it. */
import { request } from 'node:http';

/** What a page of a dev server can do. */
export interface DevPage {
  token: string;
  port: string;
  /** Sends a request; returns the answer. */
  ask<Answer>(name: string, body: object): Promise<Answer>;
  /** Sends bytes, with other headers where some are given. Returns the status and the answer. */
  send(name: string, body: Uint8Array, headers?: Record<string, string>): Promise<{ status: number; answer: unknown }>;
}

/** Opens a page, for the token in it. */
export async function openDevPage(url: string): Promise<DevPage> {
  const page = await (await fetch(url)).text();
  const token = /<meta name="waybill-token" content="(\w+)"/.exec(page)![1]!;
  const { port } = new URL(url);
  const send: DevPage['send'] = (name, body, more = {}) => {
    const headers = { origin: `http://localhost:${port}`, host: `localhost:${port}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-waybill-token': token, 'content-length': String(body.length), ...more }; // prettier-ignore
    return new Promise((done, fail) => {
      const sent = request(
        { host: '127.0.0.1', port, path: `/__waybill/${name}`, method: 'POST', headers },
        (answer) => {
          let text = '';
          answer.on('data', (part) => (text += String(part)));
          answer.on('end', () => done({ status: answer.statusCode!, answer: JSON.parse(text) as unknown }));
        },
      );
      sent.on('error', fail).end(body);
    });
  };
  const ask = async <Answer>(name: string, body: object) =>
    (await send(name, Buffer.from(JSON.stringify(body)))).answer as Answer;
  return { token, port, ask, send };
}
