/**
 * waybill build [manifest] [options]: builds a site (site.yaml), or a part of it.
 *
 *   --out <folder>  where it is built (dist)
 *   --compress      adds the compressed forms of each file, for hosts that send them
 *   --shard <i/n>   builds one of n parts, for npx waybill merge to put together
 *   --date <day>    the day for which it is built (today, in UTC): pages with a later "publish" are held back
 *   --timings       says where the time went
 *
 * Exit 0 (built), 1 (the manifest has problems) or 2 (could not run).
 */
import { join, relative } from 'node:path';
import { buildSite } from '../builder/build.ts';
import { SHARDS_FOLDER } from '../builder/shards/shard-record.ts';
import { nameOfShard, parseShardOption } from '../builder/shards/shard.ts';
import { counted } from '../manifest/problems/sentence-parts.ts';
import { readAddressList } from '../manifest/rules/support/address-list.ts';
import { addNewAddresses } from './addresses/published.ts';
import { chooseDay } from '../schema/values/hours/today.ts';
import { runWithOptions } from './cli/run.ts';
import { writeReference } from './reference/write-reference.ts';
import { print, terminalReporter } from './cli/terminal.ts';

const options = {
  out: { type: 'string' },
  compress: { type: 'boolean', default: false },
  shard: { type: 'string' },
  timings: { type: 'boolean', default: false },
  date: { type: 'string' },
} as const;

await runWithOptions({ options }, async ({ manifest, values }) => {
  const started = performance.now();
  const { compress, date } = values;
  if (date !== undefined) chooseDay(date);
  const shard = values.shard === undefined ? undefined : parseShardOption(values.shard);
  const chosen = values.out ?? (shard ? join(SHARDS_FOLDER, `${shard.number}-of-${shard.of}`) : 'dist');
  const { pages, paths, made, written, out, timings } = await buildSite(manifest, chosen, {
    compress,
    shard,
    reporter: terminalReporter,
  });
  await writeReference(manifest);
  // Pages that have been built are added to the list of published addresses, if there is one. In CI it would not be committed.
  if (!shard && readAddressList(manifest) && !process.env['CI'])
    for (const path of addNewAddresses(manifest, paths)) print(`${path} is a new address.`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const folder = relative(process.cwd(), out) || out;
  const what = shard ? `${nameOfShard(shard)}, ${counted(pages, 'page')},` : counted(pages, 'page');
  const news = made === pages ? '' : ` ${made} of them new or changed, ${written} files written.`;
  console.log(`Built ${what} into ${folder} in ${seconds} s.${news}`);
  if (values.timings) console.log(timings.print());
});
