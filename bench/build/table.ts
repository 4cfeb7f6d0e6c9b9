import type { Result } from './compare.ts';
import type { Figures } from './measure.ts';

const HEAD = [
  '',
  'cold: wall s',
  'CPU s',
  'largest process MB',
  'all processes MB',
  'after an edit: wall s',
  'CPU s',
  'largest process MB',
  'HTML KB a page',
];

/** A Markdown table of the results for one number of routes; in brackets how many times Waybill's figure it is. */
export function tableOf(results: Result[]): string {
  const [first] = results;
  const lines = results.map((result) => `| ${cellsOf(result, first!).join(' | ')} |`);
  const title = `### ${first!.routes.toLocaleString('en')} routes`;
  return [title, '', `| ${HEAD.join(' | ')} |`, `|---${'|---:'.repeat(HEAD.length - 1)}|`, ...lines].join('\n');
}

/** The median of one figure, or undefined where there are no runs. */
export function median(runs: Figures[], field: keyof Figures): number | undefined {
  return runs.map((run) => run[field]).toSorted((a, b) => a - b)[runs.length >> 1];
}

function cellsOf({ entry, failure, cold, edit, pageBytes }: Result, ours: Result): string[] {
  const { name, version, reads } = entry.peer;
  const title = [name, version, reads && `(reads ${reads})`].filter(Boolean).join(' ');
  if (failure !== undefined)
    return [title, failure.startsWith('OVER') ? failure : 'error', ...HEAD.slice(2).map(() => '')];
  const cell = (side: 'cold' | 'edit', field: keyof Figures) => {
    const value = median(entry === ours.entry ? ours[side] : side === 'cold' ? cold : edit, field)!;
    const base = median(ours[side], field);
    return base === undefined ? shown(value, field) : `${shown(value, field)} (${(value / base).toPrecision(2)})`;
  };
  return [
    title,
    ...(['wall', 'cpu', 'largest', 'together'] as const).map((field) => cell('cold', field)),
    ...(['wall', 'cpu', 'largest'] as const).map((field) => cell('edit', field)),
    pageBytes === 0 ? '' : (pageBytes / 1000).toFixed(1),
  ];
}

function shown(value: number, field: keyof Figures): string {
  if (field === 'wall' || field === 'cpu') return value.toFixed(2);
  return value.toFixed(0);
}
