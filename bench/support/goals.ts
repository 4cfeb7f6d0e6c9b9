/** Judges goals, and keeps those of all measurements in docs/benchmarks/goals.json, from which the page has its first table. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from './tables.ts';

/** A figure that should be at most, or at least, so large: one of the two is given. */
export interface Goal {
  says: string;
  /** Undefined where it was not measured. */
  value: number | undefined;
  atMost?: number;
  atLeast?: number;
  /** Decimal places, 2 unless given. */
  digits?: number;
}

/** The measurements that have goals, in the order of the table, and the page below docs/benchmarks with their figures. */
export const PARTS = {
  build: { name: 'Builds', page: 'builds.md' },
  site: { name: 'The project’s own site', page: 'builds.md' },
  curve: { name: 'What a page costs', page: 'builds.md' },
  shards: { name: 'Shards', page: 'builds.md' },
  'visit-routes': { name: 'First view', page: 'visits.md' },
  'visit-sites': { name: 'Every other page', page: 'visits.md' },
  'visit-peers': { name: 'First view beside others', page: 'visits.md' },
  'visit-navigation': { name: 'Click to paint', page: 'visits.md' },
  dev: { name: 'Save to page', page: 'editing.md' },
  static: { name: 'Pages of the service', page: 'service.md' },
  server: { name: 'Messages', page: 'service.md' },
} as const;
export type Part = keyof typeof PARTS;
type Goals = Partial<Record<Part, Goal[]>>;

const FILE = join(import.meta.dirname, '../../docs/benchmarks/goals.json');

/** Returns the figure and its bound as they are shown, rounded so that no goal is met by rounding, and whether it is met. */
function judge({
  value,
  atMost = Infinity,
  atLeast,
  digits = 2,
}: Goal): Record<'figure' | 'bound' | 'verdict', string> {
  const bound = atLeast === undefined ? `≤ ${atMost.toFixed(digits)}` : `≥ ${atLeast.toFixed(digits)}`;
  if (value === undefined) return { figure: '–', bound, verdict: 'not measured' };
  const scaled = Number((value * 10 ** digits).toFixed(6));
  const figure = (atLeast === undefined ? Math.ceil(scaled) : Math.floor(scaled)) / 10 ** digits;
  const isMet = figure <= atMost && figure >= (atLeast ?? -Infinity);
  return { figure: figure.toFixed(digits), bound, verdict: isMet ? 'met' : '**not met**' };
}

/** Returns a line for a goal, such as "cold ÷ Hugo: met (0.44, wanted ≤ 0.45)". */
export function goalLine(goal: Goal): string {
  const { figure, bound, verdict } = judge(goal);
  return `${goal.says}: ${verdict}${goal.value === undefined ? '' : ` (${figure}, wanted ${bound})`}`;
}

/** Returns a Markdown table of the goals of all parts. */
export function goalTable(goals: Goals): string {
  const rows = (Object.keys(PARTS) as Part[]).flatMap((part) =>
    (goals[part] ?? []).map((goal) => {
      const { figure, bound, verdict } = judge(goal);
      return [PARTS[part].name, goal.says, figure, bound, verdict];
    }),
  );
  return tableOf(['What', 'Goal', 'Figure', 'Wanted', ''], rows, 2);
}

/** Keeps the goals of a part in place of those of its last run, and returns those of all parts. */
export function keepGoals(part: Part, goals: Goal[]): Goals {
  const kept = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Goals) : {};
  const all = { ...kept, [part]: goals };
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}
