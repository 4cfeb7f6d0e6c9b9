/** Results as a run of bench:build would have them, with figures that a test chooses. */
import type { Result } from '../../../bench/build/measuring/compare.ts';
import type { Figures } from '../../../bench/build/measuring/measure.ts';
import type { Peer } from '../../../bench/build/measuring/peer.ts';

/** What one peer took with one number of routes; seconds, and megabytes of all processes. */
export interface Taken {
  routes: number;
  cold?: number[];
  edit?: number[];
  megabytes?: number;
  failure?: string;
  peer?: Partial<Peer>;
}

/** Returns a result with these measurements. */
export function resultOf(key: string, { routes, cold = [], edit = [], megabytes = 100, failure, peer }: Taken): Result {
  const figures = (wall: number): Figures => ({ wall, cpu: wall, largest: megabytes, totalMegabytes: megabytes });
  const made: Peer = { name: key, version: '', write: () => undefined, command: [], output: '', caches: [], ...peer };
  return {
    routes,
    entry: { key, files: key, peer: made },
    cold: cold.map(figures),
    edit: edit.map(figures),
    output: { files: routes + 1, bytes: routes * 20_000, pages: routes, html: routes * 9000 },
    ...(failure !== undefined && { failure }),
  };
}
