import { tableOf } from '../../support/docs-page.ts';
import { median as middle } from '../../support/quantile.ts';
import type { Result, Side } from '../measuring/compare.ts';
import type { Figures } from '../measuring/measure.ts';

const FIELDS = ['wall', 'cpu', 'largest', 'together'] as const;
const HEAD = ['wall s', 'CPU s', 'largest process MB', 'all processes MB'];
const OUTPUT_HEAD = ['HTML KB a page', 'all KB a page', 'files'];

/**
 * Returns Markdown tables of the results for one number of routes; in brackets the first one's figure divided by this
 * one's.
 */
export function tablesOf(results: Result[]): string {
  const title = `### ${results[0]!.routes.toLocaleString('en')} routes`;
  return [title, timesOf(results, 'cold'), timesOf(results, 'edit'), ...outputsOf(results)].join('\n\n');
}

/** Returns the median of one figure, or undefined where there are no runs. */
export function median(runs: Figures[], field: keyof Figures): number | undefined {
  return runs.length === 0 ? undefined : middle(runs.map((run) => run[field]));
}

function timesOf(results: Result[], side: Side): string {
  const title = side === 'cold' ? 'Cold' : 'After one text was edited';
  return tableOf(
    [title, ...HEAD],
    results.map((result) => timesRow(result, results[0]!, side)),
  );
}

function timesRow(result: Result, ours: Result, side: Side): string[] {
  if (result.failure !== undefined)
    return [nameOf(result), result.failure.replaceAll('|', '\\|'), ...HEAD.slice(1).map(() => '')];
  const figures = FIELDS.map((field) => {
    const value = median(result[side], field)!;
    const shown = value.toFixed(field === 'wall' || field === 'cpu' ? 2 : 0);
    const own = median(ours[side], field);
    return result === ours || ours.failure !== undefined ? shown : `${shown} (${ratio(own! / value)})`;
  });
  return [nameOf(result), ...figures];
}

/** What was written, of those that write the site's texts; no table where there is nothing to tell. */
function outputsOf(results: Result[]): string[] {
  const rows = results.flatMap((result) => {
    const { output, failure, routes } = result;
    if (output === undefined || failure !== undefined || result.entry.peer.writesNoTexts) return [];
    const each = [output.html, output.bytes].map((bytes) => (bytes / routes / 1000).toFixed(1));
    return [[nameOf(result), ...each, output.files.toLocaleString('en')]];
  });
  return rows.length === 0 ? [] : [tableOf(['Written', ...OUTPUT_HEAD], rows)];
}

function nameOf({ entry }: Result): string {
  const { name, version, reads } = entry.peer;
  return [name, version, reads && `(reads ${reads})`].filter(Boolean).join(' ');
}

/** Two digits, and never a power of ten. */
function ratio(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 10 ? value.toFixed(0) : value.toPrecision(2);
}
