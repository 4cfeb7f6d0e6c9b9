/** npm start -- [manifest] [--port n] [--out folder]: builds the site if needed and serves it. */
import { parseArgs } from 'node:util';
import { createApp } from '../server/app.ts';
import { buildSite, isUpToDate } from './build/site.ts';
import { listen } from './listen.ts';
import { run } from './run.ts';

await run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'dist' },
      port: { type: 'string', default: process.env['PORT'] ?? '8080' },
    },
  });
  const manifest = positionals[0] ?? 'site.yaml';
  if (!(await isUpToDate(manifest, values.out))) {
    const { pages } = await buildSite(manifest, values.out);
    console.log(`Built ${pages} pages.`);
  }
  const app = await createApp(values.out);
  const address = await listen(values.port, (port) => app.listen({ port, host: '127.0.0.1' }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  console.log(`\nOpen ${address}`);
});
