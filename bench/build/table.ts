import type { Result, Side } from './compare.ts';
import type { Figures } from './measure.ts';

const FIELDS = ['wall', 'cpu', 'largest', 'together'] as const;
const HEAD = ['wall s', 'CPU s', 'largest process MB', 'all processes MB', 'HTML KB a page'];

/** Markdown tables of the results for one number of routes; in brackets the first one's figure divided by this one's. */
export function tablesOf(results: Result[]): string {
  const title = `### ${results[0]!.routes.toLocaleString('en')} routes`;
  return [title, tableOf(results, 'cold'), tableOf(results, 'edit')].join('\n\n');
}

/** The median of one figure, or undefined where there are no runs. */
export function median(runs: Figures[], field: keyof Figures): number | undefined {
  return runs.map((run) => run[field]).toSorted((a, b) => a - b)[runs.length >> 1];
}

function tableOf(results: Result[], side: Side): string {
  const title = side === 'cold' ? 'Cold' : 'After one text was edited';
  const rows = [
    [title, ...HEAD],
    ['---', ...HEAD.map(() => '---:')],
    ...results.map((result) => cellsOf(result, results[0]!, side)),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf(result: Result, ours: Result, side: Side): string[] {
  const { name, version, reads } = result.entry.peer;
  const title = [name, version, reads && `(reads ${reads})`].filter(Boolean).join(' ');
  if (result.failure !== undefined)
    return [title, result.failure.replaceAll('|', '\\|'), ...HEAD.slice(1).map(() => '')];
  const figures = FIELDS.map((field) => {
    const value = median(result[side], field)!;
    const shown = value.toFixed(field === 'wall' || field === 'cpu' ? 2 : 0);
    const own = median(ours[side], field);
    return result === ours || ours.failure !== undefined ? shown : `${shown} (${ratio(own! / value)})`;
  });
  return [title, ...figures, result.pageBytes === 0 ? '' : (result.pageBytes / 1000).toFixed(1)];
}

/** Two digits, and never a power of ten. */
function ratio(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 10 ? value.toFixed(0) : value.toPrecision(2);
}
