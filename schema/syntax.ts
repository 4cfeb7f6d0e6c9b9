/** Turns what the YAML parser says about broken text into words for people who write content. */
import type { ProblemCode } from './problem.ts';

export interface SyntaxSlip {
  code: ProblemCode;
  message: string;
  hint: string;
  /** Moves the mark, where the parser noticed the slip later than it was made. */
  start?: number;
}

/** Explains a syntax error at an offset of the text; `reason` is the parser's own sentence. */
export function explainSyntax(text: string, offset: number, reason: string): SyntaxSlip {
  const line = lineAt(text, offset);
  if (/tab character/.test(reason) || /^ *\t/.test(line.text)) return tabSlip(line);
  if (/duplicated mapping key/.test(reason)) {
    return {
      code: 'yaml-duplicate-key',
      message: `The field ${JSON.stringify(line.text.trim().replace(/:.*/, ''))} is written twice here.`,
      hint: 'Keep one of the two.',
    };
  }
  if (/unknown .*tag/.test(reason)) {
    return { code: 'yaml-tag', message: 'A value may not start with "!".', hint: 'Put the value in quotes.' };
  }
  const unclosed = unclosedQuote(text, line);
  if (unclosed) return unclosed;
  const reserved = /^(?:\s*- )?\s*(?:[^\s:]+:\s+)?([@`%&*!|>])/.exec(line.text);
  if (reserved && /indentation|cannot start|unidentified alias/.test(reason)) {
    return {
      code: 'yaml-syntax',
      message: `A text that starts with ${JSON.stringify(reserved[1])} needs quotes.`,
      hint: `Write the whole text in double quotes: "${reserved[1]}…".`,
    };
  }
  if (/^\s*(?:- )?[^\s"'#:]+: .*: /.test(line.text) || /^\s*- [^"'].*: .*: /.test(line.text)) {
    return {
      code: 'yaml-syntax',
      message: 'This text has a colon followed by a space, which YAML reads as the start of a field.',
      hint: 'Put the whole text in double quotes.',
    };
  }
  const noSpace = /^\s*(?:- )?([A-Za-z]+):([^\s/].*)$/.exec(line.text);
  if (noSpace) {
    return {
      code: 'yaml-syntax',
      message: `A space is missing after "${noSpace[1]}:".`,
      hint: `Write "${noSpace[1]}: ${noSpace[2]}".`,
      start: line.start + line.text.indexOf(':'),
    };
  }
  if (/quot/.test(reason) || /^\s*(?:- )?[^:]+: '[^']*'[^\s#]/.test(line.text)) {
    return {
      code: 'yaml-syntax',
      message: 'The quotes in this line do not match.',
      hint: 'Write the text in double quotes; an apostrophe inside them is fine.',
    };
  }
  return {
    code: 'yaml-syntax',
    message: 'This line does not fit the ones above it.',
    hint: 'Fields of one item start in the same column; what belongs to them stands two spaces further in.',
  };
}

function tabSlip(line: Line): SyntaxSlip {
  const tab = Math.max(0, line.text.indexOf('\t'));
  return {
    code: 'yaml-tab',
    message: 'This line is indented with a tab. YAML takes only spaces.',
    hint: 'Replace the tab with spaces, two for each step.',
    start: line.start + tab,
  };
}

/** The parser notices an unclosed quote lines later; the line that opened it is the one to show. */
function unclosedQuote(text: string, at: Line): SyntaxSlip | undefined {
  const before = text.slice(0, at.end).split('\n');
  for (let n = before.length - 1; n >= Math.max(0, before.length - 30); n--) {
    const line = before[n]!;
    const opened = /^\s*(?:- )?(?:[^\s:"']+:\s+)?(["'])((?:(?!\1).)*)$/.exec(line);
    if (!opened) continue;
    const start = before.slice(0, n).join('\n').length + (n > 0 ? 1 : 0) + line.indexOf(opened[1]!);
    return {
      code: 'yaml-syntax',
      message: 'The quote that opens here is not closed.',
      hint: `Add ${opened[1] === '"' ? 'a double quote' : 'an apostrophe'} at the end of the text.`,
      start,
    };
  }
  return undefined;
}

interface Line {
  text: string;
  start: number;
  end: number;
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
  const next = text.indexOf('\n', start);
  const end = next === -1 ? text.length : next;
  return { text: text.slice(start, end), start, end };
}
