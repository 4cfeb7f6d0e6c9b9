/** Reads how a text is laid out: where each value, each name and each hyphen is written, and in which style. */
import { COLLECTION_STYLE, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml';
import type { Event, MappingEvent, ScalarEvent, SequenceEvent } from 'js-yaml';
import type { Span } from '../../manifest/problems/problem.ts';
import { startOfLine } from '../../manifest/yaml/edit/field-lines.ts';
import { stepsOf } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { Refused } from '../edit.ts';
import { skipGap } from './gaps.ts';

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'empty';

/** A text, a number, or nothing. The span of nothing is empty, after its name or hyphen. */
export interface ScalarNode extends Span {
  kind: 'scalar';
  style: ScalarStyle;
  /** Of a text below its name: the indicator, such as |-, the lines below, and their indentation. */
  block?: { indicator: Span; body: Span; indent: number };
}

/** A list or fields, on lines of their own or in brackets. */
export interface LayoutCollection extends Span {
  kind: 'list' | 'fields';
  isFlow: boolean;
  entries: LayoutEntry[];
}

export type LayoutNode = ScalarNode | LayoutCollection;

/** An entry of a list, or a field. */
export interface LayoutEntry {
  /** The offset of its hyphen or its name; of its value where it has neither. */
  at: number;
  /** The name as it is written. */
  key?: Span;
  name: string;
  /** The offset after the hyphen or the colon. */
  after: number;
  node: LayoutNode;
  /** It is written in a way that is read, but not changed: with a question mark, or without a colon. */
  isUneditable?: true;
}

/** Where a part is written: the collections from the outermost to the one that holds it, and its entry there. */
export interface EntryPosition {
  containers: LayoutCollection[];
  container: LayoutCollection;
  entry: LayoutEntry;
  index: number;
}

/** Returns the outermost value of a text that can be read. */
export function readLayout(text: string): LayoutNode {
  return new LayoutReader(parseEvents(text, {}), text).read();
}

/** Returns where a part is written; there is one at the pointer. Throws Refused for a rare form of YAML. */
export function entryPositionOf(root: LayoutNode, pointer: Pointer): EntryPosition {
  const containers: LayoutCollection[] = [];
  let node = root;
  let position: EntryPosition | undefined;
  for (const step of stepsOf(pointer)) {
    const container = node as LayoutCollection;
    containers.push(container);
    const index = container.kind === 'list' ? Number(step) : container.entries.findIndex(({ name }) => name === step);
    const entry = container.entries[index]!;
    if (entry.isUneditable)
      throw new Refused('This is written in a rare form of YAML, which has to be changed by hand.');
    position = { containers: [...containers], container, entry, index };
    node = entry.node;
  }
  return position!;
}

/** Returns the value that is written at a pointer. Throws Refused. */
export function nodeAt(root: LayoutNode, pointer: Pointer): LayoutNode {
  return pointer === '' ? root : entryPositionOf(root, pointer).entry.node;
}

const STYLES = {
  [SCALAR_STYLE.PLAIN]: 'plain',
  [SCALAR_STYLE.SINGLE_QUOTED]: 'single',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'double',
  [SCALAR_STYLE.LITERAL_BLOCK]: 'literal',
  [SCALAR_STYLE.FOLDED_BLOCK]: 'folded',
} as const;

class LayoutReader {
  #index = 1; // the first event opens the document
  readonly #events: Event[];
  readonly #text: string;

  constructor(events: Event[], text: string) {
    this.#events = events;
    this.#text = text;
  }

  /** Reads the next value, which is written after an offset. */
  read(from = 0): LayoutNode {
    const event = this.#events[this.#index++]!;
    if (event.type === EVENT_ID.SCALAR) return this.#scalar(event, from);
    if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) return this.#collection(event);
    throw new Error('A text with aliases has no layout.'); // it has been refused before
  }

  #scalar({ valueStart: start, valueEnd: end, style, indent }: ScalarEvent, from: number): ScalarNode {
    const written = STYLES[style];
    if (start === -1) return { kind: 'scalar', style: 'empty', start: from, end: from };
    if (written === 'plain') return { kind: 'scalar', style: written, start, end };
    if (written === 'single' || written === 'double')
      return { kind: 'scalar', style: written, start: start - 1, end: end + 1 };
    const at = skipGap(this.#text, from);
    const indicator = { start: at, end: at + /^[|>][-+\d]*/.exec(this.#text.slice(at, at + 9))![0].length };
    const body = this.#text.slice(start, end);
    const blank = new RegExp(`(?:\\n {0,${Math.max(indent, 0)}})+$`);
    const isKept = this.#text.slice(indicator.start, indicator.end).includes('+');
    const length = isKept ? body.replace(/\n$/, '').length : `\n${body}`.replace(blank, '').length - 1;
    const last = length > 0 ? start + length : indicator.end;
    const block = { indicator, body: { start, end: Math.max(start, last) }, indent };
    return { kind: 'scalar', style: written, start: at, end: last, block };
  }

  #collection(event: SequenceEvent | MappingEvent): LayoutCollection {
    const { start, style } = event;
    const isList = event.type === EVENT_ID.SEQUENCE;
    const isFlow = style === COLLECTION_STYLE.FLOW;
    const isBare = isFlow && !/[[{]/.test(this.#text[start]!); // [a: b] holds fields without braces
    const entries: LayoutEntry[] = [];
    let end = isFlow && !isBare ? start + 1 : start;
    while (this.#events[this.#index]!.type !== EVENT_ID.POP) {
      const entry = isList ? this.#item(end, isFlow, entries.length) : this.#field(end);
      if (isBare) entry.isUneditable = true;
      entries.push(entry);
      ({ end } = entry.node);
      if (isFlow && !isBare) end = this.#behindComma(end);
    }
    this.#index++;
    if (isFlow && !isBare) end = skipGap(this.#text, end) + 1;
    return { kind: isList ? 'list' : 'fields', isFlow, start, end, entries };
  }

  #item(from: number, isFlow: boolean, index: number): LayoutEntry {
    const at = skipGap(this.#text, from);
    const after = isFlow ? at : at + 1;
    return { at, after, name: String(index), node: this.read(after) };
  }

  #field(from: number): LayoutEntry {
    const key = this.#scalar(this.#events[this.#index++] as ScalarEvent, from);
    const name = getScalarValue(this.#text, this.#events[this.#index - 1] as ScalarEvent);
    const colon = skipGap(this.#text, key.end);
    const isUneditable = key.style === 'empty' || this.#text[colon] !== ':' || skipGap(this.#text, from) !== key.start;
    const after = isUneditable ? key.end : colon + 1;
    const entry: LayoutEntry = { at: key.start, key, name, after, node: this.read(after) };
    return isUneditable ? { ...entry, isUneditable } : entry;
  }

  #behindComma(at: number): number {
    const next = skipGap(this.#text, at);
    return this.#text[next] === ',' ? next + 1 : at;
  }
}

/** Returns the column of an offset, from 0. */
export function columnOf(text: string, at: number): number {
  return at - startOfLine(text, at);
}
