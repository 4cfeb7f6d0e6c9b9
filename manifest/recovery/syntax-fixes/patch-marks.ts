/** Fixes single lines with the plus or minus sign of a patch. */
import { replaceAt } from '../../yaml/edit/splice.ts';
import { atLine, shorten } from '../syntax-fix.ts';
import type { ProposeFixes } from '../syntax-fix.ts';

/** Removes the sign at the start of a line. */
export const removePatchMark: ProposeFixes = (line, { text }) => {
  const written = text.slice(line.start, line.end);
  if (!/^[-+] {2,}\S/.test(written)) return [];
  const message = `The ${written.startsWith('-') ? 'minus' : 'plus'} sign in front of this line comes from a patch.`;
  const hint = `Remove the sign: write "${shorten(line.content)}", or remove the line if the patch was to take it away.`;
  const problem = atLine({ ...line, columns: [0] }, message, hint);
  return [{ edits: [replaceAt(line.start, 1, '')], cost: 1, problem }];
};
