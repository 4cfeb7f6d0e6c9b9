/** Finds the position of each part of a value in its text. */
import { EVENT_ID, getScalarValue, parseEvents } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import { escapePointer } from '../../schema/values/pointer.ts';
import type { Source } from './source.ts';
import type { Span } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';

/**
 * Returns functions that find positions in a valid text. It is read again at the first call, which only happens where
 * something is wrong: keeping the events would cost every check half of its memory.
 */
export function positionsIn(text: string): Pick<Source, 'locate' | 'has'> {
  let cached: Position | undefined;
  const root = () => (cached ??= positionsOf(parseEvents(text, {}), text));
  return {
    locate(pointer, at = 'value') {
      const { start, end = endOfLine(text, start) } = find(root(), pointer, at);
      return { start, end };
    },
    has: (pointer) => descend(root(), pointer).isWhole,
  };
}

interface Position {
  /** The end of a list or of fields is that of their first line, which is looked up when it is asked for. */
  value: { start: number; end?: number };
  key?: Span | undefined;
  /** The value starts on a line below its key; then the key is the better mark. */
  isBelow?: boolean;
  /** What a list or fields hold, by the step of a pointer that leads there. */
  inside?: () => Map<string, Position>;
}

/** Returns the position of a pointer, or of the deepest existing part on its way. */
function descend(root: Position, pointer: Pointer): { position: Position; isWhole: boolean } {
  let position = root;
  for (const step of pointer.split('/').slice(1)) {
    const next = position.inside?.().get(step);
    if (!next) return { position, isWhole: false };
    position = next;
  }
  return { position, isWhole: true };
}

function find(root: Position, pointer: Pointer, at: 'key' | 'value'): Position['value'] {
  const { position, isWhole } = descend(root, pointer);
  return (!isWhole || at === 'key' || position.isBelow ? position.key : undefined) ?? position.value;
}

/** Finds the keys and values of each list and mapping when they are first needed: few ever are. */
function positionsOf(events: Event[], text: string): Position {
  const next = nextOfEach(events);

  /** `from` gives the offset to which the text before the value was read. */
  function positionAt(index: number, from: () => number, key?: Span): Position {
    const event = events[index]!;
    if (event.type === EVENT_ID.SCALAR) {
      // An empty field is shown by its name, an empty item by its hyphen.
      const value = event.valueStart === -1 ? (key ?? emptyItem(text, from())) : scalarSpan(event, text);
      return { value, key };
    }
    if (event.type !== EVENT_ID.SEQUENCE && event.type !== EVENT_ID.MAPPING) return { value: { start: from() }, key };
    const isBelow = key !== undefined && text.slice(key.end, event.start).includes('\n');
    let cached: Map<string, Position> | undefined;
    const inside = () => (cached ??= event.type === EVENT_ID.SEQUENCE ? itemsAt(index, event.start) : fieldsAt(index));
    return { value: { start: event.start }, isBelow, key, inside };
  }

  function itemsAt(list: number, start: number): Map<string, Position> {
    const items = new Map<string, Position>();
    let before: Position = { value: { start } };
    for (let at = list + 1; events[at]!.type !== EVENT_ID.POP; at = next[at]!) {
      before = positionAt(at, () => endOf(before));
      items.set(String(items.size), before);
    }
    return items;
  }

  function fieldsAt(mapping: number): Map<string, Position> {
    const fields = new Map<string, Position>();
    for (let at = mapping + 1; events[at]!.type !== EVENT_ID.POP; at = next[at + 1]!) {
      const key = events[at] as ScalarEvent; // anything else has been refused
      const span = scalarSpan(key, text);
      fields.set(
        escapePointer(getScalarValue(text, key)),
        positionAt(at + 1, () => span.end, span),
      );
    }
    return fields;
  }

  return positionAt(1, () => 0); // the first event opens the document
}

/** Returns for each event the index of the one after the whole value that begins with it. */
function nextOfEach(events: Event[]): Int32Array {
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

/** Returns the offset to which the text has been read at the end of a value. */
function endOf({ value: { start, end = start }, inside }: Position): number {
  const last = inside && [...inside().values()].at(-1);
  return last ? endOf(last) : end;
}

function scalarSpan({ valueStart, valueEnd }: ScalarEvent, text: string): Span {
  const isQuoted = /["']/.test(text[valueStart - 1] ?? '') && text[valueEnd] === text[valueStart - 1];
  return isQuoted ? { start: valueStart - 1, end: valueEnd + 1 } : { start: valueStart, end: valueEnd };
}

/** Returns the span of the hyphen of an empty list item. */
function emptyItem(text: string, from: number): Span {
  const hyphen = /^[ -]*-(?=\s*(?:#|$))/m.exec(text.slice(from));
  const end = from + (hyphen ? hyphen.index + hyphen[0].length : 1);
  return { start: end - 1, end };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
