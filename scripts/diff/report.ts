/** What a comparison found, in the one form that every format prints. */

/** Words that stayed, came or went. */
export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** One line of text with what changed in it. */
export type Passage = Part[];

export interface Change {
  /** Such as: Title; or: Block 3, cards “Common jobs”, changed. */
  what: string;
  /** File and line, such as site.yaml:210. */
  place?: string | undefined;
  passages: Passage[];
}

export interface Entry {
  title: string;
  changes: Change[];
  /** The pages that it touches, where it stands on several. */
  pages?: string[];
}

export interface Section {
  heading: string;
  /** What nobody may overlook. */
  isLoud?: true;
  entries: Entry[];
}

/** A page before and after, as data addresses. */
export interface PicturePair {
  path: string;
  width: number;
  before: string;
  after: string;
}

export interface Report {
  /** The names of the two versions. */
  before: string;
  after: string;
  language: string;
  /** What changed, in one sentence. */
  summary: string;
  /** What else a reader should know, one sentence each. */
  notes: string[];
  sections: Section[];
  /** Every page whose HTML differs, by its path or, for a page without one, by what it is. */
  changedPages: string[];
  pictures: PicturePair[];
}

/** A whole text instead of another. */
export function replaced(before: string | undefined, after: string | undefined): Passage {
  return [
    ...(before === undefined ? [] : [{ kind: 'removed', text: before } as const]),
    ...(after === undefined ? [] : [{ kind: 'added', text: after } as const]),
  ];
}

/** A number with its noun: 1 page; 3 pages. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}
