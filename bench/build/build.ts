/**
 * npm run bench:build: one made-up site of N routes, built by Waybill and by other generators with the same content, side
 * by side: cold, and after one text was edited. --routes 50,1000,10000, --peers hugo,astro, --runs 3, --memory 8
 * (gigabytes), --limit 100 (seconds a build; 600 for --curve). --curve 100,1000,10000 draws what a page costs; --site
 * builds the project's own site beside others of as many routes. --json file, --charts folder; --write puts the
 * figures into docs/benchmarks.md. With --write and none of --routes, --curve, --site, all three are measured.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run } from '../../scripts/cli/run.ts';
import { UsageError } from '../../schema/errors.ts';
import { print } from '../../scripts/cli/terminal.ts';
import type { Kind } from './measuring/peers.ts';
import { installPeers } from '../install.ts';

/** The numbers of routes in docs/benchmarks.md. */
const PAGE = { routes: '50,1000,10000', curve: '100,1000,10000,100000' };
/** Seconds for a build. Where one takes longer, the table says so, and larger sites are not tried. */
const LIMIT: Record<Kind, string> = { build: '100', site: '100', curve: '600' };

await run(async () => {
  const { values } = parseArgs({
    options: {
      routes: { type: 'string' },
      curve: { type: 'string' },
      site: { type: 'boolean', default: false },
      peers: { type: 'string', default: '' },
      runs: { type: 'string', default: '3' },
      limit: { type: 'string' },
      memory: { type: 'string', default: '8' },
      json: { type: 'string' },
      charts: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { site, curve, routes, json, charts, write } = values;
  if ([site, curve, routes].filter(Boolean).length > 1)
    throw new UsageError('--routes, --curve and --site are three measurements. Choose one.');
  const all = write && !site && curve === undefined && routes === undefined;
  const measurements: [kind: Kind, counts: number[]][] = [];
  if (!site && curve === undefined)
    measurements.push(['build', counts('routes', routes ?? (all ? PAGE.routes : '50,1000'))]);
  if (site || all) measurements.push(['site', []]);
  if (curve !== undefined || all) measurements.push(['curve', counts('curve', curve ?? PAGE.curve)]);
  const runs = number('runs', values.runs);
  const gigabytes = number('memory', values.memory);
  installPeers();
  // Loaded only now: they need the packages that were just installed.
  const { choosePeers } = await import('./measuring/peers.ts');
  const { compare } = await import('./measuring/compare.ts');
  const { rejectOtherSystems } = await import('./measuring/measure.ts');
  const { report } = await import('./report/report.ts');
  const { projectSources } = await import('./measuring/source.ts');
  rejectOtherSystems();
  const keys = values.peers.split(',').filter(Boolean);
  const started = performance.now();
  const reports: object[] = [];
  for (const [kind, numbers] of measurements) {
    const entries = choosePeers(kind, keys);
    const plan = { runs, seconds: number('limit', values.limit ?? LIMIT[kind]), gigabytes };
    const results = await compare(entries, kind === 'site' ? [projectSources().cold.routes] : numbers, plan);
    reports.push(await report(results, { kind, runs }, { charts, write }));
    if (json !== undefined) writeFileSync(json, JSON.stringify(reports, null, 2));
  }
  print(`Measured in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
});

function counts(option: string, text: string): number[] {
  return text.split(',').map((count) => number(option, count));
}

/** Reads a number above 0; memory need not be an integer. */
function number(option: string, text: string): number {
  const value = Number(text);
  if (!(value > 0) || (option !== 'memory' && !Number.isInteger(value)))
    throw new UsageError(`--${option} takes numbers above 0, and "${text}" is none.`);
  return value;
}
