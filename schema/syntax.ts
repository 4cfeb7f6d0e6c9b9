/**
 * Turns what the YAML parser says about broken text into words for people who write content.
 * The parser stops where it can read no further, often lines after the slip; so the text is read once more here,
 * line by line, in search of the slips that people make.
 */
import type { Problem } from './problem.ts';

export type SyntaxSlip = Required<Pick<Problem, 'code' | 'message' | 'hint' | 'span'>>;

/** A line as a person sees it: indentation, hyphens, a field's name, a value. Offsets are the text's. */
interface Line {
  start: number;
  end: number;
  /** The columns (from 0) in which something starts: each hyphen, then what stands behind them. */
  columns: number[];
  /** What stands behind indentation and hyphens. */
  content: string;
  at: number;
  key?: string;
  /** What stands behind the colon; the whole content where there is none. */
  value: string;
  valueAt: number;
}

type Detect = (line: Line, reason: string, offset: number) => SyntaxSlip | undefined;

/** No name of a field is longer; a limit keeps giant lines quick. */
const MAX_KEY = 300;
const QUOTE_ALL = 'Put the whole text in double quotes.';
const ODD_SPACE = '\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF';

/** Explains a syntax error at an offset of the text; `reason` is the parser's own sentence. */
export function explainSyntax(text: string, offset: number, reason: string): SyntaxSlip {
  const lines = explainReason(offset, reason) ?? readLines(text, offset);
  if (!Array.isArray(lines)) return lines;
  const here = lineAt(text, offset);
  const before = lines.findLast(({ start }) => start < here.start);
  const found = firstOf(all, here, reason, offset) ?? (before && explainLineBefore(before, here));
  return found ?? explainIndentation(here, lines);
}

function explainReason(offset: number, reason: string): SyntaxSlip | undefined {
  if (/null byte|non-printable|valid JSON character/.test(reason)) {
    const hint = 'Delete it. If the whole file looks garbled in an editor, save it again as UTF-8 text.';
    return { ...slip(offset, 1, 'An invisible control character stands here.', hint), code: 'bad-encoding' };
  }
  if (!/maxDepth/.test(reason)) return undefined;
  const hint = 'Look for brackets that are never closed, or for lines that move further and further in.';
  return slip(offset, 1, 'This is nested deeper than any manifest needs.', hint);
}

/** Reads the lines up to the one of the offset. Stops early at a quote or bracket that runs on over the offset. */
function readLines(text: string, offset: number): Line[] | SyntaxSlip {
  const lines: Line[] = [];
  let line = lineAt(text, 0);
  let inside = -1; // the column of the field or hyphen that a text would belong to
  while (line.start <= offset) {
    let next = line.end + 1;
    if (line.content !== '' && !line.content.startsWith('#')) {
      lines.push(line);
      const isText = line.key === undefined && line.columns.length === 1;
      if (isText && line.columns[0]! <= inside) return explainStray(line);
      if (!isText) inside = line.columns.at(line.key === undefined ? -2 : -1)!;
      if (/^[|>][-+\d]*\s*(?:#.*)?$/.test(line.value)) {
        next = endOfBlockText(text, next, inside);
        const after = lineAt(text, next);
        const isNear = after.start < offset && text.slice(after.end, offset).trim() === '';
        if (isNear && after.columns[0]! > inside) return explainTextLine(after);
      } else if (/^["'[{]/.test(line.value)) {
        const { end, unclosed } = readEnclosed(text, line.valueAt);
        const lineEnd = lineAt(text, end).end;
        if (unclosed && lineEnd >= offset) return unclosed;
        if (end > line.end && lineEnd >= offset && /^["']/.test(line.value)) return unclosedQuote(text, line.valueAt);
        if (end > line.end) next = lineEnd + 1;
      }
    }
    if (next > text.length) break;
    line = lineAt(text, next);
  }
  return lines;
}

/** Where a text after "|" ends: at the first line further left than its first, or no further in than its field. */
function endOfBlockText(text: string, from: number, column: number): number {
  for (let at = from, indent = 0; ;) {
    const { content, columns, end } = lineAt(text, at);
    if (end === text.length || (content !== '' && columns[0]! < Math.max(indent, column + 1))) return at;
    indent ||= content === '' ? 0 : columns[0]!;
    at = end + 1;
  }
}

function explainTextLine({ start, end, columns: [column = 0] }: Line): SyntaxSlip {
  const hint = 'Give every line of the text at least as many spaces as its first.';
  const message = 'This line belongs to the text above it, but starts further left than the first line of the text.';
  return slip(start + column, end - start - column, message, hint);
}

/** Reads a value in quotes or brackets to its end; says so where something in it is never closed. */
function readEnclosed(text: string, from: number): { end: number; unclosed?: SyntaxSlip } {
  const open: number[] = [];
  const signs = /["'#[\]{}]/g;
  for (let at = from; at !== -1; at = signs.test(text) ? signs.lastIndex - 1 : -1) {
    const sign = text[at]!;
    const starts = at === from || /[[{,:\s]/.test(text[at - 1]!);
    if ((sign === '"' || sign === "'") && starts) {
      const end = closingQuote(text, at);
      if (end === -1 || (open.length > 0 && text.slice(at, end).includes('\n')))
        return { end: text.length, unclosed: unclosedQuote(text, at) };
      at = end;
    } else if (sign === '#' && starts) at = lineAt(text, at).end;
    else if (sign === '[' || sign === '{') open.push(at);
    else if (sign === ']' || sign === '}') {
      const start = open.pop()!;
      if ((text[start] === '[') !== (sign === ']')) return { end: at, unclosed: unclosedBracket(text, start) };
    }
    if (open.length === 0) return { end: at + 1 };
    signs.lastIndex = at + 1;
  }
  return { end: text.length, unclosed: unclosedBracket(text, open.at(-1)!) };
}

function closingQuote(text: string, from: number): number {
  const quote = text[from]!;
  for (let at = from + 1; at < text.length; at++) {
    if (quote === '"' && text[at] === '\\') at++;
    else if (text[at] === quote && quote === "'" && text[at + 1] === quote) at++;
    else if (text[at] === quote) return at;
  }
  return -1;
}

function unclosedQuote(text: string, at: number): SyntaxSlip {
  const hint = `Add a ${text[at] === '"' ? 'double quote (")' : "single quote (')"} at the end of the text.`;
  return slip(at, lineAt(text, at).end - at, 'The quote that opens here is not closed in this line.', hint);
}

function unclosedBracket(text: string, at: number): SyntaxSlip {
  const [open, close] = text[at] === '[' ? ['[', ']'] : ['{', '}'];
  const hint = `Add ${close} where the list or the fields end. A text that starts with ${open} needs double quotes.`;
  return slip(at, 1, `The bracket ${open} that opens here is not closed.`, hint);
}

const detectTab: Detect = ({ start, columns, content, at }, reason) => {
  const tabs = /^\t+/.exec(content);
  if (!tabs && !/tab character/.test(reason)) return undefined;
  const from = tabs ? at : start + columns[0]!;
  const message = 'This line is indented with a tab. YAML takes only spaces.';
  const hint = 'Replace the tab with spaces, two for each step.';
  return { ...slip(from, tabs?.[0].length ?? 1, message, hint), code: 'yaml-tab' };
};

const detectOddSpace: Detect = ({ content, at, key }) => {
  const [, before] = new RegExp(`^([^:${ODD_SPACE}]{0,60}:?)[${ODD_SPACE}]`).exec(content) ?? [];
  if (before === undefined || (before !== '' && (key !== undefined || !before.endsWith(':')))) return undefined;
  const message = 'A special space stands here (a no-break space, perhaps pasted from elsewhere).';
  return slip(at + before.length, 1, message, 'Replace it with an ordinary space.');
};

const detectBackslash: Detect = ({ content, at }, reason, offset) => {
  if (!/escape sequence|hexadecimal/.test(reason)) return undefined;
  const from = at + content.lastIndexOf('\\', offset - at);
  const message = 'In double quotes a backslash starts a special sign, and this is none of them.';
  return slip(from, 2, message, 'Write two backslashes, or put the text in single quotes.');
};

/** Text behind a closing quote: a quote within the text closed it too early, or only its first words are quoted. */
const detectQuotes: Detect = ({ value, valueAt }) => {
  const end = /^["']/.test(value) ? closingQuote(value, 0) : -1;
  const after = value.slice(end + 1);
  if (end === -1 || /^\s*(?:#|$)/.test(after)) return undefined;
  const closes = valueAt + end;
  if (!after.includes(value[0]!)) {
    const hint = 'Put the quotes around the whole text, or leave them out.';
    const from = closes + 1 + after.search(/\S/);
    return slip(from, after.trim().length, 'Text may not go on behind the closing quote.', hint);
  }
  if (value.startsWith("'")) {
    const hint = 'Put the whole text in double quotes instead; an apostrophe inside them is fine.';
    return slip(closes, 1, 'This apostrophe ends the text that the single quote began.', hint);
  }
  return slip(closes, 1, 'This quote ends the text too early.', 'Write quotes inside the text as \\", or as “ and ”.');
};

/** A plain text that starts with a sign that means something to YAML. */
const detectReserved: Detect = ({ value, valueAt, key, columns }, _reason, offset) => {
  const [sign] = /^(?:[@`%*&!\]},[{]|[|>](?![-+\d]*\s*(?:#.*)?$))/.exec(value) ?? [];
  if (!sign || (key === undefined && columns.length < 2 && !/[@`*]/.test(sign))) return undefined;
  if ('[{'.includes(sign)) return detectBrackets(value, valueAt, offset);
  if (!'|>'.includes(sign)) return needsQuotes(value, valueAt);
  const message = `Behind ${sign} a text starts on the next line, not on this one.`;
  return slip(valueAt, value.length, message, `Start it below, or put it all in double quotes.`);
};

/** The brackets match, as readLines has found no other; so something within or behind them is wrong. */
function detectBrackets(value: string, valueAt: number, offset: number): SyntaxSlip | undefined {
  const { end } = readEnclosed(value, 0);
  const reference = value.slice(0, end).search(/[^"']\$\{/) + 1;
  if (reference > 0 && value.startsWith('{')) {
    const message = 'Within brackets a reference such as ${mail} needs quotes.';
    return slip(valueAt + reference, value.indexOf('}', reference) + 1 - reference, message, 'Write "${mail}".');
  }
  return offset < valueAt + end ? undefined : needsQuotes(value, valueAt);
}

function needsQuotes(value: string, at: number): SyntaxSlip {
  return slip(at, value.length, `A text that starts with ${value[0]} needs quotes.`, QUOTE_ALL);
}

const detectFlow: Detect = (_line, reason, offset) => {
  if (/found ','/.test(reason)) return slip(offset, 1, 'This comma is one too many.', 'Remove it.');
  if (!/missed comma/.test(reason)) return undefined;
  return slip(offset, 1, 'A comma is missing before this.', 'Between [ and ], or { and }, commas stand between items.');
};

const detectColon: Detect = ({ key, value, valueAt, columns }) => {
  if (key === undefined && columns.length < 2) return undefined;
  const colon = /^[^"'[{#]/.test(value) ? value.search(/:(?:\s|$)/) : -1;
  return colon === -1 || colon > value.search(/ #|$/) ? undefined : colonInText(valueAt + colon);
};

function colonInText(at: number): SyntaxSlip {
  const message = 'A colon with a space behind it, within a text: YAML takes it for the start of a field.';
  return slip(at, 1, message, QUOTE_ALL);
}

/** "-label: Home" */
const detectHyphen: Detect = ({ content, at }) =>
  /^-[^\s-]/.test(content)
    ? slip(at, 1, 'A space is missing after this hyphen.', `Write "- ${content.slice(1, 50)}".`)
    : undefined;

/** "heading:Our fleet" */
const detectMissingSpace: Detect = ({ content, at, key }) => {
  const [, name, rest] = /^(?!https?:|mailto:|tel:)(["']?[A-Za-z][\w-]*["']?):(\S.{0,50})/.exec(content) ?? [];
  if (key !== undefined || !name || !rest) return undefined;
  return slip(at + name.length, 1, `A space is missing after "${name}:".`, `Write "${name}: ${rest}".`);
};

/** A line without a name that is not far enough in to go on with the text above it. */
function explainStray(line: Line): SyntaxSlip {
  const hint = 'A field is written "name: value". A text of several lines starts with "|" behind its field\'s name.';
  const stray = slip(line.at, line.content.length, 'This line is neither a field nor part of a text.', hint);
  return firstOf([detectTab, ...textLike], line, '', line.at) ?? stray;
}

/** Slips that make a line look like a piece of text. */
const textLike = [detectOddSpace, detectHyphen, detectMissingSpace];
const all = [detectTab, detectBackslash, detectQuotes, detectReserved, detectFlow, detectColon, ...textLike];

function firstOf(detectors: Detect[], line: Line, reason: string, offset: number): SyntaxSlip | undefined {
  return detectors.reduce<SyntaxSlip | undefined>((found, detect) => found ?? detect(line, reason, offset), undefined);
}

/** Slips that the parser notices one line late, as it took the line for the beginning of a longer text. */
function explainLineBefore(before: Line, here: Line): SyntaxSlip | undefined {
  const found = firstOf(textLike, before, '', before.at);
  if (found) return found;
  if (before.key === undefined && here.columns[0] === before.columns.at(-1)) {
    const hint = 'A field is written "name: value".';
    return slip(before.at, before.content.length, 'A colon seems to be missing in this line.', hint);
  }
  const goesOn = /^[^"'[{|>#]/.test(before.value) && here.columns[0]! > before.columns.at(-1)!;
  return goesOn && here.key?.includes(' ') ? colonInText(here.at + here.key.length) : undefined;
}

function explainIndentation(here: Line, lines: Line[]): SyntaxSlip {
  const column = here.columns[0]!;
  const above = lines.filter(({ start }) => start < here.start).flatMap(({ columns }) => columns);
  // From the bottom up, what stands further left than all below it is still open.
  const open = above.filter((at, index) => above.slice(index + 1, index + 1000).every((later) => later > at));
  const near = open.toReversed().reduce((a, b) => (Math.abs(b - column) < Math.abs(a - column) ? b : a), Infinity);
  const where = `: it starts in column ${column + 1}, the nearest one above it in column ${near + 1}`;
  const message = `This line does not fit the ones above it${Number.isFinite(near) && near !== column ? where : ''}.`;
  const hint = 'Fields of one item start in the same column; what belongs to them stands two spaces further in.';
  return slip(here.start + column, here.end - here.start - column, message, hint);
}

function slip(start: number, length: number, message: string, hint: string): SyntaxSlip {
  return { code: 'yaml-syntax', message, hint, span: { start, end: start + Math.max(1, length) } };
}

function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', start);
  const end = newline === -1 ? text.length : newline;
  const [lead, spaces, hyphens] = /^( *)((?:-(?: +|$))*)/.exec(text.slice(start, Math.min(end, start + MAX_KEY)))!;
  const columns = [...hyphens!.matchAll(/-/g)].map(({ index }) => spaces!.length + index);
  const at = start + lead.length;
  const content = text.slice(at, end).trimEnd();
  columns.push(lead.length);
  const head = content.slice(0, MAX_KEY);
  // A name in quotes ends with its quote, any other with the first colon.
  const [name] = /^(?:"[^"]*"|'[^']*'|[^"'[{#].*?)(?=[ \t]*:(?:[ \t]|$))/.exec(head) ?? [];
  if (name === undefined) return { start, end, columns, content, at, value: content, valueAt: at };
  const rest = content.slice(name.length);
  const gap = rest.length - rest.replace(/^\s*:\s*/, '').length;
  return { start, end, columns, content, at, key: name, value: rest.slice(gap), valueAt: at + name.length + gap };
}
