/** Tables of saves as Markdown, and the goal. */
import type { Section } from '../support/docs-page.ts';
import { median, quantile } from '../support/quantile.ts';
import { tableOf } from '../support/tables.ts';
import type { Result, Save } from './measure.ts';

/** What a save may take of the time that Hugo's server needs with the same content. */
const GOAL = { routes: 10_000, atMost: 0.2 };
const PARTS = ['watch', 'make', 'send', 'show'] as const;

/** The saves that one server was measured with. */
export interface Measured {
  key: string;
  name: string;
  routes: number;
  result: Result;
}

/** Returns the table of all servers, milliseconds and megabytes, and the goal where both were measured with its routes. */
export function savesOf(all: Measured[]): Section {
  const rows = all.map(({ name, routes, result }) => [
    name,
    routes.toLocaleString('en'),
    middle(result, 'total'),
    quantile(timesOf(result, 'total'), 0.95).toFixed(0),
    PARTS.map((part) => middle(result, part)).join(' + '),
    result.start.toFixed(0),
    String(result.memory.most),
  ]);
  const head = ['server', 'routes', 'save to page', 'p95', PARTS.join(' + '), 'start to page', 'MB at most'];
  const measured = all.filter(({ routes }) => routes === GOAL.routes);
  const own = measured.find(({ key }) => key === 'waybill');
  const others = own ? measured.filter((other) => other !== own) : [];
  const goalOf = (name: string, value: number | undefined) => {
    return {
      says: `${GOAL.routes.toLocaleString('en')} routes, a save ÷ the server of ${name}`,
      value,
      atMost: GOAL.atMost,
    };
  };
  const goals = others.map((other) => goalOf(other.name, totalOf(own!) / totalOf(other)));
  return { text: tableOf(head, rows), goals: goals.length > 0 ? goals : [goalOf('Hugo', undefined)] };
}

const totalOf = ({ result }: Measured) => median(timesOf(result, 'total'));

function timesOf({ saves }: Result, part: keyof Save): number[] {
  return saves.flatMap((save) => save[part] ?? []);
}

/** Returns the median in milliseconds; a server that does not report a part has a dash. */
function middle(result: Result, part: keyof Save): string {
  const times = timesOf(result, part);
  return times.length === 0 ? '–' : median(times).toFixed(0);
}
