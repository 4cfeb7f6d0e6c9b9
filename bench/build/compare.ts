/** The rounds of a comparison: the peers take turns, so that whatever else the machine does falls on all alike. */
import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { endProgress, print, progress } from '../../scripts/cli/terminal.ts';
import { emptyAside, putAside } from './aside.ts';
import { checkOutput } from './check.ts';
import { LOG, measure } from './measure.ts';
import type { Figures } from './measure.ts';
import { outputOf } from './output.ts';
import type { Output } from './output.ts';
import type { Entry } from './peers.ts';
import { Place } from './place.ts';
import { project, workFolder } from './places.ts';
import { projectSources, syntheticSources } from './source.ts';
import type { Sources } from './source.ts';

/** How often, and how much a build may take before it is given up. */
export interface Plan {
  runs: number;
  seconds: number;
  gigabytes: number;
}

/** What came of one peer with one number of routes. */
export interface Result {
  routes: number;
  entry: Entry;
  cold: Figures[];
  edit: Figures[];
  output?: Output;
  /** Why there are no figures. */
  failure?: string;
}

/** From nothing, and after one text was edited. */
const SIDES = ['cold', 'edit'] as const;
export type Side = (typeof SIDES)[number];

/** With more routes than this, one run is enough: it takes minutes, and chance matters less. */
export const ONE_RUN_ABOVE = 10_000;

/** Measures all peers with each number of routes. A peer that failed with fewer routes is not tried with more. */
export async function compare(entries: Entry[], counts: number[], plan: Plan): Promise<Result[]> {
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

function failedBefore(results: Result[], entry: Entry): string | undefined {
  const first = results.find((result) => result.entry === entry && result.failure !== undefined);
  if (first === undefined || tooMany(entry, first.routes) !== undefined) return first?.failure;
  return `not tried: with ${first.routes.toLocaleString('en')} routes ${first.failure}`;
}

function tooMany({ peer: { most } }: Entry, routes: number): string | undefined {
  if (most === undefined || routes <= most.routes) return undefined;
  return `not tried above ${most.routes.toLocaleString('en')} routes: ${most.because}`;
}

async function measureAll(results: Result[], routes: number, plan: Plan): Promise<void> {
  putAside(workFolder);
  mkdirSync(workFolder, { recursive: true });
  const madeUp = syntheticSources(routes);
  const own = results.some(({ entry }) => entry.ownSite) ? projectSources() : madeUp;
  const places = new Map<Result, Place>();
  for (let round = 0; round < plan.runs; round++) {
    for (const result of round % 2 === 0 ? results : results.toReversed()) {
      if (result.failure !== undefined) continue;
      const { name } = result.entry.peer;
      progress(`${routes} routes, round ${round + 1} of ${plan.runs}: ${name}…`);
      try {
        if (!places.has(result)) places.set(result, await Place.prepare(result.entry));
        await measureBoth(result, places.get(result)!, { sources: result.entry.ownSite ? own : madeUp, plan });
      } catch (error) {
        result.failure = (error as Error).message;
        endProgress();
        const log = places.has(result) ? ` (${relative(project, places.get(result)!.folder)}/${LOG})` : '';
        print(`${name}, ${routes} routes: ${result.failure}${log}`);
      }
    }
  }
  for (const place of places.values()) place.clear(); // many gigabytes; the logs stay
}

async function measureBoth(
  result: Result,
  place: Place,
  { sources, plan }: { sources: Sources; plan: Plan },
): Promise<void> {
  place.clear();
  for (const side of SIDES) {
    await place.peer.write(place.folder, sources[side]);
    result[side].push(await measure(place, plan));
    if (!place.peer.writesNoTexts) checkOutput(place.output, sources[side].expected);
    result.output ??= outputOf(place.output);
  }
}
