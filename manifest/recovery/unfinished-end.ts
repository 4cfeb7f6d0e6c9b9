/** Describes what is unfinished in the last line of a text. */
import { closingQuote } from '../yaml/syntax/enclosed.ts';
import { BLOCK_TEXT, hasValueBelow } from '../yaml/syntax/lines.ts';
import { isComment, outline } from './outline.ts';
import { shorten } from './syntax-fix.ts';

/** So many characters at the end of a text are looked at. */
const MAX_LENGTH = 5000;

/** Returns what is unfinished, as a clause; undefined where the last line looks complete. */
export function unfinishedEnd(text: string): string | undefined {
  if (text.length > MAX_LENGTH && !text.slice(-MAX_LENGTH).includes('\n')) return undefined;
  const { lines } = outline(text.slice(Math.max(0, text.indexOf('\n', text.length - MAX_LENGTH))));
  const last = lines.findLast((line) => !isComment(line));
  if (!last) return undefined;
  const { content, value, key, columns, isText } = last;
  const [reference] = /\$\{[\w.-]*$/.exec(content) ?? [];
  if (reference !== undefined) return `the reference "${reference}" is not finished`;
  const isInLink = /\[[^\][]*$|\]\([^()]*$/.test(content);
  if (isText) return isInLink ? 'the link is not finished' : undefined;
  if (content === '') return 'the entry that begins here is empty';
  if (/^["']/.test(value) && closingQuote(value, 0) === -1) return 'the text in quotes is not closed';
  if (/^[[{]/.test(value)) return undefined;
  if (isInLink) return 'the link is not finished';
  if (BLOCK_TEXT.test(value)) return `the text below "${key ?? ''}" is missing`;
  if (hasValueBelow(last)) return `"${key}:" is empty`;
  const isAmongFields = lines.some((line) => line.columns.length > 1 && line.columns[0] === columns[0] && line.key);
  return key === undefined && (columns.length === 1 || isAmongFields) && /^[A-Za-z][\w-]*$/.test(content)
    ? `the field "${shorten(content)}" is not finished`
    : undefined;
}
