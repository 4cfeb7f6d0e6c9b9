/** Fixes quotes that do not match, and values that need quotes. */
import { SMART_QUOTES } from '../../words/smart-quotes.ts';
import { inQuotes } from '../../yaml/edit/quotes.ts';
import { insertAt, replaceAt } from '../../yaml/edit/splice.ts';
import { TOO_FAR_LEFT } from '../../yaml/syntax/enclosed.ts';
import { colonInText } from '../../yaml/syntax/detectors.ts';
import { QUOTE_ALL } from '../../yaml/syntax/syntax-problem.ts';
import { atLine, atValue, replaceContent, replaceValue, shorten } from '../syntax-fix.ts';
import { counted } from '../../problems/sentence-parts.ts';
import type { ProposeFixes } from '../syntax-fix.ts';

/** Characters that look like a closing quote. */
const CLOSING = /["'“”„‘’«»´`]$/;
/** A text in quotes hardly has more lines. */
const MOST_LINES = 12;

/** Joins the lines of a text in quotes if its second line starts too far left. */
export const joinQuoted: ProposeFixes = (line, { text, lines }, index) => {
  const [quote] = line.value;
  if ((quote !== '"' && quote !== "'") || line.value.slice(1).includes(quote)) return [];
  const parts = [line.value];
  for (const next of lines.slice(index + 1, index + MOST_LINES)) {
    const part = text.slice(next.start, next.end).trim();
    parts.push(part);
    if (!part.includes(quote)) continue;
    if (part.indexOf(quote) !== part.length - 1) return [];
    const column = lines[index + 1]!.columns[0]!;
    if (column >= (line.columns.at(-2) ?? line.columns[0]!) + 2) return [];
    const missing = Math.max(1, line.columns.at(-1)! + 2 - column);
    const hint = `Bring the text into one line, or put ${counted(missing, 'more space')} in front of the next line.`;
    const splice = { start: line.valueAt, end: next.end, text: parts.join(' ') };
    return [{ splices: [splice], cost: 0.2, problem: atLine(line, TOO_FAR_LEFT, hint) }];
  }
  return [];
};

/** Closes a text with the quote that it starts with. */
export const closeQuote: ProposeFixes = (line) => {
  const [quote] = line.value;
  const inside = line.value.slice(1, -1);
  const last = line.value.slice(1).at(-1);
  if ((quote !== '"' && quote !== "'") || last === undefined) return [];
  if (inside.includes(quote) || last === quote || !CLOSING.test(last)) return [];
  const hint = `Write the same straight quote at both ends: ${shorten(quote + inside, 50)}${quote}.`;
  const problem = atValue(line, `This text begins with ${quote} and ends with ${last}.`, hint);
  // The last character may be an apostrophe if there is another one in the text.
  const cost = inside.includes(last) ? 0.6 : -1;
  return [{ splices: [replaceAt(line.valueAt + line.value.length - 1, 1, quote)], cost, problem }];
};

/** Opens a text with the quote that it ends with. */
export const openQuote: ProposeFixes = (line) => {
  const quote = line.value.at(-1)!;
  if ((quote !== '"' && quote !== "'") || line.value.indexOf(quote) !== line.value.length - 1) return [];
  const message = `This text ends with ${quote}, but does not begin with it.`;
  const problem = atValue(line, message, 'Put quotes at both ends of the text, or at none.');
  return [{ splices: [insertAt(line.valueAt, quote)], cost: 0, problem }];
};

/** Writes straight quotes in place of typographic ones around a value: a phone or Word has put them there. */
export const straightenQuotes: ProposeFixes = (line) => {
  const [, single, inside = single] = /^(?:[‘’]([^‘’]*)[‘’]|[“”„«]([^“”„«»"]*)[“”»])$/.exec(line.value) ?? [];
  if (inside === undefined) return [];
  const problem = { ...atValue(line, SMART_QUOTES.message, SMART_QUOTES.hint), code: SMART_QUOTES.code };
  return [{ splices: [replaceValue(line, inQuotes(inside))], cost: 0, problem }];
};

/** Puts double quotes around a value that has another meaning in YAML. */
export const quoteValue: ProposeFixes = (line) => {
  if (/^["'|>[{]|^$| #/.test(line.value)) return [];
  const problem = atValue(line, 'YAML takes this text for something else.', QUOTE_ALL);
  return [{ splices: [replaceValue(line, inQuotes(line.value))], cost: 3.2, problem, explainsParserError: true }];
};

/** Puts double quotes around an item whose first words, with a colon after them, look like the name of a field. */
export const quoteItem: ProposeFixes = (line) => {
  if (line.columns.length < 2 || !line.key?.includes(' ') || / #/.test(line.content)) return [];
  const problem = colonInText(line.at + line.key.length);
  return [{ splices: [replaceContent(line, inQuotes(line.content))], cost: 0.8, problem }];
};
