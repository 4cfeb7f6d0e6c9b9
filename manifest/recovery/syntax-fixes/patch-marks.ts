/** The marks that a patch puts in front of the lines that it adds and takes away. */
import { atLine, shorten } from '../syntax-fix.ts';
import type { ProposeFixes } from '../syntax-fix.ts';

/** Takes away the plus or minus in front of a line of a patch. */
export const removePatchMark: ProposeFixes = ({ text, lines }, index) => {
  const line = lines[index]!;
  const written = text.slice(line.start, line.end);
  if (line.isText || !/^[-+] {2,}\S/.test(written)) return [];
  const explain = () =>
    atLine(
      { ...line, columns: [0] },
      `The ${written.startsWith('-') ? 'minus' : 'plus'} sign in front of this line comes from a patch.`,
      `Remove the sign: write "${shorten(line.content)}", or remove the line if the patch was to take it away.`,
    );
  return [{ edits: [{ start: line.start, end: line.start + 1, text: '' }], cost: 1, explain }];
};
