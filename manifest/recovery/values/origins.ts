/** Maps the pointers of a value that has been changed to the pointers of the manifest as it was written. */
import { escapePointer, parentOf, stepsOf } from '../../../schema/values/pointer.ts';
import { lastOf } from '../../yaml/edit/field-lines.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';

/** A part that was moved, or that has a moved part inside. */
interface Part {
  /** Where it was written, if it was moved. */
  written?: Pointer;
  inside: Map<string, Part>;
}

/** The original pointers of moved parts. */
export class Origins {
  readonly #root: Part = { inside: new Map() };

  /** Returns the original pointer of a part, by the innermost moved part that it is in. */
  of(pointer: Pointer): Pointer {
    const steps = stepsOf(pointer);
    let part: Part | undefined = this.#root;
    let [written, from] = ['', 0];
    for (const [index, step] of steps.entries()) {
      part = part.inside.get(step);
      if (!part) break;
      if (part.written !== undefined) [written, from] = [part.written, index + 1];
    }
    const unmoved = steps.slice(from).map((step) => `/${escapePointer(step)}`);
    return written + unmoved.join('');
  }

  /** Records that a part has moved, with everything inside it. Where it moves into a new part in its own place, both are written there. */
  move(from: Pointer, to: Pointer): void {
    const written = this.of(from);
    const source = this.#at(parentOf(from)).inside;
    const part = source.get(lastOf(from)) ?? { inside: new Map<string, Part>() };
    source.delete(lastOf(from));
    part.written = written;
    const target = this.#at(parentOf(to));
    target.inside.set(lastOf(to), part);
    if (parentOf(to) === from) target.written = written;
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
}
