/** Fixes fields that are written twice. */
import type { SyntaxProblem } from '../../yaml/source.ts';
import { linesBelow } from '../outline.ts';
import { andLinesBelow, atLine, dropLines } from '../syntax-fix.ts';
import type { ProposeFixes } from '../syntax-fix.ts';

/** Removes a field if the same object has it above in the same words. */
export const removeRepeated: ProposeFixes = (line, { text, lines }, index) => {
  if (line.key === undefined || line.columns.length > 1) return [];
  const column = line.columns.at(-1)!;
  const lastOf = (at: number) => linesBelow(lines, at).at(-1) ?? lines[at]!;
  const contentOf = (at: number) => text.slice(lines[at]!.at, lastOf(at).end).trimEnd();
  for (let above = index - 1; above >= 0; above--) {
    const other = lines[above]!;
    if (other.isText || other.columns.at(-1)! > column) continue;
    if (other.columns.at(-1)! < column) return [];
    if (other.key === line.key && contentOf(above) === contentOf(index)) {
      const message = `The field "${line.key}" is written twice in one place, in the same words.`;
      const count = linesBelow(lines, index).length;
      const hint = `Remove one of the two${count === 0 ? '' : `: this line${andLinesBelow(count)}`}.`;
      const problem: SyntaxProblem = { ...atLine(line, message, hint), code: 'yaml-duplicate-key' };
      return [{ edits: [dropLines(text, line, lastOf(index))], cost: 0, problem }];
    }
    if (other.columns.length > 1) return [];
  }
  return [];
};
