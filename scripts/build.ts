/** npm run build -- [manifest] [--out folder] [--compress] [--timings]: builds a site. */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './run.ts';
import { print } from './terminal.ts';

await run(async () => {
  const [{ buildSite }, { readLock }, { keepAddresses }] = await Promise.all([
    import('./build/site.ts'),
    import('../schema/addresses/lock.ts'),
    import('./addresses/keep.ts'),
  ]);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'dist' },
      compress: { type: 'boolean', default: false },
      timings: { type: 'boolean', default: false },
    },
  });
  const started = performance.now();
  const manifest = positionals[0] ?? 'site.yaml';
  const { pages, made, written, out, timings } = await buildSite(manifest, values.out, values);
  // Where a list of addresses is kept, a page that has been built is in it. In CI nobody would commit it.
  if (readLock(manifest) && !process.env['CI'])
    for (const path of keepAddresses(manifest)) print(`${path} is a new address.`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const folder = relative(process.cwd(), out) || out;
  const news = made === pages ? '' : ` ${made} of them new or changed, ${written} files written.`;
  console.log(`Built ${pages} pages into ${folder} in ${seconds} s.${news}`);
  if (values.timings) console.log(timings.print());
});
