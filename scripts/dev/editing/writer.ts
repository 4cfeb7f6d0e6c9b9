/** Writes edits into the manifest's file: one at a time, never over what somebody else wrote meanwhile. */
import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Conflict } from '../../../editing/compare/versions.ts';
import { editText, readValue } from '../../../editing/edit-text.ts';
import type { EditedText } from '../../../editing/edit-text.ts';
import { isRefusal, orRefusal } from '../../../editing/edit.ts';
import type { Edit, Refusal } from '../../../editing/edit.ts';
import { Journal } from '../../../editing/journal.ts';
import type { Proposal } from '../../../editing/journal.ts';
import { isConflict, mergeText } from '../../../editing/merge-text.ts';
import type { Conflicts } from '../../../editing/merge-text.ts';
import { changedLines, writtenText } from '../../../manifest/check/fix.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import { replaceFile } from '../../check/write-file.ts';

/** What came of a request to write. */
export type Outcome = Written | Failed | { kind: 'asked'; conflicts: Conflict[] };

/** Nothing was written, and why. */
export interface Failed {
  kind: 'paused' | 'refused';
  sentence: string;
  /** What the text would be with the check's own fix, where it has one. */
  instead?: string;
}

/** What keeps a text from being written although it can be: a sentence of the check. */
export type Fault = Pick<Failed, 'sentence' | 'instead'>;

/** Looks for the mistakes that some edits would bring into the file. */
export type FindFault = (text: string, edits: Edit[]) => Promise<Fault | undefined>;

/** The file is as it was wanted, whether anything had to be written or not. */
export interface Written {
  kind: 'written';
  /** The hash of the text now. */
  hash: string;
  /** How many lines of the file changed. */
  lines: number;
  canUndo: boolean;
  canRedo: boolean;
}

type Result = EditedText | Conflicts | Refusal;

/** A file that was changed so short a time ago may be only half written, in milliseconds. */
const QUIET = 150;
/** Who changes a file more often than this while it is to be written is no person. */
const MAX_TURNS = 20;

/** The one that writes. It knows every text since its start, so that a page may be some saves behind. */
export class Writer {
  readonly #file: string;
  #journal: Journal | undefined;
  #last: Promise<unknown> = Promise.resolve();

  readonly #findFault: FindFault | undefined;

  constructor(file: string, findFault?: FindFault) {
    this.#file = file;
    this.#findFault = findFault;
  }

  /** Says what the file holds now. */
  look(): Promise<Outcome> {
    return this.change((text) => ({ text, splices: [] }));
  }

  /** Does edits of the text with a hash; those of an older text are merged into the present one. */
  edit(base: string, edits: Edit[]): Promise<Outcome> {
    const make = (text: string, journal: Journal) => {
      if (base === journal.hash) return editText(text, edits);
      const old = journal.textOf(base);
      return old === undefined ? { refusal: UNKNOWN } : mergeText(old, edits, text);
    };
    return this.#queue(async () => this.#write(make, RECORD, edits));
  }

  /** Takes the last edit back, or one alone. */
  undo(id?: number): Promise<Outcome> {
    return this.#revert((journal) => journal.undo(id));
  }

  redo(): Promise<Outcome> {
    return this.#revert((journal) => journal.redo());
  }

  /** Writes what a function makes of the present text; it may be called again where the file changes meanwhile. */
  change(make: (text: string, journal: Journal) => Result): Promise<Outcome> {
    return this.#queue(async () => this.#write(make, RECORD));
  }

  /** Returns the text with a hash, also where it is no longer that of the file; undefined where there was none. */
  textOf(hash: string): string | undefined {
    return this.#journal?.textOf(hash);
  }

  #revert(propose: (journal: Journal) => Proposal | Conflicts | Refusal): Promise<Outcome> {
    let proposal: Proposal | undefined;
    const make = (_text: string, journal: Journal): Result => {
      const proposed = propose(journal);
      if (isRefusal(proposed) || isConflict(proposed)) return proposed;
      proposal = proposed;
      return proposed.edited;
    };
    return this.#queue(async () => this.#write(make, (journal) => journal.commit(proposal!)));
  }

  #queue(work: () => Promise<Outcome>): Promise<Outcome> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #write(
    make: (text: string, journal: Journal) => Result,
    note: (journal: Journal, edited: EditedText) => void,
    edits?: Edit[],
  ): Promise<Outcome> {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      // oxlint-disable-next-line no-await-in-loop -- each turn begins with what the last one found
      const text = await this.#read();
      if (typeof text !== 'string') return text;
      const journal = this.#follow(text);
      const edited = make(text, journal);
      if (isRefusal(edited)) return { kind: 'refused', sentence: edited.refusal };
      if (isConflict(edited)) return { kind: 'asked', conflicts: edited.conflicts };
      const isChanged = edited.text !== text;
      if (!edited.text.isWellFormed()) return { kind: 'refused', sentence: NO_TEXT };
      // oxlint-disable-next-line no-await-in-loop
      const fault = isChanged && edits ? await this.#findFault?.(edited.text, edits) : undefined;
      if (fault) return { kind: 'refused', ...fault };
      if (isChanged && !isStill(this.#file, text)) continue;
      if (isChanged) {
        const problem = store(this.#file, edited.text);
        if (problem) return problem;
        note(journal, edited);
      }
      return { kind: 'written', hash: journal.hash, lines: linesOf(text, edited), ...journal.state };
    }
    return { kind: 'paused', sentence: 'Something goes on changing the file, so nothing was written.' };
  }

  /** Reads the file when nobody is writing it; says why where it cannot be edited now. */
  async #read(): Promise<string | Outcome> {
    const known = this.#journal?.text;
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const text = textOf(this.#file);
      if (text !== undefined && text === known) return text;
      const age = Date.now() - (statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > QUIET || age < 0) return this.#checked(text);
      // oxlint-disable-next-line no-await-in-loop
      await sleep(QUIET - age + 1);
    }
    return this.#checked(textOf(this.#file));
  }

  #checked(text: string | undefined): string | Outcome {
    const name = relative(process.cwd(), this.#file);
    if (text === undefined) return { kind: 'paused', sentence: `${name} cannot be read as text. ${AGAIN}` };
    const read = orRefusal(() => ({ value: readValue(text) }));
    return isRefusal(read) ? { kind: 'paused', sentence: `${read.refusal} ${AGAIN}` } : text;
  }

  #follow(text: string): Journal {
    this.#journal ??= new Journal(text);
    this.#journal.follow(text);
    return this.#journal;
  }
}

const RECORD = (journal: Journal, edited: EditedText) => void journal.record(edited);

const AGAIN = 'Editing goes on as soon as it is right again; nothing was written.';
const NO_TEXT = 'This holds half of a character, which no file can hold. Type it again.';
const UNKNOWN = 'This page shows a text that the file had before this server was started. Load the page again.';

/** Returns the text of a file with its byte order mark; undefined where it is none, or not there. */
function textOf(file: string): string | undefined {
  try {
    return writtenText(readFileSync(file));
  } catch {
    return undefined;
  }
}

function isStill(file: string, text: string): boolean {
  return textOf(file) === text;
}

function store(file: string, text: string): Outcome | undefined {
  try {
    replaceFile(file, new TextEncoder().encode(text));
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableError) return { kind: 'paused', sentence: error.message };
    throw error;
  }
}

function linesOf(text: string, { splices }: EditedText): number {
  const changes = changedLines(text, splices);
  return changes.reduce((sum, { before, after }) => sum + Math.max(before.length, after.length), 0);
}
