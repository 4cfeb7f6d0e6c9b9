/** Text → Source. The only file that knows the YAML library. */
import { CORE_SCHEMA, constructFromEvents, EVENT_ID, getScalarValue, parseEvents, YAMLException } from 'js-yaml';
import type { Event } from 'js-yaml';
import type { Pointer, ProblemCode, Span } from './problem.ts';
import { explainSyntax } from './syntax.ts';

/** A parsed manifest: its value, and where each part of it stands in the text. */
export interface Source {
  file: string;
  text: string;
  value: unknown;
  /** The stretch of a value or of its field's name; of the nearest parent where the pointer leads nowhere. */
  locate(pointer: Pointer, at?: 'key' | 'value'): Span;
}

/** A slip in the YAML itself, found before there is any value. */
export interface ParseSlip {
  code: ProblemCode;
  message: string;
  hint: string;
  span: Span;
  related?: { span: Span; message: string };
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
    let places: Places | undefined;
    return {
      file,
      text,
      value,
      locate: (pointer, at = 'value') => find((places ??= locateAll(events, text)), pointer, at),
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const offset = Math.min(error.mark?.position ?? 0, text.length);
    const { start = offset, ...slip } = explainSyntax(text, offset, error.reason);
    return [{ ...slip, span: { start, end: start + 1 } }];
  }
}

/** What is lawful YAML and yet refused: aliases, tags, giant texts, several documents, keys written twice. */
function inspect(events: Event[], text: string): ParseSlip[] {
  const slips: ParseSlip[] = [];
  const open: ({ keys: Map<string, Span>; expectsKey: boolean } | null)[] = [];
  let documents = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) {
      if (++documents === 2) slips.push(severalDocuments(text));
      open.push(null);
      continue;
    }
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    if (event.anchorStart !== -1) {
      slips.push({
        code: 'yaml-alias',
        message: 'Anchors (&name) and aliases (*name) are not used in a manifest.',
        hint: 'Write a repeated block once under "shared" and a repeated value once under "figures".',
        span: { start: event.anchorStart, end: event.anchorEnd },
      });
    }
    const parent = open.at(-1);
    if (parent) {
      if (parent.expectsKey && event.type === EVENT_ID.SCALAR) {
        const key = getScalarValue(text, event);
        const span = { start: event.valueStart, end: event.valueEnd };
        const first = parent.keys.get(key);
        if (first) slips.push(writtenTwice(key, span, first));
        else parent.keys.set(key, span);
      }
      parent.expectsKey = !parent.expectsKey;
    }
    if (event.type === EVENT_ID.MAPPING) open.push({ keys: new Map(), expectsKey: true });
    else if (event.type === EVENT_ID.SEQUENCE) open.push(null);
    else if (event.type === EVENT_ID.SCALAR && event.valueEnd - event.valueStart > MAX_SCALAR) {
      slips.push(tooLong(event.valueStart, event.valueEnd));
    }
  }
  if (documents === 0) {
    slips.push({
      code: 'yaml-empty',
      message: 'The file is empty.',
      hint: 'Start from examples/ or from the README.',
      span: { start: 0, end: 0 },
    });
  }
  return slips;
}

function writtenTwice(key: string, span: Span, first: Span): ParseSlip {
  return {
    code: 'yaml-duplicate-key',
    message: `The field ${JSON.stringify(key)} is written twice in one place.`,
    hint: 'Keep one of the two.',
    span,
    related: { span: first, message: 'It stands here already.' },
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

function severalDocuments(text: string): ParseSlip {
  const at = text.indexOf('\n---', 1) + 1;
  return {
    code: 'yaml-documents',
    message: 'A line of three hyphens starts a second document; a manifest is one document.',
    hint: 'Remove the line.',
    span: { start: at, end: at + 3 },
  };
}

type Places = Map<Pointer, { key?: Span; value: Span }>;

function find(places: Places, pointer: Pointer, at: 'key' | 'value'): Span {
  for (let p = pointer; ; p = p.slice(0, p.lastIndexOf('/'))) {
    const place = places.get(p);
    if (place) return (p !== pointer || at === 'key' ? place.key : undefined) ?? place.value;
    if (p === '') return { start: 0, end: 0 };
  }
}

/** Walks the events once and notes where each pointer's key and value stand. Only done when something is wrong. */
function locateAll(events: Event[], text: string): Places {
  const places: Places = new Map();
  let next = 1; // the first event opens the document
  function walk(pointer: Pointer, key?: Span): void {
    const event = events[next++]!;
    if (event.type === EVENT_ID.SCALAR) {
      note(pointer, { start: event.valueStart, end: event.valueEnd }, key);
    } else if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) {
      note(pointer, { start: event.start, end: endOfLine(text, event.start) }, key);
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
    const name = escapePointer(getScalarValue(text, key));
    walk(`${pointer}/${name}`, { start: key.valueStart, end: key.valueEnd });
  }
  function note(pointer: Pointer, value: Span, key?: Span): void {
    places.set(pointer, key ? { key, value } : { value });
  }
  walk('');
  return places;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

/** A field's name as it stands in a JSON pointer. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
