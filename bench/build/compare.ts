/** The rounds of a comparison: the peers take turns, so that whatever else the machine does falls on all alike. */
import { mkdirSync, rmSync } from 'node:fs';
import { endProgress, print, progress } from '../../scripts/terminal.ts';
import { syntheticSite } from '../synthetic.ts';
import { checkOutput, expect } from './check.ts';
import type { Expected } from './check.ts';
import { editText } from './edit.ts';
import { measure } from './measure.ts';
import type { Figures } from './measure.ts';
import type { Entry } from './peers.ts';
import { Place } from './place.ts';
import { workFolder } from './places.ts';

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
  /** Bytes of HTML for each page. */
  pageBytes: number;
  /** Why there are no figures. */
  failure?: string;
}

/** Measures all peers with each number of routes. A peer that failed with fewer routes is not tried with more. */
export async function compare(entries: Entry[], counts: number[], plan: Plan): Promise<Result[]> {
  const results: Result[] = [];
  for (const routes of counts.toSorted((a, b) => a - b)) {
    const row = entries.map((entry): Result => {
      const before = results.findLast((result) => result.entry === entry)?.failure;
      return { routes, entry, cold: [], edit: [], pageBytes: 0, ...(before && { failure: before }) };
    });
    await measureAll(row, routes, plan);
    results.push(...row);
  }
  endProgress();
  return results;
}

async function measureAll(results: Result[], routes: number, plan: Plan): Promise<void> {
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  const original = [...syntheticSite(routes, 'full')].join('');
  const { manifest: edited, path, heading } = editText(original, Math.floor(routes / 2));
  const sides = [
    { side: 'cold' as const, manifest: original, expected: expect(original) },
    { side: 'edit' as const, manifest: edited, expected: expect(edited, { path, heading }) },
  ];
  const places = new Map<Result, Place>();
  for (let round = 0; round < plan.runs; round++) {
    for (const result of round % 2 === 0 ? results : results.toReversed()) {
      if (result.failure !== undefined) continue;
      const { name } = result.entry.peer;
      try {
        if (!places.has(result)) places.set(result, await Place.prepare(result.entry));
        const place = places.get(result)!;
        place.clear();
        for (const { side, manifest, expected } of sides) {
          progress(`${routes} routes, round ${round + 1} of ${plan.runs}: ${name}, ${side}…`);
          await place.peer.write(place.folder, manifest, routes);
          result[side].push(await measure(place, plan));
          result.pageBytes = verify(place, expected);
        }
      } catch (error) {
        result.failure = (error as Error).message;
        print(`${name}: ${result.failure}`);
      }
    }
  }
}

function verify({ peer, output }: Place, expected: Expected): number {
  return peer.writesNoTexts ? 0 : checkOutput(output, expected);
}
