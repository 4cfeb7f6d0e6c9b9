/** Runs a minimal load balancer: round robin over the servers that are ready, by keep-alive connections. */
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Milliseconds between two requests of /readyz. */
const CHECK_INTERVAL = 250;

export interface Balancer {
  url: string;
  close(): void;
}

/** Starts it at a free port. It tries another server only if it could not connect, so that no payment is sent twice. */
export async function startBalancer(servers: string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let ready: string[] = [];
  let turn = 0;
  const look = async () => {
    const answers = await Promise.all(servers.map((url) => isReady(url)));
    ready = servers.filter((_, index) => answers[index]);
  };
  await look();
  const timer = setInterval(() => void look(), CHECK_INTERVAL);

  const pass = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, untried: string[]) => {
    const [next, ...others] = untried;
    if (next === undefined) return void response.writeHead(502).end();
    const { method, url, headers } = incoming;
    let isConnected = false;
    const outgoing = request(next + url, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('socket', (socket) => {
      isConnected = !socket.connecting;
      if (socket.connecting) socket.once('connect', () => (isConnected = true));
    });
    outgoing.on('error', () => {
      if (!isConnected) pass(incoming, body, response, others);
      else if (!response.headersSent) response.writeHead(502).end();
      else response.destroy();
    });
    outgoing.end(body);
  };
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    const from = turn++;
    const order = ready.map((_, index) => ready[(from + index) % ready.length]!);
    pass(incoming, body, response, order);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    async (answer) => (await answer.text(), answer.ok),
    () => false,
  );
