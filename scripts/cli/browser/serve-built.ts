/** Serves a built site for as long as a browser needs it. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { basePathOf } from '../../../schema/addresses/base-path.ts';
import { readRecord } from '../../../server/site-record.ts';
import { createApp } from '../../../server/app.ts';
import { buildSite } from '../../../builder/build.ts';
import { terminalReporter } from '../terminal.ts';

/** Builds a site into a temporary folder, and serves it for as long as `use` takes. */
export async function serveBuilt<Result>(manifest: string, use: (url: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-shots-'));
  try {
    await buildSite(manifest, folder, { reporter: terminalReporter });
    const app = await createApp(folder);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const { url } = readRecord(folder);
    return await use(`http://localhost:${port}${basePathOf(url)}`).finally(() => endNow(app));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends a server with its connections: browsers keep some open without a request, and it would wait for them for ever. */
async function endNow(app: FastifyInstance): Promise<void> {
  const ending = setInterval(() => app.server.closeAllConnections(), 20);
  await app.close().finally(() => clearInterval(ending));
}
