/** The line that names a list, or fields, or a text of several lines, where it was lost. */
import { isComment, isOpening } from '../outline.ts';
import type { Outline, OutlineLine } from '../outline.ts';
import { atLine } from '../syntax-fix.ts';
import type { Candidate, ProposeFixes } from '../syntax-fix.ts';
import { mayHold, openingFields, siteFields } from '../../../schema/schemas.ts';

/** So many lines above, the fields are looked for that a lost name stood beside. */
const FAR = 40;

/** Puts the name of a field at the top of the manifest in front of lines that follow those of another one. */
export const addTopOpening: ProposeFixes = (outline, index) => {
  const { lines, step, text } = outline;
  const [before, line] = [lines[index - 1], lines[index]!];
  if (line.isText || isComment(line) || line.columns[0] !== step || (before && isOpening(before))) return [];
  const section = lines.findLast((other, at) => at < index && other.columns[0] === 0 && !isComment(other))?.key;
  const isEntry = line.columns.length > 1;
  if (section !== undefined && mayHold(section, isEntry ? undefined : (line.key ?? ''))) return [];
  // What the manifest refers to, and has not, is the likeliest.
  return topFields(outline).map((name) => open(line, 0, `${name}:`, text.includes(`\${${name}.`) ? 1 : 1.5));
};

/** Puts a line with the name of a field in front of lines that belong to none of the lines above. */
export const addOpening: ProposeFixes = ({ lines, step }, index) => {
  const [before, line] = [lines[index - 1], lines[index]!];
  if (!before || before.isText || line.isText || isComment(line)) return [];
  const own = line.columns[0]!;
  const above = before.columns.at(-1)!;
  // Behind what stands further in, the name stood beside the fields that are still open.
  const isBeside = lines
    .slice(Math.max(0, index - FAR), index)
    .some((other) => !other.isText && other.columns.at(-1) === own - step);
  if (own < above && !isBeside) return [];
  const columns = new Set(own <= above ? [own - step] : [above, own - step]);
  const { texts, others } = openingFields();
  const isText = line.key === undefined && line.columns.length === 1;
  const openings = isText ? texts.map((name) => `${name}: |`) : others.map((name) => `${name}:`);
  return [...columns]
    .filter((column) => column >= 0)
    .flatMap((column) => openings.map((opening) => open(line, column, opening, 3.5)));
};

function open(line: OutlineLine, column: number, opening: string, cost: number): Candidate {
  const where = column === 0 ? 'at the margin' : `with ${column} spaces in front of it`;
  return {
    edits: [{ start: line.start, end: line.start, text: `${' '.repeat(column)}${opening}\n` }],
    cost,
    // How the lines of a text are to be joined, nobody can say.
    ...(opening.endsWith('|') ? { isGuess: true as const } : {}),
    explain: () =>
      atLine(
        line,
        `A line such as "${opening}" seems to be missing here.`,
        `Put "${opening}" above this line, ${where}.`,
      ),
  };
}

/** The fields that a manifest may have at its top, and this one has not. */
function topFields({ lines }: Outline): string[] {
  const known = new Set(lines.filter(({ columns }) => columns[0] === 0).map(({ key }) => key));
  return [...siteFields()].filter((name) => !known.has(name));
}
