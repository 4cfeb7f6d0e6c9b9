/** Text → Source. The only file that knows the YAML library. */
import { CORE_SCHEMA, constructFromEvents, EVENT_ID, getScalarValue, parseEvents, YAMLException } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import type { Edit, Pointer, Problem, ProblemCode, Span } from './problem.ts';
import { problemKinds } from './problem-kinds.ts';
import { cutTexts } from './yaml/cut-texts.ts';
import { explainSyntax } from './yaml/syntax.ts';

/** A parsed manifest: its value, and where each part of it stands in the text. */
export interface Source {
  file: string;
  text: string;
  value: unknown;
  /** The stretch of a value or of its field's name; of the nearest parent where the pointer leads nowhere. */
  locate(pointer: Pointer, at?: 'key' | 'value'): Span;
  /** Whether the pointer leads to something that is written. */
  has(pointer: Pointer): boolean;
  /** Where it can be read, and yet may say something else than was meant. */
  doubts: ParseSlip[];
}

/** A slip in the YAML itself, found before there is any value. */
export interface ParseSlip {
  code: ProblemCode;
  message: string;
  hint: string;
  span: Span;
  related?: { span: Span; message: string };
  fix?: Edit[];
}

/** A slip as a problem of its file. */
export function problemOf(slip: ParseSlip, file: string): Problem {
  return { ...slip, severity: problemKinds[slip.code].severity, file, pointer: '', where: '' };
}

/** No text of a website is longer; a longer one is a mistake or an attack. */
const MAX_SCALAR = 100_000;

/** Parses a manifest (YAML, of which JSON is a part). Gives the slips instead if the text is broken. */
export function parse(file: string, text: string): Source | ParseSlip[] {
  try {
    const events = parseEvents(text, {});
    const slips = inspect(events, text);
    if (slips.length > 0) return slips;
    const [value] = constructFromEvents(events, { source: text, schema: CORE_SCHEMA, maxAliases: 0 });
    return { file, text, value, doubts: cutTexts(events, text), ...placesIn(text) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const offset = Math.min(error.mark?.position ?? 0, text.length);
    return [explainSyntax(text, offset, error.reason)];
  }
}

/**
 * Finds the places of a right text. The text is read once more when one is asked for, which is only where something is
 * wrong: to keep the events would cost every check half of its memory.
 */
function placesIn(text: string): Pick<Source, 'locate' | 'has'> {
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

/** What is lawful YAML and yet refused: aliases, tags, giant texts, several documents, keys written twice. */
function inspect(events: Event[], text: string): ParseSlip[] {
  const slips: ParseSlip[] = [];
  const open: ({ keys: Map<string, Span>; expectsKey: boolean } | null)[] = [];
  const documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length;
  if (documents > 1) slips.push(severalDocuments(events, text));
  // Before the end of its document comes a single empty value.
  if (documents === 0 || (documents === 1 && events.length === 3 && isEmpty(events[1]!))) slips.push(emptyFile());
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    if (parent) {
      if (parent.expectsKey) slips.push(...inspectKey(event, text, parent.keys));
      parent.expectsKey = !parent.expectsKey;
    }
    if (event.type === EVENT_ID.MAPPING) open.push({ keys: new Map(), expectsKey: true });
    else if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.DOCUMENT) open.push(null);
    else if (event.type === EVENT_ID.SCALAR && event.valueEnd - event.valueStart > MAX_SCALAR) {
      slips.push(tooLong(event.valueStart, event.valueEnd));
    }
    if (event.type !== EVENT_ID.DOCUMENT && event.type !== EVENT_ID.ALIAS && event.tagStart !== -1) {
      slips.push(tagged(text, { start: event.tagStart, end: event.tagEnd }));
    }
  }
  return [...slips, ...inspectAnchors(events, text)].toSorted((a, b) => a.span.start - b.span.start);
}

function inspectKey(event: Event, text: string, keys: Map<string, Span>): ParseSlip[] {
  if (event.type !== EVENT_ID.SCALAR || event.valueStart === -1) {
    const start = event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE ? event.start : -1;
    return event.type === EVENT_ID.ALIAS || start === -1 ? [] : [unnamedField(start)];
  }
  const key = getScalarValue(text, event);
  const span = { start: event.valueStart, end: event.valueEnd };
  const first = keys.get(key);
  if (first) return [writtenTwice(key, span, first)];
  keys.set(key, span);
  return [];
}

/** One slip for each anchor, however often it is used; and one for an alias that stands for nothing. */
function inspectAnchors(events: Event[], text: string): ParseSlip[] {
  const anchors = new Map<string, ParseSlip>();
  const slips: ParseSlip[] = [];
  for (const event of events) {
    if (!('anchorStart' in event) || event.anchorStart === -1) continue;
    const name = text.slice(event.anchorStart, event.anchorEnd);
    const span = { start: event.anchorStart - 1, end: event.anchorEnd };
    const anchor = anchors.get(name);
    if (event.type === EVENT_ID.ALIAS && anchor) anchor.related ??= { span, message: 'It is used here:' };
    else slips.push(event.type === EVENT_ID.ALIAS ? strayAlias(span) : noteAnchor(anchors, name, span));
  }
  return slips;
}

function noteAnchor(anchors: Map<string, ParseSlip>, name: string, span: Span): ParseSlip {
  const slip: ParseSlip = {
    code: 'yaml-alias',
    message: 'Anchors (&name) and their aliases (*name) are not used in a manifest.',
    hint: 'Write a repeated block once under "shared" and a repeated value once under "figures". A text that starts with & needs quotes.',
    span,
  };
  anchors.set(name, slip);
  return slip;
}

function strayAlias(span: Span): ParseSlip {
  return {
    code: 'yaml-syntax',
    message: 'A text that starts with * needs quotes.',
    hint: 'Put the whole text in double quotes.',
    span,
  };
}

function tagged(text: string, span: Span): ParseSlip {
  const tag = text.slice(span.start, span.end);
  return {
    code: 'yaml-tag',
    message: `A value may not start with ${tag.startsWith('!!') ? '!!' : '!'}.`,
    hint: `Put the whole text in double quotes, or remove ${tag.slice(0, 40)}.`,
    span,
  };
}

function unnamedField(start: number): ParseSlip {
  return {
    code: 'yaml-syntax',
    message: 'Brackets stand where a field should have its name.',
    hint: 'Put the text in double quotes if the brackets belong to it.',
    span: { start, end: start + 1 },
  };
}

function isEmpty(event: Event): boolean {
  return event.type === EVENT_ID.SCALAR && event.valueStart === -1;
}

function emptyFile(): ParseSlip {
  return {
    code: 'yaml-empty',
    message: 'The file holds nothing, or nothing but comments.',
    hint: 'Start from examples/ or from the README.',
    span: { start: 0, end: 0 },
  };
}

function writtenTwice(key: string, span: Span, first: Span): ParseSlip {
  return {
    code: 'yaml-duplicate-key',
    message: `The field ${JSON.stringify(key)} is written twice in one place.`,
    hint: 'Keep one of the two.',
    span,
    related: { span: first, message: 'It stands here already:' },
  };
}

function tooLong(start: number, end: number): ParseSlip {
  return {
    code: 'text-too-long',
    message: `This text has about ${(end - start).toLocaleString('en')} characters; ${MAX_SCALAR.toLocaleString('en')} is the most.`,
    hint: 'Look for a missing quote or line break, or split the text into several blocks.',
    span: { start, end: start + 1 },
  };
}

function severalDocuments(events: Event[], text: string): ParseSlip {
  const second = events.findIndex(({ type }, index) => index > 0 && type === EVENT_ID.DOCUMENT);
  const ends = events.slice(0, second).map((event) => ('valueEnd' in event ? event.valueEnd : 0));
  const at = text.indexOf('\n---', ends.reduce((a, b) => Math.max(a, b), 0) - 1) + 1;
  return {
    code: 'yaml-documents',
    message: 'A line of three hyphens starts a second document; a manifest is one document.',
    hint: 'Remove the line.',
    span: { start: at, end: at + 3 },
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

/** A field's name as it stands in a JSON pointer. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
