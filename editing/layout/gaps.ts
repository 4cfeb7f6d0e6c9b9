/** Finds what is between values: gaps, blank lines and comments. */
import { endOfLine, indentAt, startOfLine } from '../../manifest/yaml/edit/field-lines.ts';

/** Returns the offset of the next character that is neither space nor comment. */
export function skipGap(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (isSpace(text[at])) at++;
    if (text[at] !== '#' || (at > 0 && !isSpace(text[at - 1]))) return at;
    at = endOfLine(text, at);
  }
}

/** Returns whether a line holds nothing but spaces. */
export function isBlankLine(text: string, line: number): boolean {
  return /^[ \t]*(?:\n|$)/.test(text.slice(line, endOfLine(text, line)));
}

/** Returns whether a line holds nothing but a comment. */
export function isCommentLine(text: string, line: number): boolean {
  return text[line + indentAt(text, line)] === '#';
}

/** Returns the offset after the comment that follows on the same line; the same offset where none does. */
export function afterComment(text: string, at: number): number {
  const [comment = ''] = /^[ \t]+#[^\n]*/.exec(text.slice(at, endOfLine(text, at))) ?? [];
  return at + comment.length;
}

/** Returns the start of the first blank line of those directly above a line, but never one before an offset. */
export function aboveBlankLines(text: string, line: number, limit: number): number {
  let first = line;
  for (;;) {
    const above = lineAbove(text, first);
    if (above === undefined || above < limit || !isBlankLine(text, above)) return first;
    first = above;
  }
}

/** Returns the start of the first comment line of those directly above a line, but never one before an offset. */
export function aboveComments(text: string, line: number, limit: number, maxIndent: number): number {
  let first = line;
  for (;;) {
    const above = lineAbove(text, first);
    if (above === undefined || above < limit || !isCommentLine(text, above)) return first;
    if (indentAt(text, above) > maxIndent) return first;
    first = above;
  }
}

function lineAbove(text: string, line: number): number | undefined {
  return line === 0 ? undefined : startOfLine(text, line - 1);
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\t' || character === '\r';
}
