/** Finds the position of each part of a value in its text. */
import { EVENT_ID, getScalarValue, parseEvents } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import { once } from '../../schema/values/once.ts';
import { escapePointer } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { splitText } from './routes/split-routes.ts';
import type { Source } from './source.ts';
import type { Span } from '../problems/problem.ts';
import { emptyItem, lineBreakAt, nextOfEach, scalarSpan } from './event-spans.ts';

/**
 * Returns functions that find positions in a valid text. It is read again at the first call, which only happens where
 * something is wrong: keeping the events would cost every check half of its memory. Where routes can be read by
 * themselves (`hasRoutes`), only those are that a pointer leads into: most calls are about a few of many.
 */
export function positionsIn(text: string, hasRoutes = false): Pick<Source, 'locate' | 'has'> {
  const routes = once(() => (hasRoutes && splitText(text)?.routes) || []);
  const whole = once(() => readPart(text, 0));
  const parts = new Map<string, Part>();

  /** Returns the part of the text that a pointer leads into, and the pointer within it. */
  function partOf(pointer: Pointer): Part & { inside: Pointer } {
    const [, number = '', inside = ''] = /^\/routes\/(\d+)(\/.*)?$/s.exec(pointer) ?? [];
    const span = number === '' ? undefined : routes()[Number(number)];
    if (!span) return { ...whole(), inside: pointer };
    const part = parts.get(number) ?? readPart(text.slice(span.start, span.end), span.start);
    parts.set(number, part);
    return { ...part, inside: `/0${inside}` };
  }

  return {
    locate(pointer, at = 'value') {
      const { root, start: offset, inside } = partOf(pointer);
      const { start, end } = find(root, inside, at);
      return { start: start + offset, end: end === undefined ? lineBreakAt(text, start + offset) : end + offset };
    },
    has(pointer) {
      const { root, inside } = partOf(pointer);
      return descend(root, inside).isWhole;
    },
  };
}

/** A part of a text that was read by itself, and the offset at which it starts. */
interface Part {
  root: Position;
  start: number;
}

const readPart = (text: string, start: number): Part => ({ root: positionsOf(parseEvents(text, {}), text), start });

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

/** Returns the offset to which the text has been read at the end of a value. */
function endOf({ value: { start, end = start }, inside }: Position): number {
  const last = inside && [...inside().values()].at(-1);
  return last ? endOf(last) : end;
}
