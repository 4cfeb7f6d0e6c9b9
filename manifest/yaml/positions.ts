/** Where each part of a value stands in the text. */
import { EVENT_ID, getScalarValue, parseEvents } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import { escapePointer } from '../../schema/values/pointer.ts';
import type { Source } from './source.ts';
import type { Span } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';

/**
 * Finds the places of a right text. The text is read once more when one is asked for, which is only where something is
 * wrong: to keep the events would cost every check half of its memory.
 */
export function positionsIn(text: string): Pick<Source, 'locate' | 'has'> {
  let known: Place | undefined;
  const root = () => (known ??= placesOf(parseEvents(text, {}), text));
  return {
    locate(pointer, at = 'value') {
      const { start, end = endOfLine(text, start) } = find(root(), pointer, at);
      return { start, end };
    },
    has: (pointer) => descend(root(), pointer).isWhole,
  };
}

interface Place {
  /** The end of a list or of fields is that of their first line, which is looked up when it is asked for. */
  value: { start: number; end?: number };
  key?: Span | undefined;
  /** The value starts on a line below its key; then the key says better what is meant. */
  isBelow?: boolean;
  /** What a list or fields hold, by the step of a pointer that leads there. */
  inside?: () => Map<string, Place>;
}

/** The place that a pointer leads to, or the deepest one on its way. */
function descend(root: Place, pointer: Pointer): { place: Place; isWhole: boolean } {
  let place = root;
  for (const step of pointer.split('/').slice(1)) {
    const next = place.inside?.().get(step);
    if (!next) return { place, isWhole: false };
    place = next;
  }
  return { place, isWhole: true };
}

function find(root: Place, pointer: Pointer, at: 'key' | 'value'): Place['value'] {
  const { place, isWhole } = descend(root, pointer);
  return (!isWhole || at === 'key' || place.isBelow ? place.key : undefined) ?? place.value;
}

/** Notes where the keys and values stand, of each list and all fields when they are first asked for: few ever are. */
function placesOf(events: Event[], text: string): Place {
  const behind = behindEach(events);

  /** `from` gives the offset to which the text before the value was read. */
  function placeAt(index: number, from: () => number, key?: Span): Place {
    const event = events[index]!;
    if (event.type === EVENT_ID.SCALAR) {
      // An empty field is shown by its name, an empty item by its hyphen.
      const value = event.valueStart === -1 ? (key ?? emptyItem(text, from())) : scalarSpan(event, text);
      return { value, key };
    }
    if (event.type !== EVENT_ID.SEQUENCE && event.type !== EVENT_ID.MAPPING) return { value: { start: from() }, key };
    const isBelow = key !== undefined && text.slice(key.end, event.start).includes('\n');
    let known: Map<string, Place> | undefined;
    const inside = () => (known ??= event.type === EVENT_ID.SEQUENCE ? itemsAt(index, event.start) : fieldsAt(index));
    return { value: { start: event.start }, isBelow, key, inside };
  }

  function itemsAt(list: number, start: number): Map<string, Place> {
    const items = new Map<string, Place>();
    let before: Place = { value: { start } };
    for (let at = list + 1; events[at]!.type !== EVENT_ID.POP; at = behind[at]!) {
      before = placeAt(at, () => endOf(before));
      items.set(String(items.size), before);
    }
    return items;
  }

  function fieldsAt(mapping: number): Map<string, Place> {
    const fields = new Map<string, Place>();
    for (let at = mapping + 1; events[at]!.type !== EVENT_ID.POP; at = behind[at + 1]!) {
      const key = events[at] as ScalarEvent; // anything else has been refused
      const span = scalarSpan(key, text);
      fields.set(
        escapePointer(getScalarValue(text, key)),
        placeAt(at + 1, () => span.end, span),
      );
    }
    return fields;
  }

  return placeAt(1, () => 0); // the first event opens the document
}

/** For each event, the number of the one behind the whole value that begins with it. */
function behindEach(events: Event[]): Int32Array {
  const behind = new Int32Array(events.length);
  const open: number[] = [];
  for (const [index, { type }] of events.entries()) {
    behind[index] = index + 1;
    if (type === EVENT_ID.POP) behind[open.pop()!] = index + 1;
    else if (type !== EVENT_ID.SCALAR && type !== EVENT_ID.ALIAS) open.push(index);
  }
  return behind;
}

/** How far the text has been read at the end of a value. */
function endOf({ value: { start, end = start }, inside }: Place): number {
  const last = inside && [...inside().values()].at(-1);
  return last ? endOf(last) : end;
}

/** A text with its quotes, if it has them. */
function scalarSpan({ valueStart, valueEnd }: ScalarEvent, text: string): Span {
  const isQuoted = /["']/.test(text[valueStart - 1] ?? '') && text[valueEnd] === text[valueStart - 1];
  return isQuoted ? { start: valueStart - 1, end: valueEnd + 1 } : { start: valueStart, end: valueEnd };
}

/** The hyphen of a list item that holds nothing. */
function emptyItem(text: string, from: number): Span {
  const hyphen = /^[ -]*-(?=\s*(?:#|$))/m.exec(text.slice(from));
  const end = from + (hyphen ? hyphen.index + hyphen[0].length : 1);
  return { start: end - 1, end };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
