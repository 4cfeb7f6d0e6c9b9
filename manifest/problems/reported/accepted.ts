/** Leaves out warnings that the author has accepted: in a comment above what they are about, with a reason. */
import { dirname, join } from 'node:path';
import { guess } from '../../words/suggest.ts';
import { problemKinds } from '../kinds.ts';
import type { ProblemCode } from '../kinds.ts';
import { byPosition } from '../problem.ts';
import type { Problem, Span } from '../problem.ts';

/** A comment that accepts warnings: "# accept title-length: the name of the book", or of one file "# accept unused-file /a.jpg: …". */
interface Acceptance extends Span {
  code: string;
  file?: string;
  reason: string;
  /** It is at the top of the file: then it is about all of it. */
  isForAll: boolean;
}

/** How each of these comments begins. */
export const MARK = '# accept ';
/** The start of it: a text is searched for so few characters ten times as fast as for the whole. */
export const MARK_START = MARK.slice(0, 6);

const LINE = /^[ \t]*# accept +([a-z-]+)(?: +(\/\S+?))? *(?:: *(.*?))?[ \t\r]*$/gm;

/** Returns the comments of a text that accept warnings. */
function acceptancesIn(text: string): Acceptance[] {
  if (!text.includes(MARK_START)) return [];
  const top = /^(?:[ \t]*(?:#.*|---)?\r?\n)*/.exec(text)![0].length;
  return Array.from(text.matchAll(LINE)).flatMap(({ 0: line, 1: code, 2: file, 3: reason = '', index }) => {
    const start = index + line.indexOf('#');
    if (isInBlockText(text, index, start - index)) return [];
    return [{ start, end: index + line.length, code: code!, ...(file && { file }), reason, isForAll: index < top }];
  });
}

/** The first line of a text that goes on below it, further in than its name: "text: |". */
const BLOCK_TEXT = /^( *(?:- +)*)(?:[^\s#][^#]*:[ \t]+|)[|>][-+\d]{0,2}[ \t]*(?:#.*)?$/;
/** How many characters above a line are looked at; no text is longer. */
const FAR = 200_000;

/** Returns whether a line is one of a text, by the lines above it that are less far in. */
function isInBlockText(text: string, lineStart: number, column: number): boolean {
  let indent = column;
  for (let end = lineStart; end > 0 && indent > 0 && lineStart - end < FAR;) {
    const start = text.lastIndexOf('\n', end - 2) + 1;
    const line = text.slice(start, end - 1);
    const own = indentOf(line);
    if (own < indent && line.trim() !== '') {
      const [, name] = BLOCK_TEXT.exec(line.replace('\r', '')) ?? [];
      if (name !== undefined && name.length < column) return true;
      indent = own;
    }
    end = start;
  }
  return false;
}

/** Returns problems without those that are accepted in the text, and with what is wrong with these comments. */
export function withoutAccepted(problems: Problem[], { text, file }: { text: string; file: string }): Problem[] {
  const all = acceptancesIn(text);
  if (all.length === 0) return problems;
  const used = new Set<Acceptance>();
  const others = problems.filter((problem) => {
    const found = all.filter((one) => accepts(one, problem, { text, file }));
    for (const one of found) used.add(one);
    return found.length === 0;
  });
  return [...others, ...all.flatMap((one) => faultOf(one, used.has(one), file))].toSorted(byPosition);
}

function accepts(one: Acceptance, problem: Problem, { text, file }: { text: string; file: string }): boolean {
  const { code, file: about, start, end, reason, isForAll } = one;
  if (problem.code !== code || problem.severity !== 'warning' || reason === '') return false;
  if (problem.fileText !== undefined) return false;
  if (problem.wholeFile)
    return isForAll && (about === undefined || problem.file === join(dirname(file), 'public', about));
  return about === undefined && (isForAll || (start < problem.span.start && isAbout(text, end, problem.span.start)));
}

/** Returns whether an offset is within the entry that directly follows a comment. */
function isAbout(text: string, commentEnd: number, offset: number): boolean {
  const lines = text.slice(text.indexOf('\n', commentEnd) + 1, offset + 1).split('\n');
  const first = lines.findIndex((line) => !/^[ \t]*#/.test(line));
  const entry = lines[first];
  if (entry === undefined || entry.trim() === '') return false;
  const column = indentOf(entry);
  const isItem = entry.trimStart().startsWith('-');
  // A list may be as far in as its name.
  return lines.slice(first + 1).every((line) => isInside(line, column) || (!isItem && isItemAt(line, column)));
}

const indentOf = (line: string) => /^ */.exec(line)![0].length;
const isItemAt = (line: string, column: number) => indentOf(line) === column && /^ *-(?: |$)/.test(line);

function isInside(line: string, column: number): boolean {
  return indentOf(line) > column || /^[ \t]*(?:#.*)?$/.test(line);
}

function faultOf({ code, reason, start, end }: Acceptance, isUsed: boolean, file: string): Problem[] {
  const kind = Object.hasOwn(problemKinds, code) ? problemKinds[code as ProblemCode] : undefined;
  const about = { code: 'unused-acceptance', severity: 'warning', pointer: '', file, span: { start, end }, where: '' } as const; // prettier-ignore
  const quoted = JSON.stringify(code);
  if (!kind) {
    const { hint, suggestions } = guess(code, Object.keys(problemKinds), 'Write the code that the check prints.');
    return [{ ...about, message: `There is no warning ${quoted} that this comment could accept.`, hint, ...(suggestions && { suggestions }) }]; // prettier-ignore
  }
  if (kind.severity === 'error')
    return [{ ...about, message: `${quoted} is an error, which no comment can accept.`, hint: 'Fix it.' }];
  if (reason === '')
    return [{ ...about, message: 'This comment accepts a warning without saying why.', hint: `Write: # accept ${code}: and the reason.` }]; // prettier-ignore
  if (isUsed) return [];
  return [{ ...about, message: `Nothing that follows this comment has the warning ${quoted}.`, hint: 'Delete the comment, or move it directly above what it is about.' }]; // prettier-ignore
}
