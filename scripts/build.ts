/** npm run build -- [manifest] [--out folder] [--compress]: builds a site. */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build/site.ts';
import { run } from './run.ts';

await run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'dist' }, compress: { type: 'boolean', default: false } },
  });
  const started = performance.now();
  const { pages, out } = await buildSite(positionals[0] ?? 'site.yaml', values.out, values);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages into ${relative(process.cwd(), out) || out} in ${seconds} s.`);
});
