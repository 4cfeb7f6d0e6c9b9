/**
 * waybill merge [folder …] [--out folder] [--manifest file]: puts the shards of a site together, by default all that are in
 * shards, by default into dist, and checks their pages with one another. Exit 0 (merged), 1 (problems found) or 2 (could
 * not run).
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SHARDS_FOLDER } from '../builder/shards/shard-record.ts';
import { mergeShards } from '../builder/shards/merge.ts';
import { runWithOptions } from './cli/run.ts';
import { terminalReporter } from './cli/terminal.ts';
import { UsageError } from '../schema/errors.ts';

const options = { out: { type: 'string', default: 'dist' }, manifest: { type: 'string' } } as const;

await runWithOptions({ options }, ({ positionals, values }) => {
  const started = performance.now();
  const folders = positionals.length > 0 ? positionals : builtShards();
  const { out, shards, pages } = mergeShards(folders, values.out, {
    manifest: values.manifest,
    reporter: terminalReporter,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const folder = relative(process.cwd(), out) || out;
  console.log(`Merged ${shards} shards, ${pages} pages, into ${folder} in ${seconds} s.`);
});

function builtShards(): string[] {
  const folders = existsSync(SHARDS_FOLDER) ? readdirSync(SHARDS_FOLDER).toSorted() : [];
  if (folders.length === 0)
    throw new UsageError(
      `There is nothing in ${SHARDS_FOLDER} to be merged. Name the folder of each shard, as in: npx waybill merge first second --out dist`,
    );
  return folders.map((name) => join(SHARDS_FOLDER, name));
}
