import { escapePointer } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';

/** A text of a manifest where it is written. */
export interface WrittenText {
  text: string;
  /** Put together only when it is asked for: most texts are valid. */
  pointer(): Pointer;
  /** Puts another text in its place. */
  replace(text: string): void;
}

type Test = (text: string) => boolean;

/** Returns every text of a value that a quick test picks, in the order of the file. */
export function textsThat(test: Test, value: unknown): WrittenText[] {
  const found: WrittenText[] = [];
  collect(test, value, [], found);
  return found;
}

function collect(test: Test, parent: unknown, steps: string[], found: WrittenText[]): void {
  if (typeof parent !== 'object' || parent === null) return;
  const fields = parent as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    const child = fields[name];
    if (typeof child === 'string') {
      if (test(child)) found.push(written(child, fields, [...steps, name]));
    } else if (typeof child === 'object') {
      steps.push(name);
      collect(test, child, steps, found);
      steps.pop();
    }
  }
}

function written(text: string, parent: Record<string, unknown>, steps: string[]): WrittenText {
  return {
    text,
    pointer: () => steps.map((step) => `/${escapePointer(step)}`).join(''),
    replace: (better) => void (parent[steps.at(-1)!] = better),
  };
}
