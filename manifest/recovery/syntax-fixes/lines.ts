/** Fixes lines that are missing, which would name a list, a field or a text, and fields that are written twice. */
import type { SyntaxProblem } from '../../yaml/source.ts';
import { hasValueBelow } from '../../yaml/syntax/lines.ts';
import { insertAt, replaceAt } from '../../yaml/edit/splice.ts';
import { isComment, linesBelow } from '../outline.ts';
import type { Outline, OutlineLine } from '../outline.ts';
import { andLinesBelow, atLine, dropLines } from '../syntax-fix.ts';
import type { FixCandidate, ProposeFixes } from '../syntax-fix.ts';
import { blockSchemas } from '../../../schema/schemas.ts';
import { mayHold, openingFields, siteFields, takesAnyText } from '../../words/schema-fields.ts';

/** So many lines above are searched for fields next to the missing name. */
const FAR = 40;

/** Adds the name of a field of the manifest above lines that the field above them cannot hold. */
export const addTopName: ProposeFixes = (line, outline, index) => {
  const { lines, indentWidth, text } = outline;
  const before = lines[index - 1];
  if (isComment(line) || line.columns[0] !== indentWidth || (before && hasValueBelow(before))) return [];
  if (fitsSection(line, lines, index)) return [];
  const isNamed = (name: string) => text.includes(`\${${name}.`);
  // A field that the manifest refers to is the likeliest. One that takes any names and words fits every line.
  const likely = missingTopNames(outline).filter((name) => isNamed(name) || !takesAnyText(name));
  return likely.map((name) => open(line, 0, `${name}:`, isNamed(name) ? 1 : 1.5));
};

/** Returns whether a line may be below the field at the margin that it is below. */
function fitsSection(line: OutlineLine, lines: OutlineLine[], index: number): boolean {
  const section = lines.findLast((other, at) => at < index && other.columns[0] === 0 && !isComment(other))?.key;
  return section !== undefined && mayHold(section, line.columns.length > 1 ? undefined : (line.key ?? ''));
}

/** Adds the name of a field above lines that belong to none of the lines above them. */
export const addName: ProposeFixes = (line, { lines, indentWidth }, index) => {
  const before = lines[index - 1];
  if (!before || before.isText || isComment(line)) return [];
  const own = line.columns[0]!;
  const above = before.columns.at(-1)!;
  // After lines that are indented further, the name was next to fields that are still open.
  const isNextToFields = lines
    .slice(Math.max(0, index - FAR), index)
    .some((other) => !other.isText && other.columns.at(-1) === own - indentWidth);
  if (own < above && !isNextToFields) return [];
  const columns = new Set(own <= above ? [own - indentWidth] : [above, own - indentWidth]);
  const { texts, others } = openingFields();
  if (fitsSection(line, lines, index)) columns.delete(0);
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
    splices: [insertAt(line.start, `${' '.repeat(column)}${opening}\n`)],
    cost,
    // The lines of a text may be joined in several ways.
    isAmbiguous: opening.endsWith('|'),
    problem: atLine(line, message, `Put "${opening}" above this line, ${where}.`),
  };
}

function missingTopNames({ lines }: Outline): string[] {
  const present = new Set(lines.filter(({ columns }) => columns[0] === 0).map(({ key }) => key));
  return [...siteFields()].filter((name) => !present.has(name));
}

const isInColumn = (column: number) => (line: OutlineLine) => !line.isText && line.columns.at(-1) === column;

/** Returns the fields above a line that belong to the same entry of a list; the first one has the hyphen. */
function fieldsAbove(line: OutlineLine, lines: OutlineLine[], index: number): OutlineLine[] {
  const isBeside = isInColumn(line.columns.at(-1)!);
  const first = lines.findLastIndex((other, at) => at < index && isBeside(other) && other.columns.length > 1);
  return lines.slice(Math.max(first, 0), index).filter(isBeside);
}

/** Begins another block above a second heading with more fields below it: the line with its hyphen and its type is lost. */
export const addBlock: ProposeFixes = (line, { lines }, index) => {
  const column = line.columns.at(-1)!;
  if (line.columns.length > 1 || line.key !== 'heading') return [];
  const own = fieldsAbove(line, lines, index);
  const next = lines.slice(index + 1).find(({ columns }) => columns.at(-1)! <= column);
  const isBesideNext = next?.columns.at(-1) === column;
  if (own[0]?.key !== 'type' || !own.some(({ key }) => key === line.key) || !isBesideNext) return [];
  // A block that needs no field fits anything.
  const types = [...blockSchemas()].filter(([, { node }]) => node.required?.some((name) => name !== 'type'));
  return types.map(([type]) => open(line, column - 2, `- type: ${type}`, 0.9));
};

/** Begins another entry above fields that the entry before them has already: the line with its hyphen is lost. */
export const addEntry: ProposeFixes = (line, { lines }, index) => {
  const column = line.columns.at(-1)!;
  if (line.columns.length > 1 || line.key === undefined) return [];
  const [first, ...others] = fieldsAbove(line, lines, index);
  if (first?.key === undefined || first.columns.length === 1) return [];
  const above = new Set([first, ...others].map(({ key }) => key));
  const end = lines.findIndex(({ columns, isText }, at) => at > index && !isText && columns[0]! < column);
  const own = lines.slice(index, end === -1 ? undefined : end).filter(isInColumn(column));
  // One that is there twice may be just that.
  if (!above.has(line.key) || own.filter(({ key }) => above.has(key)).length < 2) return [];
  const message = 'The line that begins this entry is missing.';
  const found = atLine(line, message, `Put a line such as "- ${first.key}: …" above this one.`);
  const problem: SyntaxProblem = { ...found, isPartial: true };
  // Its value is unknown: the entry is read with a placeholder, which may have to be a path.
  return ['…', '/missing'].map((value) => ({
    splices: [insertAt(line.start, `${' '.repeat(column - 2)}- ${first.key}: ${value}\n`)],
    cost: 0.9,
    isAmbiguous: true,
    problem,
  }));
};

/** Removes the mark of a merge after a value in quotes: kinds: "11" >>>>>>> main. */
export const cutMark: ProposeFixes = (line) => {
  const mark = line.value.search(/(?<=["'])\s*(?:<{7}|={7}|>{7})(?:\s\S*)?$/);
  if (mark === -1) return [];
  const splice = replaceAt(line.valueAt + mark, line.value.length - mark, '');
  const hint = 'Delete it, and look whether the lines around it are there twice.';
  const problem: SyntaxProblem = { ...atLine(line, 'A mark after this value is left over from a merge.', hint), code: 'merge-conflict' }; // prettier-ignore
  return [{ splices: [splice], cost: 0, problem }];
};

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
      return [{ splices: [dropLines(text, line, lastOf(index))], cost: 0, problem }];
    }
    if (other.columns.length > 1) return [];
  }
  return [];
};
