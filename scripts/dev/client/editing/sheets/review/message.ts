/** Proposes a message for what was changed. */
import type { Review, ReviewedChange, ReviewedPart } from '../../../../editing/review/review.ts';
import { reviewWords } from '../../words/words.ts';

/** First lines that are longer are cut off in most lists of commits. */
const LONGEST_SUBJECT = 72;
/** So many changes are listed, and so many characters of their words. */
const [MOST_LINES, MOST_WORDS] = [20, 80];

/** Returns the message: one line where one thing was done; else one that counts, and below it a line for each. */
export function messageFor({ parts }: Review): string {
  const all = parts.flatMap((part) => part.changes.map((change) => ({ part, change })));
  const [first] = all;
  if (!first) return reviewWords.layoutOnly;
  const names = parts.map((part) => reviewWords.part(part));
  if (all.length === 1) return cut(actOf(first.change) + partSuffixOf(first.part, first.change), LONGEST_SUBJECT);
  const lines = all.slice(0, MOST_LINES).map(({ part, change }) => `- ${lineOf(part, change)}`);
  const rest = all.length - lines.length;
  const subject = cut(reviewWords.manyChanges(all.length) + reviewWords.inParts(names), LONGEST_SUBJECT);
  return [subject, '', ...lines, ...(rest > 0 ? [`- ${reviewWords.moreChanges(rest)}`] : [])].join('\n');
}

const actOf = (change: ReviewedChange) => reviewWords.commitLines[change.kind](change);

/** A page is named with its address already. */
const partSuffixOf = (part: ReviewedPart, { what }: ReviewedChange) => (what === 'page' ? '' : reviewWords.inParts([reviewWords.part(part)])); // prettier-ignore

function lineOf(part: ReviewedPart, change: ReviewedChange): string {
  const { kind, before, after } = change;
  const [old, now] = [before, after].map((words) => cut((words ?? []).map(({ text }) => text).join(''), MOST_WORDS));
  const words = kind === 'changed' ? `: “${old}” → “${now}”` : '';
  return `${actOf(change)}${partSuffixOf(part, change)}${words}`;
}

function cut(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}
