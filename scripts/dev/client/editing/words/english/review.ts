import type { Review, ReviewedChange, ReviewedPart } from '../../../../editing/review/review.ts';
import { counted } from '../../../../../../manifest/problems/sentence-parts.ts';
import { english } from './english.ts';

type NamedChange = Pick<ReviewedChange, 'what' | 'name' | 'title'>;

/** What the review says in English. */
export const englishReview = {
  summary: ({ since, parts, lines, file }: Review) => {
    const when = since === 'commit' ? 'since the last commit' : 'since editing started';
    const changes = parts.reduce((sum, part) => sum + part.changes.length, 0);
    if (changes > 0)
      return `${counted(changes, 'change')} in ${counted(parts.length, 'part')} of the site ${when}: ${counted(lines, 'line')} of ${file}.`;
    return lines > 0
      ? `${counted(lines, 'line')} of ${file} changed ${when}, but only comments or the layout of the file: the site says the same.`
      : `Nothing has changed ${when}.`;
  },
  part: (part: ReviewedPart) =>
    part.previousPath === undefined ? english.part(part) : `${part.page}, formerly ${part.previousPath}`,
  nameOf: ({ what, name, title }: NamedChange) => {
    if (what === 'page') return english.page(name[0]!, title!);
    return what === 'block' ? english.block(name[0]!, title) : english.nameAlone(name);
  },
  change: (change: ReviewedChange) => {
    const name = englishReview.nameOf(change);
    if (change.kind === 'added') return `New: ${name}`;
    if (change.kind === 'removed') return `Removed: ${name}`;
    return change.places ? `Moved from position ${change.places[0]} to ${change.places[1]}: ${name}` : name;
  },
  before: 'Before',
  after: 'Now',
  revert: 'Revert',
  revertChange: (change: string) => `Revert: ${change}`,
  reverted: (change: string) => `Reverted: ${change}. Undo brings it back.`,
  revertAll: 'Revert all changes',
  allReverted: 'All changes were reverted. Undo brings them back.',
  picturesOf: (page: string) => `Show ${page} before and now`,
  frame: (page: string, isNow: boolean) => (isNow ? `${page} as it is now` : `${page} as it was before`),
  noPage: (isNow: boolean): string => (isNow ? 'The page no longer exists.' : 'The page did not exist before.'),
  keepHeading: 'Keep the changes',
  isKept: (file: string) =>
    `Everything is already saved in ${file}: nothing is lost if you stop here. Undo works until the command ends.`,
  messageLabel: 'Commit message',
  commitsAs: (author: string, file: string, files: string[]) =>
    `Commits ${[file, ...files].join(', ')} as ${author}, and nothing else. Nothing is pushed.`,
  commit: 'Commit',
  committing: 'Committing…',
  committed: (id: string) => `Committed as ${id}. It was not pushed.`,
  lastCommit: (subject: string) => `The last commit is “${subject}”.`,
  revertCommit: 'Revert the last commit',
  commitReverted: 'The file is as it was before that commit; later changes stay. Commit this as well, or undo it.',
  nothingToRevert: 'Nothing of that commit is left in the file.',
  /** The proposed message: one line for each change. */
  commitLines: {
    changed: (change: NamedChange) => `Change ${inSentence(change)}`,
    added: (change: NamedChange) => `Add ${inSentence(change)}`,
    removed: (change: NamedChange) => `Remove ${inSentence(change)}`,
    moved: (change: NamedChange) => `Move ${inSentence(change)}`,
  },
  manyChanges: (number: number) => `Change ${number} places`,
  inParts: (parts: string[]) =>
    parts.length > 2 ? ` in ${parts.length} parts of the site` : ` on ${parts.map(lowerFirst).join(' and ')}`,
  moreChanges: (number: number) => `and ${number} more`,
  layoutOnly: 'Tidy up comments and layout',
};

/** Returns a name for the middle of a sentence. That of a page stays as its author wrote it. */
function inSentence(change: NamedChange): string {
  const name = englishReview.nameOf(change);
  return change.what === 'page' ? name : lowerFirst(name);
}

const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
