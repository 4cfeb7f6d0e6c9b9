import { tableOf } from '../../support/tables.ts';
import { median as middle } from '../../support/quantile.ts';
import type { Result, Side } from '../measuring/compare.ts';
import type { Figures } from '../measuring/measure.ts';

/** A figure that is shown for each number of routes: of the cold builds, or of those after one text was edited. */
interface Column {
  head: string;
  side: Side;
  field: keyof Figures;
  digits: number;
}

const CLOCK: Column[] = [
  { head: 'cold s', side: 'cold', field: 'wall', digits: 2 },
  { head: 'edit s', side: 'edit', field: 'wall', digits: 2 },
];
const RESOURCES: Column[] = [
  { head: 'cold CPU s', side: 'cold', field: 'cpu', digits: 2 },
  { head: 'cold MB', side: 'cold', field: 'totalMegabytes', digits: 0 },
];

/**
 * Returns the results in Markdown: a table by the clock and one of processor time and memory, both in one where there is one
 * number of routes, and the reasons why figures are missing. In brackets is the first one's figure divided by this one's.
 */
export function tablesOfResults(results: Result[]): string[] {
  const counts = [...new Set(results.map(({ routes }) => routes))];
  const parts = counts.length === 1 ? [[...CLOCK, ...RESOURCES]] : [CLOCK, RESOURCES];
  const tables = parts.map((columns) => tableOfColumns(results, counts, columns));
  return [...tables, reasonsOf(results)].filter(Boolean);
}

/** Returns the median of one figure, or undefined where there are no runs. */
export function median(runs: Figures[], field: keyof Figures): number | undefined {
  return runs.length === 0 ? undefined : middle(runs.map((run) => run[field]));
}

function tableOfColumns(results: Result[], counts: number[], columns: Column[]): string {
  const [first, ...more] = counts.map((count) => results.filter(({ routes }) => routes === count));
  const heads = counts.flatMap((count) => columns.map(({ head }) => `${count.toLocaleString('en')}: ${head}`));
  const rows = first!.map((result, at) => {
    const row = [result, ...more.map((others) => others[at]!)];
    const cells = row.flatMap((one) => {
      const ours = results.find(({ routes }) => routes === one.routes)!;
      return columns.map((column) => cellOf(one, ours, column));
    });
    return [nameOf(result), ...cells, htmlOf(row)];
  });
  return tableOf(['routes', ...heads, 'HTML KB a page'], rows);
}

function cellOf(result: Result, ours: Result, { side, field, digits }: Column): string {
  const value = median(result[side], field);
  if (result.failure !== undefined || value === undefined) return '–';
  const own = median(ours[side], field);
  const isCompared = result !== ours && ours.failure === undefined && own !== undefined;
  return value.toFixed(digits) + (isCompared ? ` (${ratio(own / value)})` : '');
}

/** Returns the kilobytes of HTML a page, of the most pages that there are; nothing for those that do not write the site's texts. */
function htmlOf(row: Result[]): string {
  const made = row.findLast(({ output, failure }) => output !== undefined && failure === undefined);
  if (made === undefined || made.entry.peer.writesNoTexts) return '';
  const { html, pages } = made.output!;
  return (html / pages / 1000).toFixed(1);
}

/** Returns a list of failures. A generator that failed is not tried with more routes, so each has one. */
function reasonsOf(results: Result[]): string {
  const failed = results.filter(({ failure }) => failure !== undefined);
  return failed
    .filter(({ entry }, at) => failed.findIndex((one) => one.entry === entry) === at)
    .map((one) => `- ${nameOf(one)}, ${one.routes.toLocaleString('en')} routes: ${one.failure}.`)
    .join('\n');
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
