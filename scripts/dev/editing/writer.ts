/** Writes edits into the file of the manifest: one at a time, and never over what another program wrote meanwhile. */
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Conflict } from '../../../editing/compare/versions.ts';
import { applyEdit } from '../../../editing/apply-edit.ts';
import { editText, parseOrRefuse } from '../../../editing/edit-text.ts';
import type { EditedText } from '../../../editing/edit-text.ts';
import { isRefusal, orRefusal } from '../../../editing/edit.ts';
import type { Edit, Refusal } from '../../../editing/edit.ts';
import { hashOf, Journal } from '../../../editing/journal.ts';
import type { Proposal } from '../../../editing/journal.ts';
import { isConflict, mergeInto, mergeText } from '../../../editing/merge-text.ts';
import type { Conflicts } from '../../../editing/merge-text.ts';
import { ManifestFile } from '../manifest/manifest-file.ts';
import { countLines, parse, replaceBytes, splicedBytes } from './written-file.ts';
import type { FileContent } from './written-file.ts';

/** The result of a request to write. */
export type Outcome = Written | Failed | { kind: 'conflict'; conflicts: Conflict[] };

/** Nothing was written, and why. */
export interface Failed {
  kind: 'unavailable' | 'refused';
  sentence: string;
  /** What the text would be with the check's own fix, where it has one. */
  instead?: string;
}

/** A mistake for which the check refuses a text that could be written. */
export type Fault = Pick<Failed, 'sentence' | 'instead'>;

/** The functions that a writer calls. */
export interface WriterCalls {
  /** Returns the first mistake that some edits would bring into the file. */
  findFault(bytes: Uint8Array, edits: Edit[]): Promise<Fault | undefined>;
  /** Called after something was written. */
  written(): void;
}

/** The hash of the text that the file holds now, and what can be done about its last edits. */
export interface CurrentState {
  kind: 'current';
  hash: string;
  canUndo: boolean;
  canRedo: boolean;
}

/** The file is as it was wanted, whether anything had to be written or not. */
export interface Written extends Omit<CurrentState, 'kind'> {
  kind: 'written';
  /** How many lines of the file changed. */
  lines: number;
  /** When it was written, in milliseconds since 1970: what is read later holds it. */
  time: number;
}

/** A change of the file that is to be written. */
interface WriteRequest {
  /** Makes the change of the present text. It is called again if the file changes meanwhile. */
  make(text: string, journal: Journal): EditedText | Proposal | Conflicts | Refusal;
  /** The edits that the check is asked about. Without them, the check is not asked. */
  edits?: Edit[];
  /** The hash of the text that the edits are of. */
  base?: string;
}

/** A file that was changed less than this time ago, in milliseconds, may be only half written. */
const QUIET = 150;
/** Gives up after so many attempts: a program keeps changing the file. */
const MAX_TURNS = 20;

/** Writes edits into the file, one at a time. It knows every text since its start, so that a page may be some saves behind. */
export class Writer {
  readonly #file: string;
  readonly #source: ManifestFile;
  readonly #on: WriterCalls | undefined;
  #journal: Journal | undefined;
  /** What the file held when it was last read or written. */
  #known: FileContent | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: string, on?: WriterCalls) {
    this.#file = file;
    this.#source = new ManifestFile(file);
    this.#on = on;
  }

  /** Returns the present state of the file. */
  state(): Promise<CurrentState | Failed> {
    return this.#queue(async () => {
      const content = await this.#readStable();
      if ('kind' in content) return content;
      const journal = this.#syncJournal(content);
      return { kind: 'current', hash: journal.hash, ...journal.state };
    });
  }

  /** Does edits of the text with a hash; those of an older text are merged into the present one. */
  edit(base: string, edits: Edit[]): Promise<Outcome> {
    const make = (text: string, journal: Journal) => {
      if (base === journal.hash) return editText(text, edits);
      const old = journal.textOf(base);
      return old === undefined ? { refusal: UNKNOWN } : mergeText(old, edits, text);
    };
    return this.#queue(() => this.#write({ make, edits, base }));
  }

  /** Takes the last edit back, or one alone. */
  undo(id?: number): Promise<Outcome> {
    return this.#queue(() => this.#write({ make: (_text, journal) => journal.undo(id) }));
  }

  redo(): Promise<Outcome> {
    return this.#queue(() => this.#write({ make: (_text, journal) => journal.redo() }));
  }

  /**
   * Writes what a function makes of the present text; it may be called again where the file changes meanwhile. With
   * `isChecked`, the check has to allow it.
   */
  change(make: (text: string) => EditedText | Refusal, isChecked = false): Promise<Outcome> {
    return this.#queue(() => this.#write({ make, ...(isChecked && { edits: [] }) }));
  }

  /** Writes what a function makes of the text with a hash, if the check allows it; of an older text it is merged into the present one. */
  rewrite(base: string, make: (text: string) => EditedText | Conflicts | Refusal): Promise<Outcome> {
    const merged = (text: string, journal: Journal) => {
      const old = journal.textOf(base);
      if (old === undefined) return { refusal: UNKNOWN };
      const made = make(old);
      if (old === text || isRefusal(made) || isConflict(made)) return made;
      return orRefusal(() => mergeInto(parseOrRefuse(old), parseOrRefuse(made.text), text));
    };
    return this.#queue(() => this.#write({ make: merged, edits: [] }));
  }

  /** The text that the file had when it was first read. */
  get firstText(): string | undefined {
    return this.#journal?.firstText;
  }

  /** Returns the text with a hash, also where it is no longer that of the file; undefined where there was none. */
  textOf(hash: string): string | undefined {
    return this.#journal?.textOf(hash);
  }

  /** Returns the value of the text with a hash. */
  valueOf(wanted: string): unknown {
    const text = this.textOf(wanted)!;
    if (!this.#known || wanted !== this.#journal?.hash) return parseOrRefuse(text);
    return (this.#known.value ??= parseOrRefuse(text));
  }

  /**
   * Runs a function while nothing is written here. Returns undefined without running it if the text of the file is no
   * longer the one with the hash.
   */
  whileUnchanged<Value>(hash: string, run: () => Promise<Value>): Promise<Value | undefined> {
    return this.#queue(async () => {
      const content = await this.#readStable();
      return 'kind' in content || this.#syncJournal(content).hash !== hash ? undefined : run();
    });
  }

  #queue<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Makes a change of the present text and saves it; makes it once more if the file was changed meanwhile. */
  async #write(request: WriteRequest): Promise<Outcome> {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      // oxlint-disable-next-line no-await-in-loop -- each turn begins with what the last one found
      const content = await this.#readStable();
      if ('kind' in content) return content;
      const journal = this.#syncJournal(content);
      const made = request.make(content.text, journal);
      if (isRefusal(made)) return { kind: 'refused', sentence: made.refusal };
      if (isConflict(made)) return { kind: 'conflict', conflicts: made.conflicts };
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await this.#save(request, made, { content, journal });
      if (outcome) return outcome;
    }
    return { kind: 'unavailable', sentence: 'A program keeps changing the file, so nothing was written.' };
  }

  /** Saves and records a change that was made of a content. Returns undefined if the file no longer has that content. */
  async #save(
    request: WriteRequest,
    made: EditedText | Proposal,
    { content, journal }: { content: FileContent; journal: Journal },
  ): Promise<Outcome | undefined> {
    const edited = 'edited' in made ? made.edited : made;
    const lines = countLines(content.text, edited.splices);
    if (lines === 0) {
      // Somebody has made the same change by hand: the next undo is of the edit before it.
      if ('edited' in made) journal.commit(made, journal.hash);
      return { kind: 'written', hash: journal.hash, lines, time: Date.now(), ...journal.state };
    }
    const bytes = splicedBytes(content, edited.splices);
    if (!bytes) return { kind: 'refused', sentence: INCOMPLETE };
    const fault = request.edits && (await this.#on?.findFault(bytes, request.edits));
    if (fault) return { kind: 'refused', ...fault };
    if (!this.#source.isUntouched && !this.#isUnchanged(content)) return undefined;
    const time = Date.now();
    const problem = replaceBytes(this.#file, bytes);
    if (problem !== undefined) return { kind: 'unavailable', sentence: problem };
    // The new value follows from the known one, so that the text need not be parsed.
    const canApplyDirectly = request.base === journal.hash && content.value !== undefined;
    const value = canApplyDirectly ? request.edits?.reduce(applyEdit, content.value) : undefined;
    if ('edited' in made) journal.commit(made, hashOf(bytes));
    else journal.record(made, hashOf(bytes));
    this.#known = { bytes, text: edited.text, value };
    this.#on?.written();
    return { kind: 'written', hash: journal.hash, lines, time, ...journal.state };
  }

  /** Reads the file once nothing is writing it. Returns why, if it cannot be edited now. */
  async #readStable(): Promise<FileContent | Failed> {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      if (this.#isUnchanged(this.#known)) return this.#known!;
      const age = Date.now() - (statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > QUIET || age < 0) break;
      // oxlint-disable-next-line no-await-in-loop
      await sleep(QUIET - age + 1);
    }
    const content = parse(this.#file, this.#source.bytes);
    return 'sentence' in content ? { kind: 'unavailable', ...content } : content;
  }

  /** Reads the file once more. Returns whether its content is still the same. */
  #isUnchanged(content: FileContent | undefined): boolean {
    this.#source.read([this.#known?.bytes]);
    const { bytes } = this.#source;
    return bytes !== undefined && content !== undefined && Buffer.compare(bytes, content.bytes) === 0;
  }

  /** Records what another program changed since the last content, and returns the journal. */
  #syncJournal(content: FileContent): Journal {
    this.#journal ??= new Journal(content.text);
    if (content !== this.#known) this.#journal.recordExternalChange(content.text);
    this.#known = content;
    return this.#journal;
  }
}

/** A lone surrogate cannot be encoded in UTF-8. */
const INCOMPLETE = 'The text has an incomplete character, which cannot be saved. Type it again.';
const UNKNOWN = 'This page shows a text that the file had before this server was started. Load the page again.';
