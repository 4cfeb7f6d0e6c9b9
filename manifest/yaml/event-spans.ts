/** Finds what the events of the YAML reader span in the text. */
import { EVENT_ID } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import type { Span } from '../problems/problem.ts';

/** Returns for each event the index of the one after the whole value that begins with it. */
export function nextOfEach(events: Event[]): Int32Array {
  const next = new Int32Array(events.length);
  const open: number[] = [];
  for (let index = 0; index < events.length; index++) {
    const { type } = events[index]!;
    next[index] = index + 1;
    if (type === EVENT_ID.POP) next[open.pop()!] = index + 1;
    else if (type !== EVENT_ID.SCALAR && type !== EVENT_ID.ALIAS) open.push(index);
  }
  return next;
}

/** Returns the span of a scalar, with its quotes. */
export function scalarSpan({ valueStart, valueEnd }: ScalarEvent, text: string): Span {
  const isQuoted = /["']/.test(text[valueStart - 1] ?? '') && text[valueEnd] === text[valueStart - 1];
  return isQuoted ? { start: valueStart - 1, end: valueEnd + 1 } : { start: valueStart, end: valueEnd };
}

/** Returns the span of the hyphen of an empty list item. */
export function emptyItem(text: string, from: number): Span {
  const hyphen = /^[ -]*-(?=\s*(?:#|$))/m.exec(text.slice(from));
  const end = from + (hyphen ? hyphen.index + hyphen[0].length : 1);
  return { start: end - 1, end };
}

/** Returns where the line of an offset ends, before its line break. */
export function lineBreakAt(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
