/** Finds comments in the syntax of other languages, and those that continue on the next line without a #. */
import { fieldNames } from '../../../words/schema-fields.ts';
import { insertAt, replaceAt } from '../../../yaml/edit/splice.ts';
import type { SyntaxProblem } from '../../../yaml/source.ts';
import { syntaxProblem } from '../../../yaml/syntax/syntax-problem.ts';
import { BLOCK_TEXT } from '../../../yaml/syntax/lines.ts';
import { isComment } from '../../outline.ts';
import type { OutlineLine } from '../../outline.ts';
import { atLine, shorten } from '../../syntax-fix.ts';
import type { ForeignDetector, ForeignFinding } from '../context.ts';
import { INDENT } from './indentation.ts';

const OPENING = /^(?:\/\/|\/\*|<!--)/;
const CLOSING: Record<string, string> = { '/*': '*/', '<!--': '-->' };

/** Turns each run of comments of other languages into YAML comments. */
export const comments: ForeignDetector = ({ lines }) => {
  const findings: ForeignFinding[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [mark] = OPENING.exec(lines[index]!.content) ?? [];
    if (mark === undefined) continue;
    const run = commentFrom(lines, index, CLOSING[mark]);
    index += run.length - 1;
    if (CLOSING[mark] && run.at(-1)!.content.split(CLOSING[mark])[1]?.trim() !== '') continue;
    const splices = run.map(({ at, content }) => {
      const { length } = INDENT.exec(content)![0];
      return replaceAt(at + length, content.length - length, asYamlComment(content));
    });
    const example = shorten(splices[0]!.text === '#' ? '# …' : splices[0]!.text, 50);
    const message = `A comment of YAML starts with #, not with ${mark}.`;
    const hint = run.length === 1 ? `Write "${example}".` : `Start each of these ${run.length} lines with #.`;
    const problem = syntaxProblem(run[0]!.at, run[0]!.content.length, message, hint);
    findings.push({ problem, splices, fixWhen: 'always' });
  }
  return findings;
};

/** Returns the lines of a comment: those up to its end, or all that start with "//". */
function commentFrom(lines: OutlineLine[], first: number, closing: string | undefined): OutlineLine[] {
  let last = first;
  while (
    lines[last + 1] &&
    (closing ? !lines[last]!.content.includes(closing) : lines[last + 1]!.content.startsWith('//'))
  )
    last++;
  return lines.slice(first, last + 1);
}

function asYamlComment(content: string): string {
  const words = content.replace(/^(?:\/\/+|\/\*+|<!--|\*(?!\/))[ \t]?/, '').replace(/\s*(?:\*+\/|-->)$/, '');
  return `# ${words.trimStart()}`.trimEnd();
}

/** No comment goes on for longer without being noticed. */
const MAX_LENGTH = 12;

/** Turns the words below each comment into comments: as many lines as leave fewer errors. */
export const continuedComments: ForeignDetector = ({ lines, effectOf }) => {
  const findings: ForeignFinding[] = [];
  for (let index = 1; index < lines.length; index++) {
    if (!isWords(lines[index]!) || !endsInComment(lines[index - 1]!, lines[index]!) || opensText(lines, index))
      continue;
    const run = runFrom(lines, index);
    for (; run.length > 0; run.pop()) {
      const splices = run.map(({ at }) => insertAt(at, '# '));
      if (!(effectOf(splices).removed > 0)) continue;
      findings.push({ problem: explainContinued(run), splices, fixWhen: 'if valid' });
      break;
    }
  }
  return findings;
};

/** Returns whether a text begins above some lines, and nothing but headings of Markdown, comments to YAML, is between. */
function opensText(lines: OutlineLine[], index: number): boolean {
  const opening = lines.findLast((line, above) => above < index && !isComment(line));
  return opening !== undefined && !opening.isText && BLOCK_TEXT.test(opening.value);
}

function explainContinued(run: OutlineLine[]): SyntaxProblem {
  const message = 'This line goes on with the comment above it, but has no # in front.';
  const start = run.length === 1 ? 'Write' : `Start each of these ${run.length} lines with #:`;
  return atLine(run[0]!, message, `${start} "# ${shorten(run[0]!.content)}".`);
}

function runFrom(lines: OutlineLine[], index: number): OutlineLine[] {
  const run = [lines[index]!];
  for (let next = index + 1; run.length < MAX_LENGTH; next++) {
    const line = lines[next];
    if (!line || !isWords(line) || line.start !== lines[next - 1]!.end + 1) break;
    run.push(line);
  }
  return run;
}

/** Returns whether a comment ends right above a line. */
function endsInComment(before: OutlineLine, { start, columns }: OutlineLine): boolean {
  if (before.isText || before.end + 1 !== start) return false;
  return isComment(before) || (/ #[ \t]/.test(before.value) && columns[0]! > before.columns[0]!);
}

/** Returns whether a line has several words, and does not look like a field or an entry. */
export function isWords({ content, columns, key }: OutlineLine): boolean {
  const [first = '', second, ...more] = (key ?? content).split(/\s+/);
  if (columns.length > 1 || !/^[\p{L}\d(]/u.test(content) || second === undefined) return false;
  return !/^["'\d]/.test(second) && !(fieldNames().has(first) && (key !== undefined || more.length === 0));
}
