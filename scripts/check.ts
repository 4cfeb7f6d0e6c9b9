/** npm run check -- [manifest]: says whether a manifest is right. Exit 0, 1 (problems) or 2 (could not run). */
import { parseArgs } from 'node:util';
import { loadManifest } from '../schema/manifest.ts';
import { run } from './run.ts';

await run(() => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const file = positionals[0] ?? 'site.yaml';
  const { site } = loadManifest(file);
  console.log(`${file} is right: ${site.routes.length} pages.`);
});
