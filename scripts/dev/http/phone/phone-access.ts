/** Lets phones of the same network edit, each once it has sent the code that the terminal shows: see docs/decisions/0075. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { respond } from '../respond.ts';
import { isLocalAddress } from './local-addresses.ts';
import { PairingCode } from './pairing-code.ts';
import { PAIR, pairingPage, WRONG_CODE } from './pairing-page.ts';

/** The most bytes that a sent code may have. */
const MAX_BODY = 100;

interface PhoneEvents {
  /** There is another code; undefined where no further phone is let in. */
  codeChanged(code: string | undefined): void;
}

export class PhoneAccess {
  readonly #code: PairingCode;
  readonly #addresses: string[];
  readonly #servers: Server[] = [];
  /** What each phone was given as its cookie. */
  readonly #sessions = new Set<string>();
  #port = 0;

  /** With the addresses of this machine that phones may open. */
  constructor(addresses: string[], on: PhoneEvents) {
    this.#addresses = addresses;
    this.#code = new PairingCode((code) => on.codeChanged(code));
  }

  /** The code that lets the next phone in. */
  get code(): string {
    return this.#code.shown;
  }

  /**
   * Listens on the addresses, and has another server of this machine answer the phones that were let in. Rejects where
   * the port of one of them is in use; then it listens on none.
   */
  async listen(port: number, inner: Server): Promise<void> {
    this.#port = port;
    await Promise.all(this.#addresses.map((address) => this.#listenOn(address, inner))).catch((error: unknown) => {
      this.close();
      throw error;
    });
  }

  #listenOn(address: string, inner: Server): Promise<void> {
    const server = createServer((request, response) => {
      if (this.admits(request)) inner.emit('request', request, response);
      else void this.#answer(request, response);
    });
    server.on('upgrade', (request, socket: Socket, head) => {
      if (this.admits(request)) inner.emit('upgrade', request, socket, head);
      else socket.destroy();
    });
    this.#servers.push(server);
    return new Promise((done, fail) => server.once('error', fail).listen(this.#port, address, done));
  }

  close(): void {
    for (const server of this.#servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  }

  /** Returns whether a request comes from a phone that was let in, by an address that it was given. */
  admits(request: IncomingMessage): boolean {
    const name = `${this.#cookie}=`;
    const cookies = (request.headers.cookie ?? '').split(/; */);
    const sessions = cookies.flatMap((cookie) => (cookie.startsWith(name) ? [cookie.slice(name.length)] : []));
    return this.#isForPhones(request) && sessions.some((session) => this.#sessions.has(session));
  }

  /** Cookies are shared by all ports of a host. */
  get #cookie(): string {
    return `waybill-phone-${this.#port}`;
  }

  /** A name that leads to this machine, as another site's owner may make one, is none of its addresses. */
  #isForPhones({ headersDistinct, socket }: IncomingMessage): boolean {
    const [host, another] = headersDistinct['host'] ?? [];
    const isOurs = this.#addresses.some((address) => host === `${address}:${this.#port}`);
    return isOurs && another === undefined && isLocalAddress(socket.remoteAddress);
  }

  /** Asks for the code, and lets in who sends it. */
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method, headers, url } = request;
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"); // prettier-ignore
    const refuse = (status: number, sentence: string) => respond(response, status, 'text/plain', sentence);
    if (!this.#isForPhones(request)) return refuse(403, 'Open the address that the computer shows.');
    if (method === 'GET' && headers.accept?.includes('text/html')) return respond(response, 200, 'text/html', pairingPage()); // prettier-ignore
    if (method !== 'POST' || url !== PAIR) return refuse(403, 'This phone has not sent the code yet.');
    if (headers.origin !== `http://${headers.host}`) return refuse(403, 'Another site has sent this.');
    if (!(Number(headers['content-length']) <= MAX_BODY)) return refuse(413, 'This is no code.');
    const code = new URLSearchParams(await text(request).catch(() => '')).get('code') ?? '';
    if (!this.#code.accepts(code)) return respond(response, 403, 'text/html', pairingPage(WRONG_CODE));
    const session = randomBytes(32).toString('hex');
    this.#sessions.add(session);
    response.setHeader('set-cookie', `${this.#cookie}=${session}; HttpOnly; SameSite=Strict; Path=/`);
    response.setHeader('location', '/');
    return refuse(303, '');
  }
}
