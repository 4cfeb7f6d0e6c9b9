/** Finds sentences at the margin: what a chat assistant wrote around the manifest, or a note. */
import { siteFields } from '../../../words/schema-fields.ts';
import { nearest } from '../../../words/suggest.ts';
import { insertAt } from '../../../yaml/edit/splice.ts';
import { BLOCK_TEXT } from '../../../yaml/syntax/lines.ts';
import { isComment } from '../../outline.ts';
import type { OutlineLine } from '../../outline.ts';
import { andOthersClause, atLine } from '../../syntax-fix.ts';
import type { ForeignContext, ForeignDetector } from '../context.ts';

const START = /^(?:[\p{L}\p{Extended_Pictographic}~(]|[*_]{1,3}\p{L})/u;
const ITEM = /^(?:-|\*|\d{1,2}[.)]) /;
/** So many characters before a line are searched for an empty line. */
const GAP = 40;
/** A longer line is not a sentence. */
const MAX_LENGTH = 1000;
/** So many words before a colon are a sentence. */
const MANY = 3;

/** Turns all such sentences into comments. */
export const sentences: ForeignDetector = (context) => {
  const found = sentencesIn(context);
  const [first] = found;
  if (!first) return [];
  const message = `This line is a sentence${andOthersClause(found.length)}, and no field of the manifest.`;
  const hint =
    found.length === 1 ? 'Remove the line, or put # in front of it.' : `Remove these lines, or put # in front of each.`;
  const problem = atLine({ ...first, columns: [0] }, message, hint);
  return [{ problem, splices: found.map(({ start }) => insertAt(start, '# ')), fixWhen: 'always' }];
};

function sentencesIn({ text, allLines }: ForeignContext): OutlineLine[] {
  const found: OutlineLine[] = [];
  let [isStart, isRun] = [true, false];
  for (const [index, line] of allLines.entries()) {
    const written = text.slice(line.start, Math.min(line.end, line.start + MAX_LENGTH)).trimEnd();
    const isTooLong = line.isText || line.content.length > MAX_LENGTH;
    if (!isTooLong && (isComment(line) || /^(?:```|---)/.test(written))) continue;
    if (isTooLong || line.columns[0] !== 0) {
      isStart = isRun = false;
      continue;
    }
    const [before, next] = [allLines[index - 1], allLines[index + 1]];
    const isFenced = [before, next].some((other) => other?.content.startsWith('```'));
    const gap = text.slice(Math.max(0, line.start - GAP), line.start);
    const isBelowGap = /\n[ \t\r]*\n$/.test(gap) && !mayBelongToText(before);
    const isNextToOthers: boolean = isStart || isRun || isFenced;
    const isCertain: boolean = (isNextToOthers || isBelowGap) && isSentence(line, next, isNextToOthers);
    isRun = isCertain || (isRun && ITEM.test(written)) || isLongSentence(line, isBelowGap);
    if (isRun) found.push(line);
    else isStart = false;
  }
  return found;
}

/** Returns whether the line below one may belong to its text. */
function mayBelongToText(line: OutlineLine | undefined): boolean {
  return line !== undefined && (line.isText || BLOCK_TEXT.test(line.value));
}

/** Returns whether a line is a sentence, regardless of the lines around it. */
function isLongSentence({ content, key, value, columns }: OutlineLine, isBelowGap: boolean): boolean {
  if (columns.length > 1 || !START.test(content)) return false;
  const { length } = (key ?? content).split(/\s+/);
  return (
    length > MANY && (key === undefined ? isBelowGap && /[.!?]$/.test(content) : value === '' && !isLikeField(key))
  );
}

/** Returns whether a line is a sentence; next to other sentences, two words before a colon are enough. */
function isSentence(line: OutlineLine, next: OutlineLine | undefined, isNextToOthers: boolean): boolean {
  const { columns, content, key, value } = line;
  if (columns.length > 1 || !START.test(content)) return false;
  const isFollowed = next !== undefined && next.columns[0]! > 0 && !isComment(next);
  const words = (key ?? content).split(/\s+/);
  if (siteFields().has(words[0]!.replace(/\W+$/, ''))) return false;
  if (key === undefined) return !isFollowed && (words.length >= MANY || (isNextToOthers && /[.!?…]$/.test(content)));
  if (words.length < 2 || isLikeField(key)) return false;
  if (value === '') return !isFollowed;
  return words.length >= MANY || isNextToOthers;
}

function isLikeField(name: string): boolean {
  return nearest(name.replaceAll(/\s+/g, ''), siteFields()).length > 0;
}
