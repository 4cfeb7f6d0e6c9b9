/** Finds valid YAML that a manifest may not use: aliases, tags, giant texts, several documents, duplicate keys. */
import { EVENT_ID, getScalarValue, SCALAR_STYLE } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import type { SyntaxProblem } from './source.ts';
import type { Span } from '../problems/problem.ts';

/** No text of a website is longer; a longer one is a mistake or an attack. */
const MAX_SCALAR = 100_000;

/** Finds such YAML in the events of a text. */
export function inspect(events: Event[], text: string): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const open: ({ keys: Map<string, Span>; expectsKey: boolean } | null)[] = [];
  const documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length;
  if (documents > 1) problems.push(severalDocuments(events, text));
  // An empty file is a document with one empty value.
  if (documents === 0 || (documents === 1 && events.length === 3 && isEmpty(events[1]!))) problems.push(emptyFile());
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    if (parent) {
      if (parent.expectsKey) problems.push(...inspectKey(event, text, parent.keys));
      parent.expectsKey = !parent.expectsKey;
    }
    if (event.type === EVENT_ID.MAPPING) open.push({ keys: new Map(), expectsKey: true });
    else if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.DOCUMENT) open.push(null);
    else if (event.type === EVENT_ID.SCALAR && event.valueEnd - event.valueStart > MAX_SCALAR) {
      problems.push(tooLong(event.valueStart, event.valueEnd));
    } else if (event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN) {
      problems.push(...inspectPlain(event, text));
    }
    if (event.type !== EVENT_ID.DOCUMENT && event.type !== EVENT_ID.ALIAS && event.tagStart !== -1) {
      problems.push(tagged(text, { start: event.tagStart, end: event.tagEnd }));
    }
  }
  return [...problems, ...inspectAnchors(events, text)].toSorted((a, b) => a.span.start - b.span.start);
}

/** The start of an item or a comment that has become a line of the text above it. */
const SWALLOWED = /\n[ \t]*(-(?= |$)|[*•] |\/\/ |\/\*|<!--|[\u00A0\u200B\u3000\uFEFF])/;

function inspectPlain({ valueStart, valueEnd }: ScalarEvent, text: string): SyntaxProblem[] {
  const found = valueStart === -1 ? null : SWALLOWED.exec(text.slice(valueStart, valueEnd));
  if (!found) return [];
  const mark = found[1]!.trim();
  const start = valueStart + found.index + found[0].length - found[1]!.length;
  return [
    {
      code: 'yaml-syntax',
      message: `This line begins with ${mark === '-' ? 'a hyphen' : mark === '' ? 'a special space' : mark}, but is indented so far that it belongs to the text above it.`,
      hint: 'Let an item of a list start below the other items. If the text is meant to go on, put it all in double quotes.',
      span: { start, end: start + Math.max(1, mark.length) },
    },
  ];
}

function inspectKey(event: Event, text: string, keys: Map<string, Span>): SyntaxProblem[] {
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

/** Reports each anchor once, however often it is used; and each alias that has no anchor. */
function inspectAnchors(events: Event[], text: string): SyntaxProblem[] {
  const anchors = new Map<string, SyntaxProblem>();
  const problems: SyntaxProblem[] = [];
  for (const event of events) {
    if (!('anchorStart' in event) || event.anchorStart === -1) continue;
    const name = text.slice(event.anchorStart, event.anchorEnd);
    const span = { start: event.anchorStart - 1, end: event.anchorEnd };
    const anchor = anchors.get(name);
    if (event.type === EVENT_ID.ALIAS && anchor) anchor.related ??= { span, message: 'It is used here:' };
    else problems.push(event.type === EVENT_ID.ALIAS ? strayAlias(span, text) : noteAnchor(anchors, name, span));
  }
  return problems;
}

function noteAnchor(anchors: Map<string, SyntaxProblem>, name: string, span: Span): SyntaxProblem {
  const problem: SyntaxProblem = {
    code: 'yaml-alias',
    message: 'Anchors (&name) and their aliases (*name) are not used in a manifest.',
    hint: 'Write a repeated block once under "shared" and a repeated value once under "figures". A text that starts with & needs quotes.',
    span,
  };
  anchors.set(name, problem);
  return problem;
}

function strayAlias(span: Span, text: string): SyntaxProblem {
  const line = text.slice(text.lastIndexOf('\n', span.start) + 1, span.start);
  if (/^ *(?:- +)*<< *: *\[? *$/.test(line)) {
    return {
      code: 'yaml-alias',
      message: '"<<" takes over the fields of an anchor, and a manifest has no anchors.',
      hint: 'Remove this line and write the fields out; or write a block that is used often once under "shared".',
      span: { start: span.start - line.trimStart().length, end: span.end },
    };
  }
  return {
    code: 'yaml-syntax',
    message: 'A text that starts with * needs quotes.',
    hint: /^\*[\w-]+$/.test(text.slice(span.start, span.end))
      ? 'Put the whole text in double quotes. If it is to repeat something: a manifest has no anchors, but blocks under "shared".'
      : 'Put the whole text in double quotes.',
    span,
  };
}

function tagged(text: string, span: Span): SyntaxProblem {
  const tag = text.slice(span.start, span.end);
  return {
    code: 'yaml-tag',
    message: `A value may not start with ${tag.startsWith('!!') ? '!!' : 'an exclamation mark (!)'}: YAML takes ${tag.slice(0, 40)} for a tag.`,
    hint: `Put the whole text in double quotes, or remove ${tag.slice(0, 40)}.`,
    span,
  };
}

function unnamedField(start: number): SyntaxProblem {
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

function emptyFile(): SyntaxProblem {
  return {
    code: 'yaml-empty',
    message: 'The file holds nothing, or nothing but comments.',
    hint: 'Start from examples/ or from the README.',
    span: { start: 0, end: 0 },
  };
}

function writtenTwice(key: string, span: Span, first: Span): SyntaxProblem {
  return {
    code: 'yaml-duplicate-key',
    message: `The field ${JSON.stringify(key)} is written twice in one place.`,
    hint: 'Keep one of the two.',
    span,
    related: { span: first, message: 'It stands here already:' },
  };
}

function tooLong(start: number, end: number): SyntaxProblem {
  return {
    code: 'text-too-long',
    message: `This text has about ${(end - start).toLocaleString('en')} characters; ${MAX_SCALAR.toLocaleString('en')} is the most.`,
    hint: 'Look for a missing quote or line break, or split the text into several blocks.',
    span: { start, end: start + 1 },
  };
}

function severalDocuments(events: Event[], text: string): SyntaxProblem {
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
