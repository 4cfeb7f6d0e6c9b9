/** Finds values that start with # and are therefore comments: "to: #prices", "name: #1 in town". */
import { inQuotes } from '../../../yaml/edit/quotes.ts';
import { applySplices } from '../../../yaml/edit/splice.ts';
import { hasValueBelow } from '../../../yaml/syntax/lines.ts';
import { atValue, replaceValue, shorten } from '../../syntax-fix.ts';
import { countErrors } from '../fewest-errors.ts';
import type { ForeignDetector, ForeignFinding } from '../context.ts';

/** Quotes such values. Words after "# ", with a space, may well be a comment, so they are left alone. */
export const hashValues: ForeignDetector = ({ lines, text }) =>
  lines.flatMap((line, index): ForeignFinding[] => {
    const { value, key, columns } = line;
    if (!/^#[^\s#"']/.test(value) || (key === undefined && columns.length < 2)) return [];
    const next = lines.slice(index + 1).find(({ content }) => !content.startsWith('#'));
    const parent = columns.at(key === undefined ? -2 : -1)!;
    const isItemOfIt = next && next.columns.length > 1 && next.columns[0] === parent && key !== undefined;
    if (next && (next.columns[0]! > parent || (isItemOfIt && hasValueBelow(line)))) return [];
    const before = countErrors(text);
    const helps = (written: string) => countErrors(applySplices(text, [replaceValue(line, written)])) < before;
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
