/**
 * npm run check -- [manifest] [--launch]: says whether a manifest is right, and with --launch also whether it is free of
 * placeholders. Exit 0, 1 (problems) or 2 (could not run).
 */
import { parseArgs } from 'node:util';
import { loadManifest } from '../schema/manifest.ts';
import { run } from './run.ts';

await run(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { launch: { type: 'boolean', default: false } },
  });
  const file = positionals[0] ?? 'site.yaml';
  const { site } = loadManifest(file, values);
  const ready = values.launch ? ' No placeholder is left: it may go public.' : '';
  const count = site.routes.length;
  console.log(`${file} is right: ${count} ${count === 1 ? 'page' : 'pages'}.${ready}`);
});
