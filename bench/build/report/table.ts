import { tableOf } from '../../support/tables.ts';
import { median as middle } from '../../support/quantile.ts';
import type { Result, Side } from '../measuring/compare.ts';
import type { Figures } from '../measuring/measure.ts';

/** A column of figures: of the cold builds, or of those after one text was edited. */
interface Column {
  head: string;
  side: Side;
  field: keyof Figures;
  digits: number;
}

const COLUMNS: Column[] = [
  { head: 'cold s', side: 'cold', field: 'wall', digits: 2 },
  { head: 'CPU s', side: 'cold', field: 'cpu', digits: 2 },
  { head: 'MB', side: 'cold', field: 'totalMegabytes', digits: 0 },
  { head: 'edit s', side: 'edit', field: 'wall', digits: 2 },
  { head: 'CPU s', side: 'edit', field: 'cpu', digits: 2 },
];

/**
 * Returns a Markdown table of the results for one number of routes; in brackets the first one's figure divided by this
 * one's.
 */
export function tableOfResults(results: Result[]): string {
  const title = `${results[0]!.routes.toLocaleString('en')} routes`;
  const head = [title, ...COLUMNS.map(({ head: name }) => name), 'HTML KB a page'];
  return tableOf(
    head,
    results.map((result) => rowOf(result, results[0]!)),
  );
}

/** Returns the median of one figure, or undefined where there are no runs. */
export function median(runs: Figures[], field: keyof Figures): number | undefined {
  return runs.length === 0 ? undefined : middle(runs.map((run) => run[field]));
}

function rowOf(result: Result, ours: Result): string[] {
  if (result.failure !== undefined)
    return [nameOf(result), result.failure.replaceAll('|', '\\|'), ...COLUMNS.map(() => '')];
  const figures = COLUMNS.map(({ side, field, digits }) => {
    const value = median(result[side], field);
    if (value === undefined) return '';
    const own = median(ours[side], field);
    const isCompared = result !== ours && ours.failure === undefined && own !== undefined;
    return value.toFixed(digits) + (isCompared ? ` (${ratio(own / value)})` : '');
  });
  return [nameOf(result), ...figures, htmlOf(result)];
}

/** Returns the kilobytes of HTML a page; nothing for those that do not write the site's texts. */
function htmlOf({ output, routes, entry }: Result): string {
  return output === undefined || entry.peer.writesNoTexts ? '' : (output.html / routes / 1000).toFixed(1);
}

function nameOf({ entry }: Result): string {
  const { name, version, reads } = entry.peer;
  return [name, version, reads && `(reads ${reads})`].filter(Boolean).join(' ');
}

/** Two digits, never in exponent notation. */
function ratio(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 10 ? value.toFixed(0) : value.toPrecision(2);
}
