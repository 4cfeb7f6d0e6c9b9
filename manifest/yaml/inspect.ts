/** Finds valid YAML that a manifest may not use: aliases, tags, giant texts, several documents, duplicate keys. */
import { EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import type { SyntaxProblem } from './source.ts';
import { QUOTE_ALL, syntaxProblem } from './syntax/syntax-problem.ts';
import { siteFields } from '../words/schema-fields.ts';
import { applySplices } from './edit/splice.ts';
import type { Splice, Span } from '../problems/problem.ts';

/** No text of a website is longer; a longer one is a mistake or an attack. */
const MAX_SCALAR = 100_000;
/** Nobody parts a website more often. */
const MAX_PARTS = 200;

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
      problems.push(tagged(text, event.tagStart, event.tagEnd));
    }
  }
  return [...problems, ...inspectAnchors(events, text)].toSorted((a, b) => a.span.start - b.span.start);
}

/** The start of an item or a comment that has become a line of the text above it. */
const SWALLOWED = /\n[ \t]*(-(?= |$)|[*•] |\/\/ |\/\*|<!--|[\u00A0\u200B\u3000\uFEFF])/;
const MARK_NAMES: Record<string, string> = { '-': 'a hyphen', '': 'a special space' };

function inspectPlain({ valueStart, valueEnd }: ScalarEvent, text: string): SyntaxProblem[] {
  const found = valueStart === -1 ? null : SWALLOWED.exec(text.slice(valueStart, valueEnd));
  if (!found) return [];
  const mark = found[1]!.trim();
  const start = valueStart + found.index + found[0].length - found[1]!.length;
  const message = `This line begins with ${MARK_NAMES[mark] ?? mark}, but is indented so far that it belongs to the text above it.`;
  const hint =
    'Let an item of a list start below the other items. If the text is meant to go on, put it all in double quotes.';
  return [syntaxProblem(start, mark.length, message, hint)];
}

function inspectKey(event: Event, text: string, keys: Map<string, Span>): SyntaxProblem[] {
  if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
    const hint = 'Put the text in double quotes if the brackets belong to it.';
    const message = 'Brackets are where a field should have its name.';
    return event.start === -1 ? [] : [syntaxProblem(event.start, 1, message, hint)];
  }
  if (event.type !== EVENT_ID.SCALAR || event.valueStart === -1) return [];
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
    else if (event.type === EVENT_ID.ALIAS) problems.push(strayAlias(span, text));
    else {
      anchors.set(name, { ...ANCHOR, span });
      problems.push(anchors.get(name)!);
    }
  }
  return problems;
}

const ANCHOR = {
  code: 'yaml-alias',
  message: 'Anchors (&name) and their aliases (*name) are not used in a manifest.',
  hint: 'Write a repeated block once under "shared" and a repeated value once under "figures". A text that starts with & needs quotes.',
} as const;

function strayAlias({ start, end }: Span, text: string): SyntaxProblem {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  if (/^ *(?:- +)*<< *: *\[? *$/.test(line)) {
    const message = '"<<" takes over the fields of an anchor, and a manifest has no anchors.';
    const hint = 'Remove this line and write the fields out; or write a block that is used often once under "shared".';
    const from = start - line.trimStart().length;
    return { ...syntaxProblem(from, end - from, message, hint), code: 'yaml-alias' };
  }
  const noAnchors = ' If it is to repeat something: a manifest has no anchors, but blocks under "shared".';
  const hint = QUOTE_ALL + (/^\*[\w-]+$/.test(text.slice(start, end)) ? noAnchors : '');
  return syntaxProblem(start, end - start, 'A text that starts with * needs quotes.', hint);
}

function tagged(text: string, start: number, end: number): SyntaxProblem {
  const tag = text.slice(start, Math.min(end, start + 40));
  const message = `A value may not start with ${tag.startsWith('!!') ? '!!' : 'an exclamation mark (!)'}: YAML takes ${tag} for a tag.`;
  const hint = `Put the whole text in double quotes, or remove ${tag}.`;
  return { ...syntaxProblem(start, end - start, message, hint), code: 'yaml-tag' };
}

function isEmpty(event: Event): boolean {
  return event.type === EVENT_ID.SCALAR && event.valueStart === -1;
}

function emptyFile(): SyntaxProblem {
  return {
    code: 'yaml-empty',
    message: 'The file holds nothing, or nothing but comments.',
    hint: 'Bring back the file as it was, or start a new site: npx waybill new site garden',
    span: { start: 0, end: 0 },
  };
}

function writtenTwice(key: string, span: Span, first: Span): SyntaxProblem {
  return {
    code: 'yaml-duplicate-key',
    message: `The field ${JSON.stringify(key)} is written twice in one place.`,
    hint: 'Keep one of the two.',
    span,
    related: { span: first, message: 'It is here already:' },
  };
}

function tooLong(start: number, end: number): SyntaxProblem {
  const message = `This text has about ${(end - start).toLocaleString('en')} characters; ${MAX_SCALAR.toLocaleString('en')} is the most.`;
  const hint = 'Look for a missing quote or line break, or split the text into several blocks.';
  return { ...syntaxProblem(start, 1, message, hint), code: 'text-too-long' };
}

function severalDocuments(events: Event[], text: string): SyntaxProblem {
  const second = events.findIndex(({ type }, index) => index > 0 && type === EVENT_ID.DOCUMENT);
  const ends = events.slice(0, second).map((event) => ('valueEnd' in event ? event.valueEnd : 0));
  const at = text.indexOf('\n---', ends.reduce((a, b) => Math.max(a, b), 0) - 1) + 1;
  return secondDocument(at, joinDocuments(text, at));
}

/** Returns what is wrong where a line of three hyphens alone keeps a text from being read; undefined where more is. */
export function brokenByHyphens(text: string): SyntaxProblem | undefined {
  const lines = [...text.matchAll(/^---(?!\S)/gm)];
  // Nothing but comments, directives and another such line may be in front of a document's own.
  const at = lines.find(({ index }) => /^(?!---(?!\S))[ \t]*[^\s#%]/m.test(text.slice(0, index)))?.index ?? -1;
  const fix = at === -1 ? undefined : joinDocuments(text, at);
  return fix && secondDocument(at, fix);
}

function secondDocument(at: number, fix: Splice[] | undefined): SyntaxProblem {
  const message = 'A line of three hyphens starts a second document; a manifest is one document.';
  const more = fix === undefined || fix.length === 1 ? '' : ', and each other one like it below';
  const problem: SyntaxProblem = {
    ...syntaxProblem(at, 3, message, `Remove the line${more}.`),
    code: 'yaml-documents',
  };
  return fix ? { ...problem, fix } : problem;
}

/** Returns the splices that remove the lines between documents from an offset on; undefined where they are not one document then. */
function joinDocuments(text: string, from: number): Splice[] | undefined {
  if (isFrontMatter(text.slice(0, from))) return undefined;
  const lines = [...text.matchAll(/^(?:---|\.\.\.)[ \t]*(?:#.*)?(?:\n|(?![^]))/gm)].filter(
    ({ index }) => index >= from,
  );
  const splices = lines.map(({ index, 0: { length } }) => ({ start: index, end: index + length, text: '' }));
  const joined = applySplices(text, splices);
  let removed = 0;
  const seams = splices.map(({ start, end }) => {
    removed += end - start;
    return end - removed;
  });
  // Between two parts of a text the line may be one for readers.
  const isInText = (event: Event) =>
    event.type === EVENT_ID.SCALAR &&
    seams.some((at) => event.valueStart < at && joined.slice(at, Math.max(at, event.valueEnd)).trim() !== '');
  try {
    const events = splices.length === 0 || splices.length > MAX_PARTS ? [] : parseEvents(joined, {});
    return events.length > 0 && !events.some(isInText) && inspect(events, joined).length === 0 ? splices : undefined;
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}

/** Returns whether a first document is what other programs have at the top of a page: fields that no site has. */
function isFrontMatter(text: string): boolean {
  const names = siteFields();
  const fields = [...text.matchAll(/^([A-Za-z][\w-]*):/gm)];
  const unknown = fields.filter(([, name]) => !names.has(name!));
  return unknown.length > 0 && (text.startsWith('---') || unknown.length === fields.length);
}
