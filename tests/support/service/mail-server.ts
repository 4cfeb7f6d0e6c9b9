/** Runs a mail server that can fail in the ways of real ones. */
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { getPort } from '../http/port.ts';

/** What it does with a mail. 'cut' accepts it and closes the connection without a reply. */
export type Behaviour = 'accept' | 'cut' | 'hang' | 421 | 451 | 550 | { delay: number };

export interface ReceivedMail extends Email {
  raw: string;
  recipients: string[];
}

/** An SMTP server of a test, which it stops. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  behaviour: Behaviour = 'accept';
  /** The code with which it refuses a whole mail for what is in it. */
  refusalOf: (raw: string) => number | undefined = () => undefined;
  /** The code with which it refuses one address. */
  refusalFor: (address: string) => number | undefined = () => undefined;
  /** How many mails were sent to it, accepted or not. */
  tries = 0;
  readonly #sockets = new Set<Socket>();
  readonly #options: SMTPServerOptions;
  #server: SMTPServer | undefined;
  #port = 0;

  constructor(options: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] }) {
    this.#options = options;
    onTestFinished(() => this.stop());
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  get messageIds(): (string | undefined)[] {
    return this.mails.map(({ messageId }) => messageId);
  }

  async start(): Promise<this> {
    const server = new SMTPServer({
      authOptional: true,
      ...this.#options,
      onConnect: (_session, done) => {
        if (this.behaviour === 'hang') return;
        done(this.behaviour === 421 ? failure(421) : null);
      },
      onRcptTo: ({ address }, _session, done) => {
        const code = this.behaviour === 550 ? 550 : this.refusalFor(address);
        done(code === undefined ? null : failure(code));
      },
      onData: async (stream, session, done) => {
        const raw = await text(stream);
        this.tries++;
        const code = this.refusalOf(raw);
        if (code !== undefined) return done(failure(code));
        if (this.behaviour === 451) return done(failure(451));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        this.mails.push({ ...(await PostalMime.parse(raw)), raw, recipients });
        if (this.behaviour === 'cut') return this.cutOff();
        if (typeof this.behaviour === 'object') await wait(this.#delay(), undefined, { ref: false });
        done();
      },
    });
    server.on('error', () => {}); // a sender that goes away
    server.server.on('connection', (socket) => this.#sockets.add(socket));
    this.#port ||= await getPort(); // which nobody takes while the server is stopped
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', () => done()));
    this.#server = server;
    return this;
  }

  /** Stops the server; it has the same port after the next start. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    this.cutOff();
    if (server) await new Promise<void>((done) => server.close(() => done()));
  }

  #delay(): number {
    return typeof this.behaviour === 'object' ? this.behaviour.delay : 0;
  }

  /** Ends every connection without a word. */
  cutOff(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }
}

/** Real servers repeat the address that they refuse. */
function failure(responseCode: number): Error {
  return Object.assign(new Error('not for <desk@staff.example>, said of Canary Person'), { responseCode });
}
