/** npm run dev -- [manifest] [--port n]: serves a site while it is being written. */
import { parseArgs } from 'node:util';
import { listen } from './cli/listen.ts';
import { run } from './cli/run.ts';

await run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: process.env['PORT'] ?? '5173' } },
  });
  const manifest = positionals[0] ?? 'site.yaml';
  const { DevServer } = await import('./dev/server.ts');
  const { GALLERY } = await import('./dev/gallery/gallery.ts');
  const server = await DevServer.create(manifest);
  const address = await listen(values.port, (port) => server.listen(port)).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  console.log(
    `\nOpen ${address}\nEvery save of ${manifest} shows at once. Hold Alt and click a block to open its line in your editor.\nEvery block with its examples: ${address}${GALLERY}`,
  );
});
