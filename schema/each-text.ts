import { escapePointer } from './parse.ts';
import type { Pointer } from './problem.ts';

/** A text of a manifest where it is written. */
export interface WrittenText {
  text: string;
  /** Put together only when it is asked for: most texts are right. */
  pointer(): Pointer;
  /** Puts another text in its place. */
  replace(text: string): void;
}

/** Every text of a value that some signs stand in, in the order of the file. */
export function textsWith(signs: RegExp, value: unknown): WrittenText[] {
  const found: WrittenText[] = [];
  collect(signs, value, [], found);
  return found;
}

function collect(signs: RegExp, parent: unknown, steps: string[], found: WrittenText[]): void {
  if (typeof parent !== 'object' || parent === null) return;
  for (const [name, child] of Object.entries(parent)) {
    steps.push(name);
    if (typeof child === 'string') {
      if (signs.test(child)) found.push(written(child, parent as Record<string, unknown>, [...steps]));
    } else collect(signs, child, steps, found);
    steps.pop();
  }
}

function written(text: string, parent: Record<string, unknown>, steps: string[]): WrittenText {
  return {
    text,
    pointer: () => steps.map((step) => `/${escapePointer(step)}`).join(''),
    replace: (better) => void (parent[steps.at(-1)!] = better),
  };
}
