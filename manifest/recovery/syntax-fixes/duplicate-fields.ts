/** Fields that are written twice. */
import type { OutlineLine } from '../outline.ts';
import { atLine } from '../syntax-fix.ts';
import type { ProposeFixes } from '../syntax-fix.ts';

/** Takes away what is written twice in the same words. */
export const removeRepeated: ProposeFixes = ({ text, lines }, index) => {
  const line = lines[index]!;
  if (line.isText || line.key === undefined || line.columns.length > 1) return [];
  const last = endOf(lines, index);
  const own = contentOf(index, last);
  const column = line.columns.at(-1)!;
  for (let above = index - 1; above >= 0; above--) {
    const other = lines[above]!;
    if (other.isText || other.columns.at(-1)! > column) continue;
    if (other.columns.at(-1)! < column) return [];
    if (other.key === line.key && contentOf(above, endOf(lines, above)) === own) {
      const end = Math.min(text.length, lines[last]!.end + 1);
      const count = last - index;
      return [
        {
          edits: [{ start: line.start, end, text: '' }],
          cost: 0,
          explain: () => ({
            ...atLine(
              line,
              `The field "${line.key}" is written twice in one place, in the same words.`,
              count === 0
                ? 'Remove one of the two.'
                : `Remove one of the two: this line${count === 1 ? ' and the one below it' : ` and the ${count} lines below it`}.`,
            ),
            code: 'yaml-duplicate-key' as const,
          }),
        },
      ];
    }
    if (other.columns.length > 1) return [];
  }
  return [];

  function contentOf(from: number, to: number): string {
    return text.slice(lines[from]!.at, lines[to]!.end).trimEnd();
  }
};

function endOf(lines: OutlineLine[], index: number): number {
  let last = index;
  while (last + 1 < lines.length && lines[last + 1]!.columns[0]! > lines[index]!.columns[0]!) last++;
  return last;
}
