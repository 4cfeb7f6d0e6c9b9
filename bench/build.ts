/**
 * npm run bench:build: one made-up site of N routes, built by Waybill and by other generators with the same content, side
 * by side: cold, and after one text was edited. --routes 50,1000,10000, --peers hugo,astro, --runs 3, --limit 600 (seconds
 * a build), --memory 8 (gigabytes). --curve 100,1000,10000 draws what a page costs; --site builds the project's own site
 * beside others of as many routes. --json file, --charts folder; --write puts all into docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { run, UsageError } from '../scripts/run.ts';
import { installPeers } from './install.ts';

await run(async () => {
  const { values } = parseArgs({
    options: {
      routes: { type: 'string', default: '50,1000' },
      curve: { type: 'string' },
      site: { type: 'boolean', default: false },
      peers: { type: 'string', default: '' },
      runs: { type: 'string', default: '3' },
      limit: { type: 'string', default: '600' },
      memory: { type: 'string', default: '8' },
      json: { type: 'string' },
      charts: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { site, curve, json, charts, write } = values;
  if (site && curve !== undefined) throw new UsageError('--site and --curve are two measurements. Choose one.');
  const counts = (curve ?? values.routes).split(',').map((count) => number('routes', count));
  const plan = {
    runs: number('runs', values.runs),
    seconds: number('limit', values.limit),
    gigabytes: number('memory', values.memory),
  };
  installPeers();
  // Loaded only now: they need what was just installed.
  const { choosePeers, choosePeersOfSite } = await import('./build/peers.ts');
  const { compare } = await import('./build/compare.ts');
  const { refuseOtherSystems } = await import('./build/measure.ts');
  const { report } = await import('./build/report.ts');
  const { projectSources } = await import('./build/source.ts');
  refuseOtherSystems();
  const keys = values.peers.split(',').filter(Boolean);
  const results = site
    ? await compare(choosePeersOfSite(keys), [projectSources().cold.routes], plan)
    : await compare(choosePeers(keys), counts, plan);
  const kind = site ? 'site' : curve === undefined ? 'build' : 'curve';
  await report(results, { kind, runs: plan.runs, json, charts, write });
});

/** A number above 0; memory need not be a whole one. */
function number(option: string, text: string): number {
  const value = Number(text);
  if (!(value > 0) || (option !== 'memory' && !Number.isInteger(value)))
    throw new UsageError(`--${option} takes numbers above 0, and "${text}" is none.`);
  return value;
}
