/** Joins splices that were made one after the other, and makes each as small as possible. */
import { inTextOrder, applySplices } from '../manifest/yaml/edit/splice.ts';
import type { Splice } from './edit.ts';
import { trimmed } from './write/trimmed.ts';

/** A part of a text that was spliced: from the first text, or new. */
type Piece = { start: number; end: number } | { text: string };

interface Checkpoint {
  pieces: Piece[];
  text: string;
}

/** Follows a text through several series of splices. */
export class Spliced {
  readonly #original: string;
  #pieces: Piece[];
  text: string;

  constructor(text: string) {
    this.#original = text;
    this.#pieces = [{ start: 0, end: text.length }];
    this.text = text;
  }

  /** Applies splices to the text as it is by now. */
  apply(splices: Splice[]): void {
    const pieces: Piece[] = [];
    let at = 0;
    for (const { start, end, text } of inTextOrder(splices)) {
      pieces.push(...this.#cut(at, start), { text });
      at = end;
    }
    pieces.push(...this.#cut(at, this.text.length));
    this.#pieces = pieces;
    this.text = applySplices(this.text, splices);
  }

  /** Returns what `reset` goes back to. */
  checkpoint(): Checkpoint {
    return { pieces: this.#pieces, text: this.text };
  }

  reset({ pieces, text }: Checkpoint): void {
    this.#pieces = pieces;
    this.text = text;
  }

  /** Returns the splices that turn the first text into the present one. */
  splices(): Splice[] {
    const splices: Splice[] = [];
    let [at, inserted] = [0, ''];
    for (const piece of [...this.#pieces, { start: this.#original.length, end: this.#original.length }]) {
      if ('text' in piece) inserted += piece.text;
      else {
        if (inserted !== '' || piece.start > at) splices.push({ start: at, end: piece.start, text: inserted });
        [at, inserted] = [piece.end, ''];
      }
    }
    return splices.flatMap((one) => trimmed(this.#original, one));
  }

  #cut(from: number, to: number): Piece[] {
    let at = 0;
    return this.#pieces.flatMap((piece): Piece[] => {
      const length = 'text' in piece ? piece.text.length : piece.end - piece.start;
      const [start, end] = [Math.max(0, from - at), Math.min(length, to - at)];
      at += length;
      if (start >= end) return [];
      return [
        'text' in piece
          ? { text: piece.text.slice(start, end) }
          : { start: piece.start + start, end: piece.start + end },
      ];
    });
  }
}

/** Returns the splices that undo some splices of a text. */
export function inverseOf(text: string, splices: Splice[]): Splice[] {
  let shift = 0;
  return inTextOrder(splices).map(({ start, end, text: inserted }) => {
    const at = start + shift;
    shift += inserted.length - (end - start);
    return { start: at, end: at + inserted.length, text: text.slice(start, end) };
  });
}

/** Returns splices as they are after some others; undefined where those change the same text, or text beside it. */
export function rebased(splices: Splice[], others: Splice[]): Splice[] | undefined {
  const shifted = splices.map((one) => {
    if (others.some((other) => other.start <= one.end && one.start <= other.end)) return undefined;
    const before = others.filter((other) => other.end <= one.start);
    const shift = before.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
    return { ...one, start: one.start + shift, end: one.end + shift };
  });
  return shifted.every((one) => one !== undefined) ? shifted : undefined;
}
