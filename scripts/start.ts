/**
 * npm start -- [manifest] [--port n] [--host address] [--out folder] [--trust-proxy addresses] [--log | --no-log]:
 * builds the site if needed and serves it.
 */
import { parseArgs } from 'node:util';
import { createApp } from '../server/app.ts';
import { stop } from '../server/life.ts';
import { buildSite, compressSite, isUpToDate } from './build/site.ts';
import { listen } from './listen.ts';
import { run } from './run.ts';
import { print } from './terminal.ts';

await run(async () => {
  const { env } = process;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      out: { type: 'string', default: 'dist' },
      port: { type: 'string', default: env['PORT'] ?? '8080' },
      host: { type: 'string', default: env['HOST'] ?? '127.0.0.1' },
      'trust-proxy': { type: 'string', default: env['TRUST_PROXY'] ?? '' },
      log: { type: 'boolean', default: !process.stdout.isTTY },
    },
  });
  // Where the standard output is the log, what is meant for people stands beside it.
  const say = values.log ? print : console.log;
  const manifest = positionals[0] ?? 'site.yaml';
  if (await isUpToDate(manifest, values.out)) {
    await compressSite(values.out);
  } else {
    const { pages } = await buildSite(manifest, values.out, { compress: true });
    say(`Built ${pages} pages.`);
  }
  const app = await createApp(values.out, { logs: values.log, trustProxy: values['trust-proxy'] || false });
  const address = await listen(values.port, (port) => app.listen({ port, host: values.host }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(app));
  say(`\nOpen ${address}`);
});
