/**
 * npm run bench:build: one made-up site of N routes, built by Waybill and by other generators with the same content, side
 * by side: cold, and after one text was edited. --routes 50,1000,10000, --peers hugo,astro, --runs 3, --limit 600 (seconds
 * a build), --memory 8 (gigabytes), --json file; --write puts tables and charts into docs/.
 */
import { parseArgs } from 'node:util';
import { EXIT, run } from '../scripts/run.ts';
import { print } from '../scripts/terminal.ts';
import { installPeers } from './install.ts';

await run(async () => {
  const { values } = parseArgs({
    options: {
      routes: { type: 'string', default: '50,1000' },
      peers: { type: 'string', default: '' },
      runs: { type: 'string', default: '3' },
      limit: { type: 'string', default: '600' },
      memory: { type: 'string', default: '8' },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  installPeers();
  // Loaded only now: they need what was just installed.
  const { choosePeers } = await import('./build/peers.ts');
  const { compare } = await import('./build/compare.ts');
  const { report } = await import('./build/report.ts');
  const counts = values.routes.split(',').map(Number);
  const plan = { runs: Number(values.runs), seconds: Number(values.limit), gigabytes: Number(values.memory) };
  if (![...counts, ...Object.values(plan)].every((value) => value > 0)) {
    print('--routes, --runs, --limit and --memory take numbers above 0.');
    process.exitCode = EXIT.couldNotRun;
    return;
  }
  const entries = choosePeers(values.peers.split(',').filter(Boolean));
  await report(await compare(entries, counts, plan), { runs: plan.runs, json: values.json, write: values.write });
});
