/** The service as a process of its own, started by its command, which tests may kill. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getPort } from '../support/http/port.ts';
import { SCHOOL_MANIFEST } from '../support/sites/build-sites.ts';

export interface ServerOptions {
  site: string;
  data: string;
  environment?: Record<string, string>;
}

export class Server {
  readonly url: string;
  readonly #port: number;
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  /** Everything that it has written since it was started the last time. */
  output = '';

  private constructor(port: number, options: ServerOptions) {
    this.#port = port;
    this.#options = options;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(options: ServerOptions): Promise<Server> {
    const server = new Server(await getPort(), options);
    await server.start();
    return server;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  async start(): Promise<void> {
    const { site, data, environment } = this.#options;
    const { NODE_ENV: _unset, ...env } = process.env;
    const child = fork('scripts/start.ts', [SCHOOL_MANIFEST, '--out', site, '--port', String(this.#port)], {
      execArgv: ['--import', './tests/faults/break-sqlite.ts'],
      env: {
        ...env,
        DATA_FOLDER: data,
        STOP_NOTICE: '0',
        LEADS_DOUBTED: '99999999',
        LEADS_REFUSED: '99999999',
        ...environment,
      },
      silent: true,
    });
    this.#child = child;
    this.output = '';
    await new Promise<void>((done, fail) => {
      for (const stream of [child.stdout!, child.stderr!])
        stream.on('data', (chunk) => {
          this.output += String(chunk);
          if (this.output.includes('Open http')) done();
        });
      child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${this.output}`)));
    });
  }

  /** Like a power cut for the process: nothing is finished. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child!;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Carries SQL out on the server's own connections. */
  async breakWith(sql: string): Promise<void> {
    const answered = once(this.#child!, 'message');
    this.#child!.send(sql);
    await answered;
  }

  /** Sends a message; gives the status, or undefined where no answer came. */
  async post(text: string, key: string): Promise<number | undefined> {
    const body = JSON.stringify({ name: 'A', number: '1', email: 'a@b.example', service: 'Others', message: text });
    try {
      const response = await fetch(`${this.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'idempotency-key': key },
        body,
      });
      await response.text();
      return response.status;
    } catch {
      return undefined;
    }
  }
}
