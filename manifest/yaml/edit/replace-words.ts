/** Replaces several words of a text, in the style in which the file writes it. */
import { startOfLine } from './field-lines.ts';
import { inQuotes } from './quotes.ts';
import type { Edit, Span } from '../../problems/problem.ts';

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
): Edit[] | undefined {
  const edits: Edit[] = [];
  let from = start;
  for (const { mark, replace } of each) {
    const at = text.indexOf(mark, from);
    if (at === -1 || at + mark.length > end) return undefined;
    from = at + mark.length;
    edits.push({ start: at, end: from, text: replace });
  }
  const written = text.slice(start, end);
  const hasBreak = each.some(({ replace }) => replace.includes('\n'));
  const style = BELOW.exec(text.slice(Math.max(0, start - LEAD), start))?.[1] ?? written[0];
  if (style === '|') return edits.map((edit) => withEmptyLine({ ...edit, text: indented(edit, text) }, text));
  if (style === '>') return hasBreak ? undefined : edits;
  if (hasBreak)
    return asLines(edits, text, { start, end }) ?? (written.startsWith('"') ? edits.map(escaped) : undefined);
  if (written.startsWith('"')) return edits.map(escaped);
  if (written.startsWith("'")) return edits.map((edit) => ({ ...edit, text: edit.text.replaceAll("'", "''") }));
  const result = changed(edits, text, { start, end });
  return NEEDS_QUOTES.test(result) && !NEEDS_QUOTES.test(written) && !written.includes('\n')
    ? [{ start, end, text: inQuotes(result) }]
    : edits;
}

const escaped = (edit: Edit): Edit => ({ ...edit, text: JSON.stringify(edit.text).slice(1, -1) });

function changed(edits: Edit[], text: string, { start, end }: Span): string {
  let at = start;
  const pieces = edits.map((edit) => {
    const piece = text.slice(at, edit.start) + edit.text;
    at = edit.end;
    return piece;
  });
  return pieces.join('') + text.slice(at, end);
}

/** In a text below its field, a new line starts where the others do. */
function indented({ start, text: replace }: Edit, text: string): string {
  const lead = /^ */.exec(text.slice(startOfLine(text, start)))![0];
  return replace.replaceAll('\n', `\n${lead}`);
}

/** Extends a splice that empties a line, so that it removes the line and the empty ones below it. */
function withEmptyLine(edit: Edit, text: string): Edit {
  const start = startOfLine(text, edit.start);
  const rest = /^[ \t]*(?:\n[ \t]*)*\n/.exec(text.slice(edit.end))?.[0];
  if (edit.text !== '' || rest === undefined || text.slice(start, edit.start).trim() !== '') return edit;
  return { start, end: edit.end + rest.length, text: '' };
}

/** Writes a text of one line as lines below its field; undefined where that is not possible. */
function asLines(edits: Edit[], text: string, span: Span): Edit[] | undefined {
  const written = text.slice(span.start, span.end);
  const [quote = ''] = /^["']/.exec(written) ?? [];
  const lead = /^( *(?:- +)*)([\w-]+: +)?$/.exec(text.slice(startOfLine(text, span.start), span.start));
  const isAlone = /^[ \t]*(?:\r?\n|$)/.test(text.slice(span.end));
  const isEscaped = quote !== '' && /\\|''/.test(written);
  if (!lead || !isAlone || isEscaped || written.includes('\n')) return undefined;
  const inside = { start: span.start + quote.length, end: span.end - quote.length };
  const indent = ' '.repeat(lead[1]!.length + (lead[2] === undefined ? 0 : 2));
  const lines = changed(edits, text, inside).split('\n');
  return [{ ...span, text: ['|-', ...lines.map((line) => indent + line)].join('\n') }];
}
