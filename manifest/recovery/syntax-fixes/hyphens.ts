/** Fixes hyphens of lists: missing ones, extra ones, and other characters in place of hyphens; and the signs of a patch. */
import { insertAt, replaceAt } from '../../yaml/edit/splice.ts';
import { isComment, linesBelow } from '../outline.ts';
import type { OutlineLine } from '../outline.ts';
import { andMoreLines, atLine, indentBy, shorten } from '../syntax-fix.ts';
import type { FixCandidate, ProposeFixes } from '../syntax-fix.ts';

/** Characters that people and word processors put before an item. */
const BULLET = /^(?:[*+•●∙·◦‣▪▫■□◆➢➤→»–—−‐‑‒―]|\d{1,2}[.)](?= ))[ \u00A0]*(?=\S)/;
/** How much less likely an entry begins with a field that no other entry begins with. */
const UNLIKE_OTHERS = 0.5;
/** An entry with more lines is hardly missing its hyphen. */
const MOST_LINES = 60;

/** Puts a hyphen before a line, in place of two spaces or in addition to them. */
export const addHyphen: ProposeFixes = (line, { text, lines }, index) => {
  const { at, key, columns } = line;
  if (columns.length > 1 || isComment(line)) return [];
  const message = 'The hyphen of this list item is missing.';
  const hint = `Write "- ${shorten(line.content)}": every item of a list starts with a hyphen and a space.`;
  const problem = atLine(line, message, hint);
  const before = lines[index - 1];
  // Among items that are texts, a line without a hyphen is likelier an item than half of the one before.
  const isAmongTexts = key === undefined && before?.key === undefined && (before?.columns.length ?? 0) > 1;
  const cost = isAmongTexts ? 1.2 : 2.4 + (startsLikeOthers(lines, index) ? 0 : UNLIKE_OTHERS);
  const candidates: FixCandidate[] = [{ splices: [insertAt(at, '- ')], cost: cost + 0.1, problem }];
  if (text.slice(at - 2, at) === '  ') candidates.push({ splices: [replaceAt(at - 2, 2, '- ')], cost, problem });
  const end = lines.findIndex(
    (other, next) =>
      next > index &&
      (other.columns[0]! < columns[0]! || (other.columns.length > 1 && other.columns[0] === columns[0])),
  );
  const others = lines.slice(index + 1, end === -1 ? lines.length : end);
  if (others.length > 0 && others.length < MOST_LINES)
    candidates.push({
      splices: [insertAt(at, '- '), ...others.map((other) => indentBy(other, 2))],
      cost: 3,
      problem: atLine(line, message, `${hint} Put 2 more spaces in front of its other lines.`),
    });
  return candidates;
};

/** Returns whether entries of the list that a line is in begin with the same field, or there are none. */
function startsLikeOthers(lines: OutlineLine[], index: number): boolean {
  const { columns, key } = lines[index]!;
  const column = columns[0]!;
  const isOutside = (other: OutlineLine) => other.columns[0]! < column - 2;
  const first = lines.findLastIndex((other, at) => at < index && isOutside(other)) + 1;
  const end = lines.findIndex((other, at) => at > index && isOutside(other));
  const starts = lines
    .slice(first, end === -1 ? lines.length : end)
    .filter((other) => !other.isText && other.columns.length > 1 && other.columns[0]! <= column);
  return starts.length === 0 || starts.some((other) => other.key === key);
}

/** Removes a hyphen that makes an item of a line that belongs to the item above. */
export const removeHyphen: ProposeFixes = (line, { lines }, index) => {
  if (line.columns.length < 2 || line.key === undefined) return [];
  const [hyphen, next] = line.columns as [number, number];
  const isDouble = line.columns.length > 2;
  const content = shorten(line.content);
  const [message, hint] = isDouble
    ? ['This line has one hyphen too many.', `Write "- ${content}".`]
    : [
        'This hyphen begins a new item, but the line belongs to the one above.',
        `Remove the hyphen: write "${content}" below the other fields of the item.`,
      ];
  const problem = atLine(line, message, hint);
  const cost = isDouble ? 1 : 4;
  const width = next - hyphen;
  const writeInstead = (text: string) => replaceAt(line.start + hyphen, width, text);
  const deeper = linesBelow(lines, index).map(({ start }) => replaceAt(start, width, ''));
  return [
    ...(isDouble && deeper.length > 0 ? [{ splices: [writeInstead(''), ...deeper], cost: cost + 0.05, problem }] : []),
    { splices: [writeInstead(' '.repeat(width))], cost, problem },
    { splices: [writeInstead('')], cost: cost + 0.1, problem },
  ];
};

/** Writes hyphens in place of the bullets of a list. */
export const replaceBullets: ProposeFixes = (line, { lines }) => {
  const bulletOf = ({ isText, columns, content }: OutlineLine) =>
    isText || columns.length > 1 ? undefined : BULLET.exec(content)?.[0];
  if (bulletOf(line) === undefined) return [];
  const marked = lines.filter((other) => bulletOf(other) !== undefined);
  const all = marked.filter((other) => Math.abs(other.columns[0]! - line.columns[0]!) < 2);
  // Where the hyphens of the whole file were replaced, so were those of lists in texts.
  const everywhere = () =>
    lines.filter((other) => other.columns.length === 1 && BULLET.exec(other.content)?.[0] === bulletOf(line));
  const propose = (some: OutlineLine[], cost: number): FixCandidate => {
    const [first] = some as [OutlineLine];
    const bullet = bulletOf(first)!;
    const message = `${JSON.stringify(bullet.trim())} is where the hyphen of a list item should be${andMoreLines(some.length)}.`;
    const hint = `Write "- ${shorten(first.content.slice(bullet.length))}", with a hyphen and a space.`;
    const splices = some.map((other) => replaceAt(other.at, BULLET.exec(other.content)![0].length, '- '));
    return { splices, cost, problem: atLine(first, message, hint) };
  };
  return [
    propose([line], 0.9),
    ...(all.length > 1 ? [propose(all, 1)] : []),
    ...(marked.length > all.length ? [propose(everywhere(), 1.1)] : []),
  ];
};

/** Removes the plus or minus sign of a patch at the start of a line. */
export const removePatchMark: ProposeFixes = (line, { text }) => {
  const written = text.slice(line.start, line.end);
  if (!/^[-+] {2,}\S/.test(written)) return [];
  const message = `The ${written.startsWith('-') ? 'minus' : 'plus'} sign in front of this line comes from a patch.`;
  const hint = `Remove the sign: write "${shorten(line.content)}", or remove the line if the patch was to take it away.`;
  const problem = atLine({ ...line, columns: [0] }, message, hint);
  return [{ splices: [replaceAt(line.start, 1, '')], cost: 1, problem }];
};
