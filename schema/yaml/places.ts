/** Where each part of a value stands in the text. */
import { EVENT_ID, getScalarValue, parseEvents } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import { escapePointer } from '../pointer.ts';
import type { Source } from '../parse.ts';
import type { Pointer, Span } from '../problem.ts';

/**
 * Finds the places of a right text. The text is read once more when one is asked for, which is only where something is
 * wrong: to keep the events would cost every check half of its memory.
 */
export function placesIn(text: string): Pick<Source, 'locate' | 'has'> {
  let known: Places | undefined;
  const places = () => (known ??= locateAll(parseEvents(text, {}), text));
  return {
    locate(pointer, at = 'value') {
      const { start, end = endOfLine(text, start) } = find(places(), pointer, at);
      return { start, end };
    },
    has: (pointer) => places().has(pointer),
  };
}

interface Place {
  /** The end of a list or of fields is that of their first line, which is looked up when it is asked for. */
  value: { start: number; end?: number };
  key?: Span | undefined;
  /** The value starts on a line below its key; then the key says better what is meant. */
  isBelow?: boolean;
}

type Places = Map<Pointer, Place>;

function find(places: Places, pointer: Pointer, at: 'key' | 'value'): Place['value'] {
  for (let p = pointer; ; p = p.slice(0, p.lastIndexOf('/'))) {
    const place = places.get(p);
    if (place) return (p !== pointer || at === 'key' || place.isBelow ? place.key : undefined) ?? place.value;
    if (p === '') return { start: 0, end: 0 };
  }
}

/** Walks the events once and notes where each pointer's key and value stand. Only done when something is wrong. */
function locateAll(events: Event[], text: string): Places {
  const places: Places = new Map();
  let next = 1; // the first event opens the document
  let read = 0; // how far the text has been walked
  function walk(pointer: Pointer, key?: Span): void {
    const event = events[next++]!;
    if (event.type === EVENT_ID.SCALAR) {
      // An empty field is shown by its name, an empty item by its hyphen.
      const value = event.valueStart === -1 ? (key ?? emptyItem(text, read)) : scalarSpan(event, text);
      read = value.end;
      places.set(pointer, { value, key });
    } else if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) {
      const isBelow = key !== undefined && text.slice(key.end, event.start).includes('\n');
      places.set(pointer, { value: { start: event.start }, isBelow, key });
      read = event.start;
      for (let index = 0; events[next]!.type !== EVENT_ID.POP; index++) {
        if (event.type === EVENT_ID.SEQUENCE) walk(`${pointer}/${index}`);
        else walkPair(pointer);
      }
      next++;
    }
  }
  function walkPair(pointer: Pointer): void {
    const key = events[next++]!;
    if (key.type !== EVENT_ID.SCALAR) return;
    const span = scalarSpan(key, text);
    read = span.end;
    walk(`${pointer}/${escapePointer(getScalarValue(text, key))}`, span);
  }
  walk('');
  return places;
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
