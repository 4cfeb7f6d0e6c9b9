/** Fixes lists, fields and texts without the line that names them. */
import { hasValueBelow } from '../../yaml/syntax/lines.ts';
import { insertAt } from '../../yaml/edit/splice.ts';
import { isComment } from '../outline.ts';
import type { Outline, OutlineLine } from '../outline.ts';
import { atLine } from '../syntax-fix.ts';
import type { FixCandidate, ProposeFixes } from '../syntax-fix.ts';
import { mayHold, openingFields, siteFields } from '../../words/schema-fields.ts';

/** So many lines above are searched for fields next to the missing name. */
const FAR = 40;

/** Adds the name of a field of the manifest above lines that the field above them cannot hold. */
export const addTopName: ProposeFixes = (outline, index) => {
  const { lines, step, text } = outline;
  const [before, line] = [lines[index - 1], lines[index]!];
  if (line.isText || isComment(line) || line.columns[0] !== step || (before && hasValueBelow(before))) return [];
  const section = lines.findLast((other, at) => at < index && other.columns[0] === 0 && !isComment(other))?.key;
  const isEntry = line.columns.length > 1;
  if (section !== undefined && mayHold(section, isEntry ? undefined : (line.key ?? ''))) return [];
  // A field that the manifest refers to is the likeliest.
  return missingTopNames(outline).map((name) => open(line, 0, `${name}:`, text.includes(`\${${name}.`) ? 1 : 1.5));
};

/** Adds the name of a field above lines that belong to none of the lines above them. */
export const addName: ProposeFixes = ({ lines, step }, index) => {
  const [before, line] = [lines[index - 1], lines[index]!];
  if (!before || before.isText || line.isText || isComment(line)) return [];
  const own = line.columns[0]!;
  const above = before.columns.at(-1)!;
  // After lines that are indented further, the name was next to fields that are still open.
  const isNextToFields = lines
    .slice(Math.max(0, index - FAR), index)
    .some((other) => !other.isText && other.columns.at(-1) === own - step);
  if (own < above && !isNextToFields) return [];
  const columns = new Set(own <= above ? [own - step] : [above, own - step]);
  const { texts, others } = openingFields();
  const isText = line.key === undefined && line.columns.length === 1;
  const openings = isText ? texts.map((name) => `${name}: |`) : others.map((name) => `${name}:`);
  return [...columns]
    .filter((column) => column >= 0)
    .flatMap((column) => openings.map((opening) => open(line, column, opening, 3.5)));
};

function open(line: OutlineLine, column: number, opening: string, cost: number): FixCandidate {
  const where = column === 0 ? 'at the margin' : `with ${column} spaces in front of it`;
  const message = `A line such as "${opening}" seems to be missing here.`;
  return {
    edits: [insertAt(line.start, `${' '.repeat(column)}${opening}\n`)],
    cost,
    // The lines of a text may be joined in several ways.
    ...(opening.endsWith('|') ? { isAmbiguous: true as const } : {}),
    explain: () => atLine(line, message, `Put "${opening}" above this line, ${where}.`),
  };
}

/** Returns the fields at the top of a manifest that this one does not have. */
function missingTopNames({ lines }: Outline): string[] {
  const present = new Set(lines.filter(({ columns }) => columns[0] === 0).map(({ key }) => key));
  return [...siteFields()].filter((name) => !present.has(name));
}
