/** Says which part of a text is only half there where the text ends. */
import { closingQuote } from '../yaml/syntax/enclosed.ts';
import { isComment, isOpening, OPENS_TEXT, outline } from './outline.ts';
import type { OutlineLine } from './outline.ts';
import { shorten } from './syntax-fix.ts';

/** As much of the end of a text is looked at. */
const LONGEST = 5000;

/** What is not finished in the last line of a text, in a few words; undefined where that looks whole. */
export function unfinishedAt(text: string): string | undefined {
  if (text.length > LONGEST && !text.slice(-LONGEST).includes('\n')) return undefined;
  const { lines } = outline(text.slice(Math.max(0, text.indexOf('\n', text.length - LONGEST))));
  const last = lines.findLast((line) => !isComment(line));
  if (!last) return undefined;
  const { content, value, key, columns, isText } = last;
  const [reference] = /\$\{[\w.-]*$|\$$/.exec(content) ?? [];
  if (reference !== undefined && reference !== '$') return `the reference "${reference}" is not finished`;
  const [link] = /\[[^\][]*$|\]\([^()]*$/.exec(content) ?? [];
  if (isText) return link === undefined ? undefined : 'the link is not finished';
  if (content === '') return 'the entry that begins here is empty';
  if (/^["']/.test(value) && closingQuote(value, 0) === -1) return 'the text in quotes is not closed';
  if (/^[[{]/.test(value)) return undefined;
  if (link !== undefined) return 'the link is not finished';
  if (OPENS_TEXT.test(value)) return `the text below "${key ?? ''}" is missing`;
  if (isOpening(last)) return `"${key}:" is empty`;
  return key === undefined && (columns.length === 1 || isAmongFields(lines, last)) && /^[A-Za-z][\w-]*$/.test(content)
    ? `the field "${shorten(content)}" is not finished`
    : undefined;
}

/** Whether the entry before one begins with a field. */
function isAmongFields(lines: OutlineLine[], { columns }: OutlineLine): boolean {
  const before = lines.findLast((line) => line.columns.length > 1 && line.columns[0] === columns[0] && line.key);
  return before !== undefined;
}
