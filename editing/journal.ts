/** Records every change of a text, so that each can be undone: the last one, or an earlier one by itself. */
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { applySplices } from '../manifest/yaml/edit/splice.ts';
import { once } from '../schema/values/once.ts';
import type { Conflicts } from './merge-text.ts';
import { isConflict, mergeInto } from './merge-text.ts';
import { parseOrRefuse } from './edit-text.ts';
import type { EditedText } from './edit-text.ts';
import { isRefusal, orRefusal } from './edit.ts';
import type { Refusal, Splice } from './edit.ts';
import { inverseOf, rebased } from './splices.ts';
import { trimmed } from './write/trimmed.ts';

/** A change of the text: an edit, an undo, a redo, or one that another program made. */
export interface Change {
  kind: 'edit' | 'undo' | 'redo' | 'file';
  /** The hashes of the text before and after. */
  before: string;
  after: string;
  splices: Splice[];
  inverse: Splice[];
}

/** An edit, with the change that applied it last: it may have been undone and redone since. */
interface DoneEdit {
  id: number;
  change: number;
}

/** Returns the hash by which a text is known: that of its bytes. */
export function hashOf(text: string | Uint8Array): string {
  return hash('sha256', text, 'hex');
}

/** The changes of one text, without a gap: each begins with the text that the one before it ended with. */
export class Journal {
  readonly changes: Change[] = [];
  text: string;
  readonly #first: () => string;
  #done: DoneEdit[] = [];
  #undone: DoneEdit[] = [];

  constructor(text: string) {
    this.text = text;
    this.#first = once(() => hashOf(text));
  }

  get hash(): string {
    return this.changes.at(-1)?.after ?? this.#first();
  }

  /** The text that was there before all changes. */
  get firstText(): string {
    return this.#textBefore(0);
  }

  /** Whether there is something to undo, and to do again. */
  get state(): { canUndo: boolean; canRedo: boolean } {
    return { canUndo: this.#done.length > 0, canRedo: this.#undone.length > 0 };
  }

  /** Records an edit, which can be undone by the number that it gets. `after` is the hash of its text. */
  record(edited: EditedText, after = hashOf(edited.text)): number {
    const id = this.#note('edit', edited, after);
    this.#done.push({ id, change: id });
    this.#undone = [];
    return id;
  }

  /** Records a change that another program made to the file. */
  recordExternalChange(text: string): void {
    const splices = trimmed(this.text, { start: 0, end: this.text.length, text });
    if (splices.length > 0) this.#note('file', { text, splices }, hashOf(text));
  }

  /** Returns the text after some changes; undefined for a hash of none of them. */
  textOf(wanted: string): string | undefined {
    if (wanted === this.hash) return this.text;
    const index = this.changes.findLastIndex(({ before }) => before === wanted);
    return index === -1 ? undefined : this.#textBefore(index);
  }

  /** Returns the text without the last edit, or without one alone. Nothing is recorded before `commit`. */
  undo(id?: number): Proposal | Conflicts | Refusal {
    const entry = id === undefined ? this.#done.at(-1) : this.#done.find((one) => one.id === id);
    return entry ? this.#propose('undo', entry) : { refusal: 'There is nothing to undo.' };
  }

  /** Returns the text with the edit again that was undone last. */
  redo(): Proposal | Conflicts | Refusal {
    const entry = this.#undone.at(-1);
    return entry ? this.#propose('redo', entry) : { refusal: 'There is nothing to do again.' };
  }

  /** Records an undo or a redo that was written. */
  commit({ kind, id, edited }: Proposal, after = hashOf(edited.text)): void {
    const change = this.#note(kind, edited, after);
    const [from, to] = kind === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done];
    from.splice(
      from.findIndex((one) => one.id === id),
      1,
    );
    to.push({ id, change });
  }

  #propose(kind: 'undo' | 'redo', { id, change }: DoneEdit): Proposal | Conflicts | Refusal {
    const result = this.#without(change);
    return isRefusal(result) || isConflict(result) ? result : { kind, id, edited: result };
  }

  /** Undoes one change: by its own splices where no later change touches them, else by merging values. */
  #without(index: number): EditedText | Conflicts | Refusal {
    const own = this.changes[index]!;
    if (own.after === this.hash) return { text: applySplices(this.text, own.inverse), splices: own.inverse };
    const later = this.changes.slice(index + 1);
    const after = this.#textBefore(index + 1);
    const before = applySplices(after, own.inverse);
    let splices: Splice[] | undefined = own.inverse;
    for (const change of later) splices &&= rebased(splices, change.splices);
    return orRefusal(() => {
      const merged = mergeInto(parseOrRefuse(after), parseOrRefuse(before), this.text);
      if (isRefusal(merged) || isConflict(merged) || !splices) return merged;
      const text = applySplices(this.text, splices);
      return isSame(text, merged.text) ? { text, splices } : merged;
    });
  }

  #textBefore(index: number): string {
    return this.changes.slice(index).reduceRight((text, { inverse }) => applySplices(text, inverse), this.text);
  }

  #note(kind: Change['kind'], { text, splices }: EditedText, after: string): number {
    const inverse = inverseOf(this.text, splices);
    this.changes.push({ kind, before: this.hash, after, splices, inverse });
    this.text = text;
    return this.changes.length - 1;
  }
}

/** An undo or a redo that is not recorded yet: it has to be written first. */
export interface Proposal {
  kind: 'undo' | 'redo';
  id: number;
  edited: EditedText;
}

/** Returns whether two texts say the same. */
function isSame(one: string, other: string): boolean {
  const read = orRefusal(() => ({ same: isDeepStrictEqual(parseOrRefuse(one), parseOrRefuse(other)) }));
  return !isRefusal(read) && read.same;
}
