/**
 * Reads a long manifest route by route, which takes half of the memory and less time than reading it in one go. A line
 * that starts an item of the routes can be nothing else: whatever stands inside a route stands further in. Whenever a
 * piece cannot be read by itself, for whatever reason, the text is read as a whole.
 */
import { YAMLException } from 'js-yaml';
import type { SyntaxProblem } from '../parse.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { readWhole } from '../read.ts';
import type { Read } from '../read.ts';

/** Shorter texts are read quickly enough. */
const LONG = 200_000;
const PIECE = 50_000;
/** No route is as long; one that seems to be has something wrong, and would be read twice. */
const GIANT = 1_000_000;
// No pattern here uses the flag m: to it, signs begin a line that begin none in YAML.
const ROUTES = /(?:^|\n)routes:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*(?= *- )/;

/** Where the routes stand in a text: the offset of each one's line, and that of what comes behind them all. */
interface Cuts {
  starts: number[];
  end: number;
}

/** Reads a text in pieces; undefined where that cannot be done. `from`: how long a text has to be; `size`: how long a piece. */
export function readByRoute(text: string, from = LONG, size = PIECE): Read | undefined {
  const cuts = text.length < from ? undefined : findCuts(text);
  const pieces = cuts && piecesOf(cuts, size);
  if (!pieces || pieces.some(({ start, end }) => end - start > GIANT)) return undefined;
  try {
    const rest = readWhole(`${text.slice(0, cuts.starts[0])}${text.slice(cuts.end)}`);
    if (rest.slips.length > 0 || rest.doubts.length > 0 || !isRecord(rest.value)) return undefined;
    const doubts: SyntaxProblem[] = [];
    rest.value['routes'] = pieces.flatMap(({ start, end, routes }) => {
      const { value, slips, doubts: own } = readWhole(text.slice(start, end));
      if (slips.length > 0 || !Array.isArray(value) || value.length !== routes) throw new NotInPieces();
      doubts.push(...own.map((doubt) => moved(doubt, start)));
      return value as unknown[];
    });
    return { ...rest, doubts };
  } catch (error) {
    if (error instanceof YAMLException || error instanceof NotInPieces) return undefined;
    throw error;
  }
}

/** Some routes at a time, as each reading has its cost. */
function piecesOf({ starts, end }: Cuts, size: number): { start: number; end: number; routes: number }[] {
  const pieces: { start: number; end: number; routes: number }[] = [];
  for (const [index, start] of starts.entries()) {
    const last = pieces.at(-1);
    const next = starts[index + 1] ?? end;
    if (last && start - last.start < size) Object.assign(last, { end: next, routes: last.routes + 1 });
    else pieces.push({ start, end: next, routes: 1 });
  }
  return pieces;
}

class NotInPieces extends Error {}

function findCuts(text: string): Cuts | undefined {
  const head = ROUTES.exec(text);
  if (!head) return undefined;
  const first = head.index + head[0].length;
  const indent = /^ */.exec(text.slice(first, first + 100))![0];
  const start = `\n${indent}- `;
  const end = endOfRoutes(text, first, indent === '' ? ' \t\r\n#-' : ' \t\r\n#');
  const starts = [first];
  for (let at = text.indexOf(start, first); at !== -1 && at < end; at = text.indexOf(start, at + 1))
    starts.push(at + 1);
  return { starts, end };
}

/** The first line that stands at the margin again: it starts with none of the signs that lines of routes start with. */
function endOfRoutes(text: string, from: number, inside: string): number {
  for (let at = text.indexOf('\n', from); at !== -1 && at + 1 < text.length; at = text.indexOf('\n', at + 1)) {
    if (!inside.includes(text[at + 1]!)) return at + 1;
  }
  return text.length;
}

function moved(slip: SyntaxProblem, by: number): SyntaxProblem {
  const move = <T extends { start: number; end: number }>(span: T): T => ({
    ...span,
    start: span.start + by,
    end: span.end + by,
  });
  return { ...slip, span: move(slip.span), ...(slip.fix ? { fix: slip.fix.map(move) } : {}) };
}
