/** Comments as other languages write them. */
import type { Edit } from '../../../problems/problem.ts';
import { syntaxFinding } from '../../../yaml/syntax/syntax-problem.ts';
import { shorten } from '../../syntax-fix.ts';
import { INDENT } from './indentation.ts';
import type { FindForeign, ForeignLine } from '../context.ts';

const COMMENT = /^(?:\/\/|\/\*|<!--)/;

/** Finds such comments, one repair for each run of lines. */
export const comments: FindForeign = ({ lines }): ForeignLine[] => {
  const repairs: ForeignLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const first = lines[index]!;
    const [mark] = COMMENT.exec(first.content) ?? [];
    if (mark === undefined) continue;
    const run = [first];
    const close = mark === '/*' ? '*/' : mark === '<!--' ? '-->' : undefined;
    while (
      lines[index + 1] &&
      (close ? !run.at(-1)!.content.includes(close) : lines[index + 1]!.content.startsWith('//'))
    )
      run.push(lines[++index]!);
    const rest = close ? run.at(-1)!.content.split(close)[1] : '';
    if (rest === undefined || rest.trim() !== '') continue;
    const edits = run.map((line): Edit => {
      const words = line.content.replace(/^(?:\/\/+|\/\*+|<!--|\*(?!\/))[ \t]?/, '').replace(/\s*(?:\*+\/|-->)$/, '');
      const [lead] = INDENT.exec(line.content)!;
      return {
        start: line.at + lead.length,
        end: line.at + line.content.length,
        text: `# ${words.trimStart()}`.trimEnd(),
      };
    });
    const example = shorten(edits[0]!.text === '#' ? '# …' : edits[0]!.text, 50);
    const message = `A comment of YAML starts with #, not with ${mark}.`;
    const hint = run.length === 1 ? `Write "${example}".` : `Start each of these ${run.length} lines with #.`;
    repairs.push({ slip: syntaxFinding(first.at, first.content.length, message, hint), edits, fixes: 'always' });
  }
  return repairs;
};
