/** Hyphens of lists: missing, one too many, or another character in their place. */
import { isComment } from '../outline.ts';
import type { OutlineLine } from '../outline.ts';
import { atLine, shorten } from '../syntax-fix.ts';
import type { Candidate, ProposeFixes } from '../syntax-fix.ts';

/** Characters that people and text programs put in front of an item. */
const BULLET = /^(?:[*+•●∙·◦‣▪▫■□◆➢➤→»–—−‐‑‒―]|\d{1,2}[.)](?= ))[ \u00A0]*(?=\S)/;

/** By how much less likely an entry begins with a field that no other entry begins with. */
const UNLIKE = 0.5;

/** Puts a hyphen in front of a line, in place of two spaces or beside them. */
export const addHyphen: ProposeFixes = ({ text, lines }, index) => {
  const line = lines[index]!;
  if (line.columns.length > 1 || line.isText || isComment(line)) return [];
  const explain = () =>
    atLine(
      line,
      'The hyphen of this list item is missing.',
      `Write "- ${shorten(line.content)}": every item of a list starts with a hyphen and a space.`,
    );
  const before = lines[index - 1];
  // Among items that are texts, a line without a hyphen is one more item rather than half of the one before.
  const isAmongTexts = line.key === undefined && before?.key === undefined && (before?.columns.length ?? 0) > 1;
  const cost = isAmongTexts ? 1.2 : 2.4 + (startsLikeOthers(lines, index) ? 0 : UNLIKE);
  const candidates: Candidate[] = [
    { edits: [{ start: line.at, end: line.at, text: '- ' }], cost: cost + 0.1, explain },
  ];
  if (text.slice(line.at - 2, line.at) === '  ')
    candidates.push({ edits: [{ start: line.at - 2, end: line.at, text: '- ' }], cost, explain });
  const fields = [];
  for (let next = index + 1; next < lines.length && lines[next]!.columns[0]! >= line.columns[0]!; next++) {
    if (lines[next]!.columns.length > 1 && lines[next]!.columns[0] === line.columns[0]) break;
    fields.push(lines[next]!);
  }
  if (fields.length > 0 && fields.length < 60) {
    const edits = fields.map(({ start }) => ({ start, end: start, text: '  ' }));
    candidates.push({
      edits: [{ start: line.at, end: line.at, text: '- ' }, ...edits],
      cost: 3,
      explain: () => {
        const found = explain();
        return { ...found, hint: `${found.hint} Put 2 more spaces in front of its other lines.` };
      },
    });
  }
  return candidates;
};

/** Whether entries of the list that a line is in begin with the field of the line, or with none. */
function startsLikeOthers(lines: OutlineLine[], index: number): boolean {
  const { columns, key } = lines[index]!;
  const column = columns[0]!;
  const isOutside = (other: OutlineLine | undefined) => !other || other.columns[0]! < column - 2;
  const first = lines.findLastIndex((other, at) => at < index && isOutside(other)) + 1;
  const end = lines.findIndex((other, at) => at > index && isOutside(other));
  const starts = lines
    .slice(first, end === -1 ? lines.length : end)
    .filter((other) => !other.isText && other.columns.length > 1 && other.columns[0]! >= column - 2)
    .filter((other) => other.columns[0]! <= column);
  return starts.length === 0 || starts.some((other) => other.key === key);
}

/** Takes away a hyphen that makes an item of what belongs to the item above. */
export const removeHyphen: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  if (line.columns.length < 2 || line.isText || line.key === undefined) return [];
  const [hyphen, next] = line.columns as [number, number];
  const start = line.start + hyphen;
  const isDouble = line.columns.length > 2;
  const explain = () =>
    isDouble
      ? atLine(line, 'This line has one hyphen too many.', `Write "- ${shorten(line.content)}".`)
      : atLine(
          line,
          'This hyphen begins a new item, but the line belongs to the one above.',
          `Remove the hyphen: write "${shorten(line.content)}" below the other fields of the item.`,
        );
  const cost = isDouble ? 1 : 4;
  const deeper: number[] = [];
  for (let below = index + 1; lines[below] && lines[below]!.columns[0]! > hyphen; below++)
    deeper.push(lines[below]!.start);
  const edits = [
    { start, end: start + next - hyphen, text: '' },
    ...deeper.map((at) => ({ start: at, end: at + next - hyphen, text: '' })),
  ];
  return [
    ...(isDouble && deeper.length > 0 ? [{ edits, cost: cost + 0.05, explain }] : []),
    { edits: [{ start, end: start + next - hyphen, text: ' '.repeat(next - hyphen) }], cost, explain },
    { edits: [{ start, end: start + next - hyphen, text: '' }], cost: cost + 0.1, explain },
  ];
};

/** Writes hyphens in place of the bullets of a list. */
export const replaceBullets: ProposeFixes = ({ lines }, index) => {
  const bulletOf = (line: OutlineLine | undefined) =>
    !line || line.isText || line.columns.length > 1 ? undefined : BULLET.exec(line.content)?.[0];
  const line = lines[index]!;
  const bullet = bulletOf(line);
  if (bullet === undefined) return [];
  const marked = lines.filter(
    (other) => bulletOf(other) !== undefined && Math.abs(other.columns[0]! - line.columns[0]!) < 2,
  );
  const editsOf = (of: OutlineLine[]) =>
    of.map((other) => ({ start: other.at, end: other.at + bulletOf(other)!.length, text: '- ' }));
  const explain = (first: OutlineLine, count: number) => () =>
    atLine(
      first,
      `${JSON.stringify(bulletOf(first)!.trim())} stands where the hyphen of a list item should be${count > 1 ? `, here and in ${count - 1} more ${count === 2 ? 'line' : 'lines'}` : ''}.`,
      `Write "- ${shorten(first.content.slice(bulletOf(first)!.length))}", with a hyphen and a space.`,
    );
  const [first] = marked;
  return [
    { edits: editsOf([line]), cost: 0.9, explain: explain(line, 1) },
    ...(marked.length > 1 ? [{ edits: editsOf(marked), cost: 1, explain: explain(first!, marked.length) }] : []),
  ];
};
