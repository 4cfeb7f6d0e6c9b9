/**
 * waybill edit [manifest] [--port n] [--no-open] [--phone]: opens the site in the browser, to be edited on its pages.
 *
 *   --port <n>        the port to use; without it, the first free one from 5173 on
 *   --no-open         leaves the browser to you
 *   --phone           lets phones of the same network edit as well, each once it has sent the code that is printed here
 *   --address <ip>    with --phone, the address of this machine that phones open; without it, all its local addresses
 *
 * Every page can be edited at once. "End" on a page, or Ctrl+C here, ends it. Exit 0, or 2 with the reason.
 */
import { listen } from './cli/listen.ts';
import { runWithOptions } from './cli/run.ts';

const options = {
  port: { type: 'string' },
  'no-open': { type: 'boolean', default: false },
  phone: { type: 'boolean', default: false },
  address: { type: 'string' },
} as const;

/** The ports that are tried without --port. */
const PORTS = Array.from({ length: 20 }, (_, index) => String(5173 + index));

await runWithOptions({ options }, async ({ manifest, values }) => {
  const { DevServer } = await import('./dev/server.ts');
  const { startPhones } = await import('./dev/http/phone/start-phones.ts');
  const { phoneAccess, printInvitation } = startPhones(values);
  const server = await DevServer.create(manifest, { forEditing: true, onEnd: () => void close(), phones: phoneAccess });
  const close = async () => {
    await server.close();
    console.log('Editing has ended.');
  };
  const address = await listenOn(values.port === undefined ? PORTS : [values.port], (port) =>
    server.listen(port),
  ).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  console.log(
    `\nOpen ${address}\nClick a text to edit it; ${manifest} is written when you leave it. "End" on the page, or Ctrl+C here, ends it.`,
  );
  printInvitation?.();
  if (!values['no-open']) server.openBrowser(address);
});

/** Listens on the first free port, and returns the URL. Throws the error of the last port where none is free. */
async function listenOn([port, ...others]: string[], open: (port: number) => Promise<unknown>): Promise<string> {
  return listen(port!, open).catch((error: unknown) => {
    if (others.length === 0) throw error;
    return listenOn(others, open);
  });
}
