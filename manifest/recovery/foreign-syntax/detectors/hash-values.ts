/** Values that start with # and have so become comments: "to: #prices", "name: #1 in town". */
import { inQuotes } from '../../../yaml/edit/quotes.ts';
import { splice } from '../../../yaml/edit/splice.ts';
import { isOpening } from '../../outline.ts';
import { atLine, shorten } from '../../syntax-fix.ts';
import type { FindForeign, ForeignLine } from '../context.ts';

/** Finds such values. One with a space behind the # may be a comment, with the value forgotten. */
export const hashValues: FindForeign = ({ lines, text, rate }) =>
  lines.flatMap((line, index): ForeignLine[] => {
    const { value, valueAt, key, columns } = line;
    if (!/^#[^\s#"']/.test(value) || (key === undefined && columns.length < 2)) return [];
    const next = lines.slice(index + 1).find(({ content }) => !content.startsWith('#'));
    const parent = columns.at(key === undefined ? -2 : -1)!;
    const isItemOfIt = next && next.columns.length > 1 && next.columns[0] === parent && key !== undefined;
    if (next && (next.columns[0]! > parent || (isItemOfIt && isOpening(line)))) return [];
    const span = { start: valueAt, end: valueAt + value.length };
    const edits = [{ ...span, text: inQuotes(value) }];
    const least = rate(text);
    const fits = (written: string) => rate(splice(text, [{ ...span, text: written }])) < least;
    const isQuoted = fits(inQuotes(value));
    if (!isQuoted && !fits(inQuotes(value.slice(1)))) return [];
    const what = key === undefined ? 'this entry' : `"${key}"`;
    const hint = isQuoted
      ? `Put the value in double quotes: ${shorten(inQuotes(value), 50)}.`
      : `Write the value without the #: ${shorten(inQuotes(value.slice(1)), 50)}.`;
    return [
      {
        slip: atLine(
          { ...line, columns: [valueAt - line.start] },
          `A # at the start of a value begins a comment, so ${what} has no value.`,
          hint,
        ),
        edits,
        fixes: isQuoted ? 'always' : 'never',
      },
    ];
  });
