/**
 * npm run shots -- [manifest] [--out folder] [--routes /a,/b | --all] [--widths 360,1440] [--schemes light,dark]:
 * pictures of a site's pages, to look at it as a whole.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadManifest } from '../schema/manifest.ts';
import { UnreadableError } from '../schema/problem.ts';
import { createApp } from '../server/app.ts';
import { buildSite } from './build/site.ts';
import { run } from './run.ts';
import type * as Camera from './shots/camera.ts';
import { makePlan, SCHEMES } from './shots/plan.ts';
import { endProgress, progress } from './terminal.ts';

await run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'shots' },
      routes: { type: 'string' },
      all: { type: 'boolean', default: false },
      widths: { type: 'string', default: '360,768,1440' },
      schemes: { type: 'string', default: SCHEMES.join() },
    },
  });
  const manifest = positionals[0] ?? 'site.yaml';
  const plan = makePlan(loadManifest(manifest).site, values);
  const { takePictures } = await loadCamera();
  mkdirSync(values.out, { recursive: true });
  const total = plan.paths.length * plan.widths.length * plan.schemes.length;
  let done = 0;
  const onPicture = () => progress(`Taking pictures: ${++done} of ${total}…`);
  await serveBuilt(manifest, (url) => takePictures({ plan, url, out: values.out, onPicture }));
  endProgress();
  console.log(`Took ${total} picture${total === 1 ? '' : 's'} into ${values.out}.`);
});

/** Builds a site into a folder that goes again, and serves it for as long as `use` takes. */
async function serveBuilt(manifest: string, use: (url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-shots-'));
  try {
    await buildSite(manifest, folder);
    const app = await createApp(folder);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    await use(`http://localhost:${port}`).finally(() => app.close());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadCamera(): Promise<typeof Camera> {
  try {
    return await import('./shots/camera.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UnreadableError('Pictures need Playwright, one of the development packages. Run: npm ci --include=dev');
  }
}
