import type { Review, ReviewedChange, ReviewedPart } from '../../../editing/review/review.ts';
import { counted } from '../../../../../manifest/problems/sentence-parts.ts';
import { capital } from './capital.ts';
import { english } from './english.ts';

/** What the review says in English. */
export const englishReview = {
  summary: ({ since, parts, lines, file }: Review) => {
    const when = since === 'commit' ? 'since the last commit' : 'since editing was started';
    const changes = parts.reduce((sum, part) => sum + part.changes.length, 0);
    if (changes > 0)
      return `${counted(changes, 'change')} in ${counted(parts.length, 'part')} of the site ${when}: ${counted(lines, 'line')} of ${file}.`;
    return lines > 0
      ? `${counted(lines, 'line')} of ${file} changed ${when}, and the site says the same: comments, or how it is laid out.`
      : `Nothing has changed ${when}.`;
  },
  part: (part: ReviewedPart) =>
    part.previousPath === undefined ? english.part(part) : `${part.page}, which was ${part.previousPath}`,
  thing: ({ what, name, title }: Pick<ReviewedChange, 'what' | 'name' | 'title'>) => {
    if (what === 'page') return english.page(name[0]!, title!);
    return what === 'block' ? english.block(name[0]!, title) : english.nameAlone(name);
  },
  change: (change: ReviewedChange) => {
    const thing = englishReview.thing(change);
    if (change.kind === 'added') return `New: ${thing}`;
    if (change.kind === 'removed') return `Removed: ${thing}`;
    return change.places ? `Moved from place ${change.places[0]} to ${change.places[1]}: ${thing}` : thing;
  },
  before: 'Before',
  after: 'Now',
  leaveOut: 'Leave out',
  leaveOutOf: (change: string) => `Leave out: ${change}`,
  leftOut: (change: string) => `Left out: ${change}. Undo brings it back.`,
  all: 'Take all of it back',
  allBack: 'All of it is taken back. Undo brings it back.',
  picturesOf: (page: string) => `Show ${page} before and now`,
  frame: (page: string, isNow: boolean) => (isNow ? `${page} as it is now` : `${page} as it was before`),
  noPage: (isNow: boolean): string => (isNow ? 'The page is gone now.' : 'The page did not exist before.'),
  keep: 'Keep it',
  isKept: (file: string) =>
    `All of it is written in ${file} already: nothing is lost if you stop here. Undo works until the command ends.`,
  message: 'What was done, for the history',
  commitsAs: (author: string, file: string, files: string[]) =>
    `Commits ${[file, ...files].join(', ')} as ${author}, and nothing else. Nothing is sent to anybody.`,
  commit: 'Commit',
  committing: 'Committing…',
  committed: (id: string) => `Committed as ${id}. It was not pushed.`,
  last: (subject: string) => `The last commit is “${subject}”.`,
  takeBack: 'Take the last commit back',
  tookBack: 'The file is as it was before that commit; what was changed since stays. Commit that as well, or undo it.',
  nothingToTake: 'The file has none of that commit any more.',
  /** The proposed message: what was done in one line, and more of it below. */
  done: {
    changed: (thing: string) => `Change ${small(thing)}`,
    added: (thing: string) => `Add ${small(thing)}`,
    removed: (thing: string) => `Remove ${small(thing)}`,
    moved: (thing: string) => `Move ${small(thing)}`,
  },
  changes: (number: number) => `Change ${number} places`,
  on: (parts: string[]) => (parts.length > 2 ? ` in ${parts.length} parts of the site` : ` on ${parts.join(' and ')}`),
  more: (number: number) => `and ${number} more`,
  layout: 'Tidy up comments and layout',
};

const small = (text: string) => capital(text).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
