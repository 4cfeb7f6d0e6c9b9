/** The line that names a list, or fields, or a text of several lines, where it was lost. */
import { isComment } from '../outline.ts';
import { atLine } from '../repair.ts';
import type { Candidate, Propose } from '../repair.ts';
import { openingFields } from '../../schemas.ts';

/** Puts a line with the name of a field in front of lines that stand too far in to belong to the line above. */
export const addOpening: Propose = ({ lines, step }, index) => {
  const [before, line] = [lines[index - 1], lines[index]!];
  if (!before || before.isText || line.isText || isComment(line)) return [];
  const column = before.columns.at(-1)!;
  if (line.columns[0]! < column) return [];
  const columns = line.columns[0] === column ? [column - step] : [column];
  const names = openingFields();
  const opens =
    line.key === undefined && line.columns.length === 1
      ? names.texts.map((name) => `${name}: |`)
      : names.others.map((name) => `${name}:`);
  return columns.flatMap((at) =>
    at < 0
      ? []
      : opens.map((opening): Candidate => ({
          edits: [{ start: line.start, end: line.start, text: `${' '.repeat(at)}${opening}\n` }],
          cost: 3.5,
          explain: () =>
            atLine(
              line,
              'The line that these lines belong to seems to be missing.',
              `Put a line "${opening}" above this one, with ${at} spaces in front of it.`,
            ),
        })),
  );
};
