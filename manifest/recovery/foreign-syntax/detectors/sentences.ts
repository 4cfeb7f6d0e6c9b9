/** Sentences at the margin that were never meant for the manifest: what a chat assistant wrote around it, or a note. */
import { siteFields } from '../../../../schema/schemas.ts';
import { nearest } from '../../../words/suggest.ts';
import type { OutlineLine } from '../../outline.ts';
import { isComment, OPENS_TEXT } from '../../outline.ts';
import { atLine } from '../../syntax-fix.ts';
import type { FindForeign, ForeignLine } from '../context.ts';

const STARTS = /^(?:[\p{L}\p{Extended_Pictographic}~(]|[*_]{1,3}\p{L})/u;
const ITEM = /^(?:-|\*|\d{1,2}[.)]) /;
/** As many characters in front of a line are looked at for an empty line. */
const GAP = 40;
/** A longer line is no sentence of anybody. */
const LONGEST = 1000;
/** So many words in front of a colon are a sentence. */
const MANY = 3;

/** Finds such sentences, one repair for all; each becomes a comment. */
export const sentences: FindForeign = ({ text, all }): ForeignLine[] => {
  const runs: OutlineLine[] = [];
  let isStart = true;
  let isRun = false;
  for (const [index, line] of all.entries()) {
    if (line.isText || line.content.length > LONGEST) {
      isStart = isRun = false;
      continue;
    }
    const written = text.slice(line.start, line.end).trimEnd();
    if (isComment(line) || /^(?:```|---)/.test(written)) continue;
    if (line.columns[0] !== 0) {
      isStart = isRun = false;
      continue;
    }
    const [before, next] = [all[index - 1], all[index + 1]];
    const isFenced = [before, next].some((other) => other?.content.startsWith('```'));
    const isBelowGap = /\n[ \t\r]*\n$/.test(text.slice(Math.max(0, line.start - GAP), line.start)) && !isInText(before);
    const isBesideOthers: boolean = isStart || isRun || isFenced;
    const isSure: boolean = (isBesideOthers || isBelowGap) && isSentence(line, next, isBesideOthers);
    isRun = isSure || (isRun && ITEM.test(written)) || isLongSentence(line, isBelowGap);
    if (isRun) runs.push(line);
    else isStart = false;
  }
  const [first] = runs;
  if (!first) return [];
  const more = runs.length === 1 ? '' : runs.length === 2 ? ', as is one more' : `, as are ${runs.length - 1} more`;
  const hint =
    runs.length === 1 ? 'Remove the line, or put # in front of it.' : `Remove these lines, or put # in front of each.`;
  return [
    {
      slip: atLine({ ...first, columns: [0] }, `This line is a sentence${more}, and no field of the manifest.`, hint),
      edits: runs.map(({ start }) => ({ start, end: start, text: '# ' })),
      fixes: 'always',
    },
  ];
};

/** Whether the line below one may be meant for its text. */
function isInText(line: OutlineLine | undefined): boolean {
  return line !== undefined && (line.isText || OPENS_TEXT.test(line.value));
}

/** Whether a line can be nothing but a sentence, whatever stands below it. */
function isLongSentence({ content, key, value, columns }: OutlineLine, isBelowGap: boolean): boolean {
  if (columns.length > 1 || columns[0] !== 0 || !STARTS.test(content)) return false;
  const { length } = (key ?? content).split(/\s+/);
  return (
    length > MANY && (key === undefined ? isBelowGap && /[.!?]$/.test(content) : value === '' && !isLikeField(key))
  );
}

/** Whether a line at the margin is a sentence. Where others are, or nothing else yet, two words in front of a colon say so. */
function isSentence(line: OutlineLine, next: OutlineLine | undefined, isBesideOthers: boolean): boolean {
  const { columns, content, key, value } = line;
  if (columns.length > 1 || columns[0] !== 0 || !STARTS.test(content)) return false;
  const isFollowed = next !== undefined && next.columns[0]! > 0 && !isComment(next);
  const said = (key ?? content).split(/\s+/);
  if (siteFields().has(said[0]!.replace(/\W+$/, ''))) return false;
  if (key === undefined) return !isFollowed && (said.length >= MANY || (isBesideOthers && /[.!?…]$/.test(content)));
  if (said.length < 2 || isLikeField(key)) return false;
  if (value === '') return !isFollowed;
  return said.length >= MANY || isBesideOthers;
}

function isLikeField(name: string): boolean {
  return nearest(name.replaceAll(/\s+/g, ''), siteFields()).length > 0;
}
