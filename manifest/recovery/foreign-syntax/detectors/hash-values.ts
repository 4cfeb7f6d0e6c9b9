/** Finds what starts with # and is therefore a comment: the values of "to: #prices" and "name: #1 in town", a heading that is not indented. */
import { inQuotes } from '../../../yaml/edit/quotes.ts';
import { counted } from '../../../problems/sentence-parts.ts';
import { insertAt } from '../../../yaml/edit/splice.ts';
import { BLOCK_TEXT, hasValueBelow } from '../../../yaml/syntax/lines.ts';
import { isComment } from '../../outline.ts';
import { andLinesBelow, atLine, atValue, replaceValue, shorten } from '../../syntax-fix.ts';
import type { ForeignDetector, ForeignFinding } from '../context.ts';
import { isWords } from './comments.ts';

/** Quotes such values. Words after "# ", with a space, may well be a comment, so they are left alone. */
export const hashValues: ForeignDetector = ({ lines, effectOf }) =>
  lines.flatMap((line, index): ForeignFinding[] => {
    const { value, key, columns } = line;
    if (!/^#[^\s#"']/.test(value) || (key === undefined && columns.length < 2)) return [];
    const next = lines.slice(index + 1).find(({ content }) => !content.startsWith('#'));
    const parent = columns.at(key === undefined ? -2 : -1)!;
    const isItemOfIt = next && next.columns.length > 1 && next.columns[0] === parent && key !== undefined;
    if (next && (next.columns[0]! > parent || (isItemOfIt && hasValueBelow(line)))) return [];
    const helps = (written: string) => effectOf([replaceValue(line, written)]).removed > 0;
    const [quoted, bare] = [inQuotes(value), inQuotes(value.slice(1))];
    const isQuoted = helps(quoted);
    if (!isQuoted && !helps(bare)) return [];
    const what = key === undefined ? 'this entry' : `"${key}"`;
    const message = `A # at the start of a value begins a comment, so ${what} has no value.`;
    const hint = isQuoted
      ? `Put the value in double quotes: ${shorten(quoted, 50)}.`
      : `Write the value without the #: ${shorten(bare, 50)}.`;
    const fixWhen = isQuoted ? 'always' : 'never';
    return [{ problem: atValue(line, message, hint), splices: [replaceValue(line, quoted)], fixWhen }];
  });

/** Indents texts that begin with a heading, and whose lines are not indented: YAML takes the heading for a comment. */
export const unindentedTexts: ForeignDetector = ({ lines }) => {
  return lines.flatMap((line, index): ForeignFinding[] => {
    const [heading] = [lines[index + 1]];
    if (!BLOCK_TEXT.test(line.value) || !heading || !isComment(heading) || !/^#{1,6} /.test(heading.content)) return [];
    const end = lines.findIndex((other, at) => at > index && !isComment(other) && !isWords(other));
    const block = lines.slice(index + 1, end === -1 ? lines.length : end);
    const column = (line.columns.at(line.key === undefined ? -2 : -1) ?? 0) + 2;
    const shift = column - heading.columns[0]!;
    if (shift <= 0 || block.every(isComment)) return [];
    const splices = block.map((other) => insertAt(other.start, ' '.repeat(shift)));
    const message =
      'This heading begins the text above it, but is not indented further, so that YAML takes it for a comment.';
    const hint = `Put ${counted(shift, 'more space')} in front of this line${andLinesBelow(block.length - 1)}.`;
    return [{ problem: atLine(heading, message, hint), splices, fixWhen: 'if valid' }];
  });
};
