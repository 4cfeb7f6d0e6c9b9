/** Finds where redirects end, however many steps they take. */
import { records } from '../../../schema/values/tree.ts';

/** Returns the last address that each redirected path leads to; undefined for one whose redirects form a circle. */
export function finalTargets(manifest: unknown): Map<string, string | undefined> {
  const next = new Map<string, string>();
  for (const { value } of records(manifest, 'redirects')) {
    const { from, to } = value;
    if (typeof from === 'string' && typeof to === 'string' && !next.has(from)) next.set(from, to);
  }
  const final = new Map<string, string | undefined>();
  for (const from of next.keys()) follow(from, next, final);
  return final;
}

/** Follows one path to its end, and keeps the end for every step on the way, so that no step is taken twice. */
function follow(from: string, next: ReadonlyMap<string, string>, final: Map<string, string | undefined>): void {
  const steps = new Set<string>();
  let to = from;
  for (let path = from; next.has(path) && !final.has(path) && !steps.has(path); path = pathOf(to)) {
    steps.add(path);
    to = next.get(path)!;
  }
  const path = pathOf(to);
  const end = final.has(path) ? final.get(path) : steps.has(path) ? undefined : to;
  for (const step of steps) final.set(step, end);
}

/** Returns the path of an address, without its query and its place on the page. */
export function pathOf(to: string): string {
  const end = to.search(/[?#]/);
  return end === -1 ? to : to.slice(0, end);
}

/** Returns the steps that lead back to where they start, each circle once, from the first of its steps in the map. */
export function circlesOf(next: ReadonlyMap<string, unknown>): string[][] {
  const settled = new Set<unknown>();
  const circles: string[][] = [];
  for (const start of next.keys()) {
    const steps = new Set<string>();
    let path: unknown = start;
    while (typeof path === 'string' && next.has(path) && !settled.has(path) && !steps.has(path)) {
      steps.add(path);
      path = next.get(path);
    }
    const all = [...steps];
    if (typeof path === 'string' && steps.has(path)) circles.push(all.slice(all.indexOf(path)));
    for (const step of all) settled.add(step);
  }
  if (circles.length === 0) return [];
  const order = new Map([...next.keys()].map((step, index) => [step, index]));
  return circles.map((steps) => {
    const first = steps.indexOf(steps.toSorted((one, other) => order.get(one)! - order.get(other)!)[0]!);
    return [...steps.slice(first), ...steps.slice(0, first)];
  });
}

/** Returns the steps of a circle for a sentence, back to the first; of many, those in the middle are left out. */
export function circleText(steps: string[]): string {
  const shown = steps.length > 5 ? [...steps.slice(0, 4), '…', steps.at(-1)] : steps;
  return [...shown, steps[0]].join(', ');
}
