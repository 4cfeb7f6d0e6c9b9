/** Notes of the parts of a value where they were written, while the value changes its shape. */
import { escapePointer, parentOf, stepsOf } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';

/** A part that is written elsewhere, or that something is inside of which is. */
interface Part {
  written?: Pointer;
  inside: Map<string, Part>;
}

export class Origins {
  readonly #root: Part = { inside: new Map() };

  /** The written place of a part: of all that is known on the way to it, the nearest tells. */
  of(pointer: Pointer): Pointer {
    const steps = stepsOf(pointer);
    let part: Part | undefined = this.#root;
    let [written, from] = ['', 0];
    for (const [index, step] of steps.entries()) {
      part = part.inside.get(step);
      if (!part) break;
      if (part.written !== undefined) [written, from] = [part.written, index + 1];
    }
    return (
      written +
      steps
        .slice(from)
        .map((step) => `/${escapePointer(step)}`)
        .join('')
    );
  }

  /** Notes that a part is elsewhere now, with all that is inside it. */
  move(from: Pointer, to: Pointer): void {
    const written = this.of(from);
    const part = this.#take(from);
    part.written = written;
    this.#put(to, part);
  }

  /** Notes that a part has become the one at `to`, which is inside it. */
  wrap(pointer: Pointer, to: Pointer): void {
    const written = this.of(pointer);
    this.move(pointer, to);
    this.#at(pointer).written = written;
  }

  #at(pointer: Pointer): Part {
    let part = this.#root;
    for (const step of stepsOf(pointer)) {
      let next = part.inside.get(step);
      if (!next) part.inside.set(step, (next = { inside: new Map() }));
      part = next;
    }
    return part;
  }

  #take(pointer: Pointer): Part {
    const around = this.#at(parentOf(pointer));
    const step = stepsOf(pointer).at(-1)!;
    const part = around.inside.get(step) ?? { inside: new Map<string, Part>() };
    around.inside.delete(step);
    return part;
  }

  #put(pointer: Pointer, part: Part): void {
    this.#at(parentOf(pointer)).inside.set(stepsOf(pointer).at(-1)!, part);
  }
}
