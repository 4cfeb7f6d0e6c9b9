/** waybill dev [manifest] [--port n]: serves a site while it is being written. */
import { listen } from './cli/listen.ts';
import { runWithOptions } from './cli/run.ts';
import { writeReference } from './reference/write-reference.ts';

const options = { port: { type: 'string', default: process.env['PORT'] ?? '5173' } } as const;

await runWithOptions({ options }, async ({ manifest, values }) => {
  const { DevServer } = await import('./dev/server.ts');
  const { GALLERY } = await import('./dev/gallery/gallery.ts');
  await writeReference(manifest);
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
