/** Compares peers in rounds: they take turns, so that other work of the machine slows down all of them. */
import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { endProgress, print, progress } from '../../../scripts/cli/terminal.ts';
import { emptyAside, putAside } from './aside.ts';
import { checkOutput } from './check.ts';
import { LOG, measure } from './measure.ts';
import type { Figures } from './measure.ts';
import { outputOf } from '../report/output.ts';
import type { Output } from '../report/output.ts';
import type { PeerEntry } from './peers.ts';
import { WorkFolder } from './work-folder.ts';
import { project, workFolder } from './paths.ts';
import { projectSources, syntheticSources } from './source.ts';
import type { Sources } from './source.ts';

/** How often to build, and how much a build may take before it is stopped. */
export interface Plan {
  runs: number;
  seconds: number;
  gigabytes: number;
}

/** The result of one peer with one number of routes. */
export interface Result {
  routes: number;
  entry: PeerEntry;
  cold: Figures[];
  edit: Figures[];
  output?: Output;
  /** Why there are no figures. */
  failure?: string;
}

/** A build from nothing, and one after a text was edited. */
const SIDES = ['cold', 'edit'] as const;
export type Side = (typeof SIDES)[number];

/** With more routes than this, one run is enough: it takes minutes, and chance matters less. */
export const ONE_RUN_ABOVE = 10_000;
/** A build that takes more seconds than this is not repeated either. */
export const ONE_RUN_OVER = 12;

/** Measures all peers with each number of routes. A peer that failed with fewer routes is not tried with more. */
export async function compare(entries: PeerEntry[], counts: number[], plan: Plan): Promise<Result[]> {
  const results: Result[] = [];
  for (const routes of counts.toSorted((a, b) => a - b)) {
    const row = entries.map((entry): Result => {
      const failure = failedBefore(results, entry) ?? tooMany(entry, routes);
      return { routes, entry, cold: [], edit: [], ...(failure !== undefined && { failure }) };
    });
    await measureAll(row, routes, { ...plan, runs: routes > ONE_RUN_ABOVE ? 1 : plan.runs });
    results.push(...row);
  }
  progress('Deleting what was built…');
  emptyAside();
  endProgress();
  return results;
}

function failedBefore(results: Result[], entry: PeerEntry): string | undefined {
  const first = results.find((result) => result.entry === entry && result.failure !== undefined);
  if (first === undefined || tooMany(entry, first.routes) !== undefined) return first?.failure;
  return `not tried: with ${first.routes.toLocaleString('en')} routes ${first.failure}`;
}

function tooMany({ peer: { most } }: PeerEntry, routes: number): string | undefined {
  if (most === undefined || routes <= most.routes) return undefined;
  return `not tried above ${most.routes.toLocaleString('en')} routes: ${most.because}`;
}

async function measureAll(results: Result[], routes: number, plan: Plan): Promise<void> {
  putAside(workFolder);
  mkdirSync(workFolder, { recursive: true });
  const madeUp = syntheticSources(routes);
  const own = results.some(({ entry }) => entry.ownSite) ? projectSources() : madeUp;
  const folders = new Map<Result, WorkFolder>();
  for (let round = 0; round < plan.runs; round++) {
    for (const result of round % 2 === 0 ? results : results.toReversed()) {
      if (result.failure !== undefined || result.cold.some(({ wall }) => wall > ONE_RUN_OVER)) continue;
      const { name } = result.entry.peer;
      progress(`${routes} routes, round ${round + 1} of ${plan.runs}: ${name}…`);
      try {
        if (!folders.has(result)) folders.set(result, await WorkFolder.prepare(result.entry));
        await measureBoth(result, folders.get(result)!, { sources: result.entry.ownSite ? own : madeUp, plan });
      } catch (error) {
        result.failure = (error as Error).message;
        endProgress();
        const log = folders.has(result) ? ` (${relative(project, folders.get(result)!.folder)}/${LOG})` : '';
        print(`${name}, ${routes} routes: ${result.failure}${log}`);
      }
    }
  }
  for (const folder of folders.values()) folder.clear(); // many gigabytes; the logs stay
}

async function measureBoth(
  result: Result,
  work: WorkFolder,
  { sources, plan }: { sources: Sources; plan: Plan },
): Promise<void> {
  work.clear();
  for (const side of SIDES) {
    await work.peer.write(work.folder, sources[side]);
    result[side].push(await measure(work, plan));
    if (!work.peer.writesNoTexts) checkOutput(work.output, sources[side].expected);
    result.output ??= outputOf(work.output);
  }
}
