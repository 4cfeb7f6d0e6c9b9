/**
 * npm run bench:shards: a made-up site of N routes, built on one machine and then in shards one after the other, which are
 * merged and compared with it byte by byte. --routes 100000,1000000, --shards 8, --memory 8 (gigabytes), --write puts the
 * figures into docs/benchmarks.md. Above 300,000 routes only the shards are built: that is more than one machine can, and
 * two copies of such a site need 50 gigabytes of disk.
 */
import { parseArgs } from 'node:util';
import { run } from '../../scripts/cli/run.ts';
import { endProgress, progress } from '../../scripts/cli/terminal.ts';
import { reportSection } from '../support/docs-page.ts';
import { emptyAside } from './measuring/aside.ts';
import { rejectOtherSystems } from './measuring/measure.ts';
import { measureShards } from './measuring/shards.ts';
import type { Sharded } from './measuring/shards.ts';
import { shardsOf } from './report/shards.ts';

await run(async () => {
  const { values } = parseArgs({
    options: {
      routes: { type: 'string', default: '100000,1000000' },
      shards: { type: 'string', default: '8' },
      memory: { type: 'string', default: '8' },
      write: { type: 'boolean', default: false },
    },
  });
  rejectOtherSystems();
  const plan = { runs: 1, seconds: 1800, gigabytes: Number(values.memory) };
  const all: Sharded[] = [];
  for (const routes of values.routes.split(',').map(Number))
    all.push(await measureShards(routes, Number(values.shards), plan));
  progress('Deleting what was built…');
  emptyAside();
  endProgress();
  await reportSection('shards', shardsOf(all), 'one run', values.write);
});
