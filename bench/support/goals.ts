/** Judges goals, and keeps those of all measurements in docs/benchmarks/goals.json, from which the page has its first table. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from './tables.ts';

/** A figure that should be at most so large. */
export interface Goal {
  says: string;
  /** Undefined where it was not measured. */
  value: number | undefined;
  atMost: number;
  /** Decimal places, 2 unless given. */
  digits?: number;
}

/** The measurements that have goals, in the order of the page. */
export const PARTS = {
  build: 'Builds',
  site: 'The project’s own site',
  curve: 'What a page costs',
  'visit-routes': 'First view',
  'visit-peers': 'First view beside others',
  'visit-navigation': 'Click to paint',
} as const;
export type Part = keyof typeof PARTS;
type Goals = Partial<Record<Part, Goal[]>>;

const FILE = join(import.meta.dirname, '../../docs/benchmarks/goals.json');

/** Returns the figure as it is shown, rounded up so that no goal is met by rounding, and whether the goal is met. */
function judge({ value, atMost, digits = 2 }: Goal): { shown: string; verdict: string } {
  if (value === undefined) return { shown: '–', verdict: 'not measured' };
  const rounded = Math.ceil(Number((value * 10 ** digits).toFixed(6))) / 10 ** digits;
  return { shown: rounded.toFixed(digits), verdict: rounded <= atMost ? 'met' : '**not met**' };
}

/** Returns a line for a goal, such as "cold ÷ Hugo: met (0.44, at most 0.45)". */
export function goalLine(goal: Goal): string {
  const { shown, verdict } = judge(goal);
  if (goal.value === undefined) return `${goal.says}: ${verdict}`;
  return `${goal.says}: ${verdict} (${shown}, at most ${goal.atMost.toFixed(goal.digits ?? 2)})`;
}

/** Returns a Markdown table of the goals of all parts. */
export function goalTable(goals: Goals): string {
  const rows = (Object.keys(PARTS) as Part[]).flatMap((part) =>
    (goals[part] ?? []).map((goal) => {
      const { shown, verdict } = judge(goal);
      return [PARTS[part], goal.says, shown, goal.atMost.toFixed(goal.digits ?? 2), verdict];
    }),
  );
  return tableOf(['What', 'Goal', 'Figure', 'At most', ''], rows, 2);
}

/** Keeps the goals of a part in place of those of its last run, and returns those of all parts. */
export function keepGoals(part: Part, goals: Goal[]): Goals {
  const kept = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Goals) : {};
  const all = { ...kept, [part]: goals };
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}
