/** Replaces several words of a text, in the style in which the file writes it. */
import { startOfLine } from './field-lines.ts';
import { inQuotes } from './quotes.ts';
import type { Splice, Span } from '../../problems/problem.ts';

/** What YAML takes for something else at the start of a text, and within it. */
const NEEDS_QUOTES = /^(?:[*&!%@`[\]{}|>#,"'~]|[-?:](?:\s|$))|:(?:\s|$)|\s#/;

/** What is before the first of the lines below a field, and how far back it is looked for. */
const BELOW = /[:-] +([|>])[-+\d]*[ \t]*(?:#.*)?\r?\n\s*$/;
const LEAD = 300;

/**
 * Returns the splices, in order; undefined where one of the words is written otherwise in the file, as with escapes.
 */
export function replaceWords(
  each: { mark: string; replace: string }[],
  text: string,
  { start, end }: Span,
): Splice[] | undefined {
  const splices: Splice[] = [];
  let from = start;
  for (const { mark, replace } of each) {
    const at = text.indexOf(mark, from);
    if (at === -1 || at + mark.length > end) return undefined;
    from = at + mark.length;
    splices.push({ start: at, end: from, text: replace });
  }
  const written = text.slice(start, end);
  const hasBreak = each.some(({ replace }) => replace.includes('\n'));
  const style = BELOW.exec(text.slice(Math.max(0, start - LEAD), start))?.[1] ?? written[0];
  if (style === '|') return splices.map((splice) => withEmptyLine({ ...splice, text: indented(splice, text) }, text));
  if (style === '>') return hasBreak ? undefined : splices;
  if (hasBreak)
    return asLines(splices, text, { start, end }) ?? (written.startsWith('"') ? splices.map(escaped) : undefined);
  if (written.startsWith('"')) return splices.map(escaped);
  if (written.startsWith("'")) return splices.map((splice) => ({ ...splice, text: splice.text.replaceAll("'", "''") }));
  const result = changed(splices, text, { start, end });
  return NEEDS_QUOTES.test(result) && !NEEDS_QUOTES.test(written) && !written.includes('\n')
    ? [{ start, end, text: inQuotes(result) }]
    : splices;
}

const escaped = (splice: Splice): Splice => ({ ...splice, text: JSON.stringify(splice.text).slice(1, -1) });

function changed(splices: Splice[], text: string, { start, end }: Span): string {
  let at = start;
  const pieces = splices.map((splice) => {
    const piece = text.slice(at, splice.start) + splice.text;
    at = splice.end;
    return piece;
  });
  return pieces.join('') + text.slice(at, end);
}

/** In a text below its field, a new line starts where the others do. */
function indented({ start, text: replace }: Splice, text: string): string {
  const indentation = /^ */.exec(text.slice(startOfLine(text, start)))![0];
  return replace.replaceAll('\n', `\n${indentation}`);
}

/** Extends a splice that empties a line, so that it removes the line and the empty ones below it. */
function withEmptyLine(splice: Splice, text: string): Splice {
  const start = startOfLine(text, splice.start);
  const lineEndAndBlankLines = /^[ \t]*(?:\n[ \t]*)*\n/.exec(text.slice(splice.end))?.[0];
  if (splice.text !== '' || lineEndAndBlankLines === undefined || text.slice(start, splice.start).trim() !== '')
    return splice;
  return { start, end: splice.end + lineEndAndBlankLines.length, text: '' };
}

/** Writes a text of one line as lines below its field; undefined where that is not possible. */
function asLines(splices: Splice[], text: string, span: Span): Splice[] | undefined {
  const written = text.slice(span.start, span.end);
  const [quote = ''] = /^["']/.exec(written) ?? [];
  const beforeValue = /^( *(?:- +)*)([\w-]+: +)?$/.exec(text.slice(startOfLine(text, span.start), span.start));
  const isAlone = /^[ \t]*(?:\r?\n|$)/.test(text.slice(span.end));
  const isEscaped = quote !== '' && /\\|''/.test(written);
  if (!beforeValue || !isAlone || isEscaped || written.includes('\n')) return undefined;
  const inside = { start: span.start + quote.length, end: span.end - quote.length };
  const indent = ' '.repeat(beforeValue[1]!.length + (beforeValue[2] === undefined ? 0 : 2));
  const lines = changed(splices, text, inside).split('\n');
  return [{ ...span, text: ['|-', ...lines.map((line) => indent + line)].join('\n') }];
}
