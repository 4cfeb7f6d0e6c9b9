/** The types of a report, which all formats print. */

/** Words that stayed, were added or were removed. */
export interface PassagePart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** One line of text with what changed in it. */
export type DiffPassage = PassagePart[];

export interface DiffChange {
  /** Such as: Title; or: Block 3, cards “Common jobs”, changed. */
  what: string;
  /** File and line, such as site.yaml:210. */
  position?: string | undefined;
  passages: DiffPassage[];
}

export interface DiffEntry {
  title: string;
  changes: DiffChange[];
  /** The pages that it affects, if there can be several. */
  pages?: string[];
}

export type SectionKind = 'lost' | 'added' | 'removed' | 'renamed' | 'everywhere' | 'changed' | 'redirects' | 'files';

export interface DiffSection {
  kind: SectionKind;
  heading: string;
  /** Must not be overlooked. */
  isUrgent?: true;
  entries: DiffEntry[];
}

/** Pictures of a page before and after, as data URLs. */
export interface PicturePair {
  path: string;
  width: number;
  before: string;
  after: string;
}

export interface DiffReport {
  /** The names of the two versions. */
  before: string;
  after: string;
  /** What changed, in one sentence. */
  summary: string;
  /** What else a reader should know, one sentence each. */
  notes: string[];
  sections: DiffSection[];
  /** The keys of all pages whose HTML differs. */
  changedPages: string[];
  pictures: PicturePair[];
}

/** Returns a change that is described in words only. */
export const remark = (what: string): DiffChange => ({ what, passages: [] });

/** Returns a passage that replaces a whole text by another; undefined for none. */
export function replaced(before: string | undefined, after: string | undefined): DiffPassage {
  return [
    ...(before === undefined ? [] : [{ kind: 'removed', text: before } as const]),
    ...(after === undefined ? [] : [{ kind: 'added', text: after } as const]),
  ];
}

/** Returns a number with its noun: 1 page; 3 pages. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}
