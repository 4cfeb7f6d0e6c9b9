/** Lets phones of the same network edit, each once it has sent the code that the terminal shows: see docs/decisions/0075. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { respond } from '../respond.ts';
import { isLocalAddress } from './local-addresses.ts';
import { PairingCode } from './pairing-code.ts';
import { PAIRING_PATH, pairingPage, WRONG_CODE } from './pairing-page.ts';

/** The most bytes that a sent code may have. */
const MAX_BODY = 100;

interface PhoneEvents {
  /** Tells the new code; undefined once no phone is admitted any more. */
  codeChanged(code: string | undefined): void;
}

export class PhoneAccess {
  readonly #code: PairingCode;
  readonly #addresses: string[];
  readonly #servers: Server[] = [];
  /** The session ids in the phones' cookies. */
  readonly #sessions = new Set<string>();
  #port = 0;

  /** Takes the addresses of this machine that phones may open. */
  constructor(addresses: string[], on: PhoneEvents) {
    this.#addresses = addresses;
    this.#code = new PairingCode((code) => on.codeChanged(code));
  }

  /** Returns the code that admits the next phone. */
  get code(): string {
    return this.#code.shown;
  }

  /** Returns the URLs that phones open, as browsers write them: without the port where it is 80. */
  get urls(): string[] {
    return this.#addresses.map((address) => new URL(`http://${address}:${this.#port}`).origin);
  }

  /**
   * Listens on the addresses, and passes the requests of admitted phones to the dev server. Rejects where the port of
   * one of them is in use; then it listens on none.
   */
  async listen(port: number, devServer: Server): Promise<void> {
    this.#port = port;
    await Promise.all(this.#addresses.map((address) => this.#listenOn(address, devServer))).catch((error: unknown) => {
      this.close();
      throw error;
    });
  }

  #listenOn(address: string, devServer: Server): Promise<void> {
    const server = createServer((request, response) => {
      if (!this.admits(request)) void this.#answer(request, response);
      else if (request.url === PAIRING_PATH) redirect(response, '/#');
      else devServer.emit('request', request, response);
    });
    server.on('upgrade', (request, socket: Socket, head) => {
      if (this.admits(request)) devServer.emit('upgrade', request, socket, head);
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

  /** Returns whether a request comes from an admitted phone, by one of the addresses for phones. */
  admits(request: IncomingMessage): boolean {
    const name = `${this.#cookie}=`;
    const cookies = (request.headers.cookie ?? '').split(/; */);
    const sessions = cookies.flatMap((cookie) => (cookie.startsWith(name) ? [cookie.slice(name.length)] : []));
    return this.#isForPhones(request) && sessions.some((session) => this.#sessions.has(session));
  }

  /** Returns the name of the cookie. It has the port, since all ports of a host share their cookies. */
  get #cookie(): string {
    return `waybill-phone-${this.#port}`;
  }

  /** Returns whether the Host header is one of our addresses, which protects against DNS rebinding. */
  #isForPhones({ headersDistinct, socket }: IncomingMessage): boolean {
    const [host, another] = headersDistinct['host'] ?? [];
    return this.urls.includes(`http://${host}`) && another === undefined && isLocalAddress(socket.remoteAddress);
  }

  /** Asks for the code, and admits a phone that sends it. */
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method, headers, url } = request;
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"); // prettier-ignore
    const refuse = (status: number, sentence: string) => respond(response, status, 'text/plain', sentence);
    if (!this.#isForPhones(request)) return refuse(403, 'Open the address that the computer shows.');
    if (method === 'GET' && headers.accept?.includes('text/html')) return respond(response, 200, 'text/html', pairingPage()); // prettier-ignore
    if (method !== 'POST' || url !== PAIRING_PATH) return refuse(403, 'This phone has not sent the code yet.');
    if (headers.origin !== `http://${headers.host}`) return refuse(403, 'Another site has sent this.');
    if (!(Number(headers['content-length']) <= MAX_BODY)) return refuse(413, 'This is not a code.');
    const code = new URLSearchParams(await text(request).catch(() => '')).get('code') ?? '';
    if (!this.#code.redeem(code)) return respond(response, 403, 'text/html', pairingPage(WRONG_CODE));
    const session = randomBytes(32).toString('hex');
    this.#sessions.add(session);
    response.setHeader('set-cookie', `${this.#cookie}=${session}; HttpOnly; SameSite=Strict; Path=/`);
    return redirect(response, '/');
  }
}

/** Redirects to a location. One without a fragment keeps that of the request, which may be a code. */
function redirect(response: ServerResponse, location: string): true {
  response.setHeader('location', location);
  return respond(response, 303, 'text/plain', '');
}
