/** Turns a cure into splices of the text, so that every byte that nobody meant to change stays. */
import type { Source } from './parse.ts';
import type { Cure, Edit, Pointer, Span } from './problem.ts';

/** The splices of a cure at the marked stretch; undefined where the file is written in a way that they would not fit. */
export function editsOf(cure: Cure, span: Span, source: Source, mark: string | undefined): Edit[] | undefined {
  const written = source.text.slice(span.start, span.end);
  if ('add' in cure) return addItem(cure.add, cure.to, source);
  if ('quote' in cure) return [{ ...span, text: inQuotes(written) }];
  // A text with escapes, or one that goes on over lines, is not written as it reads.
  if (mark !== undefined && written !== mark) return undefined;
  const [quote = ''] = (!cure.bare && /^["']/.exec(written)) || [];
  return [{ ...span, text: quote + cure.replace + quote }];
}

/** A plain text in quotes; nothing in it needs an escape that could go wrong. */
export function inQuotes(written: string): string {
  return /["\\]/.test(written) ? `'${written.replaceAll("'", "''")}'` : `"${written}"`;
}

/** Puts an item in front of a list: its first line shows how far in items stand. */
function addItem(item: string, list: Pointer, source: Source): Edit[] | undefined {
  const { text } = source;
  if (/^\s*[{[]/.test(text)) return undefined; // JSON has its own way to write an item
  const field = list.slice(1);
  if (!source.has(list)) {
    const newline = text === '' || text.endsWith('\n') ? '' : '\n';
    return [{ start: text.length, end: text.length, text: `${newline}${field}:\n  - ${item}\n` }];
  }
  if (!source.has(`${list}/0`)) return undefined;
  const { start } = source.locate(`${list}/0`);
  const line = text.lastIndexOf('\n', start) + 1;
  const lead = /^ *- +/.exec(text.slice(line, start + 1))?.[0];
  return lead === undefined ? undefined : [{ start: line, end: line, text: `${lead}${item}\n` }];
}
