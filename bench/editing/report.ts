/** Writes what was measured as tables in Markdown. */
import type { Measured, Outcome } from './measure.ts';
import { TASKS } from './tool.ts';
import type { Task } from './tool.ts';

/** Returns two tables: the changes that each task made, with a row for each, and what became of the file as a whole. */
export function reportOf(measured: Measured[]): string {
  const tasks = (Object.entries(TASKS) as [Task, string][]).map(([task, name]) => [
    name,
    ...measured.map(({ outcomes }) => cellOf(outcomes[task])),
  ]);
  return [table(measured, tasks), table(measured, fileRows(measured))].join('\n\n');
}

/** Writes bytes changed outside of the task's text, lines removed and added, clicks and keys. */
function cellOf(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'not measured';
  if (typeof outcome === 'string') return outcome;
  const { done, bytes, lines, clicks, keys } = outcome;
  return `${done ? '' : 'not done; '}**${bytes}** · −${lines.removed} +${lines.added} · ${clicks} + ${keys}`;
}

/** Returns rows about the file after one word of it was changed, and how long the start took. */
function fileRows(measured: Measured[]): string[][] {
  const row = (name: string, cell: (outcome: Exclude<Outcome, string>) => string) => [
    name,
    ...measured.map(({ outcomes: { heading } }) => (typeof heading === 'object' ? cell(heading) : '–')),
  ];
  return [
    row('Comments that are left', ({ comments: { kept, of } }) => `${kept} of ${of}`),
    row('Quoted values left as they were', ({ quotes: { kept, of } }) => `${kept} of ${of}`),
    row('Order of fields', ({ ordered }) => (ordered ? 'kept' : 'changed')),
    ['Start to first field, s', ...measured.map(({ start }) => start.toFixed(0))],
  ];
}

function table(measured: Measured[], rows: string[][]): string {
  const head = ['', ...measured.map(({ name }) => name)];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
