/** What a page in edit mode knows of all that was changed, and of what can be done with it. */
import type { PassagePart } from '../../../diff/report.ts';
import type { ChangeLocation } from '../plans/touched-parts.ts';

/** Where a page asks for all changes. */
export const REVIEW = '/__waybill/review';

/** Where it asks for a page as it was, or as it is. */
export const SHOWN = '/__waybill/shown';

/** Where it has the changes committed. */
export const COMMIT = '/__waybill/commit';

/** More characters of a message are not taken. */
export const LONGEST_MESSAGE = 5000;

/** A change of one part, with its old and new words. */
export interface ReviewedChange {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  what: 'page' | 'block' | 'value';
  /** What people call it, from the inside out; of a page, its name. */
  name: string[];
  /** Of a block, the first of its words; of a page, its address. */
  title?: string;
  before?: PassagePart[];
  after?: PassagePart[];
  /** Of what was moved: the number of its place in the list then, and now. */
  places?: [number, number];
}

/** The changes at one location. */
export interface ReviewedPart extends ChangeLocation {
  /** The path that the page had, if it has another one now. */
  previousPath?: string;
  changes: (ReviewedChange & { number: number })[];
}

/** All changes since the last commit, or since the command was started. */
export interface Review {
  /** The hashes of the text that is reviewed, and of the older one. */
  hash: string;
  from: string;
  since: 'commit' | 'start';
  /** The name of the file, and the number of changed lines. */
  file: string;
  lines: number;
  parts: ReviewedPart[];
  /** Files of the public folder that are in no commit as they are now, and that the manifest names. */
  files: string[];
  commit: CommitState;
  last?: LastCommit;
}

/** Whose name a commit would have; or a sentence that says why none can be made. */
export type CommitState = { author: string } | { sentence: string };

/** The last commit, if it consists of nothing but the manifest and public files. */
export interface LastCommit {
  id: string;
  subject: string;
}

/** A page as it was or is: its HTML, or a sentence where there is none. */
export type ShownPage = { html: string } | { sentence: string };

/** What came of a commit: its short name, or what Git and its hooks said. */
export type CommitAnswer = { committed: string } | { sentence: string };
