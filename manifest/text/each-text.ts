/** Collects the texts of a value with where they are written. */
import { escapePointer } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';

/** A text of a manifest where it is written. */
export interface WrittenText {
  text: string;
  /** Put together only when it is asked for: most texts are valid. */
  pointerOf(): Pointer;
  /** Puts another text in its place. */
  replace(text: string): void;
}

type Test = (text: string) => boolean;
/** The name of a field or the index of an item. */
type Step = string | number;
type Parent = Record<Step, unknown>;

/** Returns every text of a value that a quick test picks, in the order of the file. */
export function textsThat(test: Test, value: unknown): WrittenText[] {
  const collector = new Collector(test);
  collector.collect(value);
  return collector.found;
}

class Collector {
  readonly found: WrittenText[] = [];
  readonly #test: Test;
  readonly #steps: Step[] = [];

  constructor(test: Test) {
    this.#test = test;
  }

  /** Collects the texts below a value, without lists of its names: every page is walked several times. */
  collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const parent = value as Parent;
    if (Array.isArray(value)) for (let index = 0; index < value.length; index++) this.#visit(parent, index);
    else for (const name in value) this.#visit(parent, name);
  }

  #visit(parent: Parent, step: Step): void {
    const child = parent[step];
    if (typeof child === 'string') {
      if (this.#test(child)) this.found.push(written(child, parent, [...this.#steps, step]));
    } else if (typeof child === 'object') {
      this.#steps.push(step);
      this.collect(child);
      this.#steps.pop();
    }
  }
}

function written(text: string, parent: Parent, steps: Step[]): WrittenText {
  return {
    text,
    pointerOf: () => steps.map((step) => `/${escapePointer(String(step))}`).join(''),
    replace: (better) => void (parent[steps.at(-1)!] = better),
  };
}

/** Returns the pointer of the page, shared block or part of the layout that a text is in. */
export function pageOf(pointer: Pointer): string {
  return /^\/(?:routes|shared)\/[^/]+|^\/[^/]+/.exec(pointer)?.[0] ?? '';
}
