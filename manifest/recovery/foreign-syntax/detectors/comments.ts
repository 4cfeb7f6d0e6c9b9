/** Finds comments in the syntax of other languages. */
import type { OutlineLine } from '../../outline.ts';
import { shorten } from '../../syntax-fix.ts';
import { replaceAt } from '../../../yaml/edit/splice.ts';
import { syntaxProblem } from '../../../yaml/syntax/syntax-problem.ts';
import type { ForeignDetector, ForeignFinding } from '../context.ts';
import { INDENT } from './indentation.ts';

const OPENING = /^(?:\/\/|\/\*|<!--)/;
const CLOSING: Record<string, string> = { '/*': '*/', '<!--': '-->' };

/** Turns each run of such lines into YAML comments. */
export const comments: ForeignDetector = ({ lines }) => {
  const findings: ForeignFinding[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [mark] = OPENING.exec(lines[index]!.content) ?? [];
    if (mark === undefined) continue;
    const run = commentFrom(lines, index, CLOSING[mark]);
    index += run.length - 1;
    if (CLOSING[mark] && run.at(-1)!.content.split(CLOSING[mark])[1]?.trim() !== '') continue;
    const edits = run.map(({ at, content }) => {
      const { length } = INDENT.exec(content)![0];
      return replaceAt(at + length, content.length - length, asYamlComment(content));
    });
    const example = shorten(edits[0]!.text === '#' ? '# …' : edits[0]!.text, 50);
    const message = `A comment of YAML starts with #, not with ${mark}.`;
    const hint = run.length === 1 ? `Write "${example}".` : `Start each of these ${run.length} lines with #.`;
    const problem = syntaxProblem(run[0]!.at, run[0]!.content.length, message, hint);
    findings.push({ problem, edits, fixWhen: 'always' });
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
