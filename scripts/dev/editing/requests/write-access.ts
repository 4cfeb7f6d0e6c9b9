/** Who may have the dev server write: pages that it has given out itself since it was started. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '../../../../server/http/is-same-secret.ts';
import type { PhoneAccess } from '../../http/phone/phone-access.ts';
import { TOKEN_HEADER } from '../../messages.ts';

/** What a body has to be, and the most bytes that it may have. */
interface Body {
  type: string;
  most: number;
}

const JSON_BODY: Body = { type: 'application/json', most: 1_000_000 };

/** Checks requests that write. */
export class WriteAccess {
  /** Made at each start; a cookie would be sent to every port of this machine. */
  readonly token = randomBytes(32).toString('hex');
  readonly #phones: PhoneAccess | undefined;

  constructor(phones: PhoneAccess | undefined) {
    this.#phones = phones;
  }

  /** Returns the tag by which a page gets the token. */
  get tag(): string {
    return `<meta name="waybill-token" content="${this.token}">`;
  }

  /** Returns the status that refuses a request; undefined where it may write. Other checks came before (access.ts). */
  refusalOf(request: IncomingMessage, { type, most } = JSON_BODY): number | undefined {
    const { method, headers, headersDistinct, socket } = request;
    if (method !== 'POST') return 405;
    const isOne = (name: string) => headersDistinct[name]?.length === 1;
    // As browsers write them: without the port 80.
    const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${socket.localPort}`).host);
    const isPhone = this.#phones?.admits(request) ?? false;
    if (!isOne('host') || !(isPhone || hosts.includes(headers.host ?? ''))) return 403;
    if (!isOne('origin') || headers.origin !== `http://${headers.host}`) return 403;
    // Browsers send it to https and to localhost only.
    if (headers['sec-fetch-site'] !== 'same-origin' && !(isPhone && headers['sec-fetch-site'] === undefined))
      return 403;
    if (!isOne(TOKEN_HEADER) || !isSameSecret(String(headers[TOKEN_HEADER]), this.token)) return 403;
    if (headers['content-type'] !== type || headers['content-encoding'] !== undefined) return 415;
    const length = headers['content-length'];
    if (length === undefined || headers['transfer-encoding'] !== undefined) return 411;
    return Number(length) > most ? 413 : undefined;
  }
}
