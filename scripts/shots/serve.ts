/** A site that is there for as long as pictures of it are taken. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../server/app.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { buildSite } from '../../builder/build.ts';
import { terminalReporter } from '../cli/terminal.ts';
import type * as Camera from './camera.ts';

/** Builds a site into a folder that goes again, and serves it for as long as `use` takes. */
export async function serveBuilt(manifest: string, use: (url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-shots-'));
  try {
    await buildSite(manifest, folder, { reporter: terminalReporter });
    const app = await createApp(folder);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    await use(`http://localhost:${port}`).finally(() => app.close());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The camera, where Playwright is installed. Throws UnreadableError. */
export async function loadCamera(): Promise<typeof Camera> {
  try {
    return await import('./camera.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UnreadableError('Pictures need Playwright, one of the development packages. Run: npm ci --include=dev');
  }
}
