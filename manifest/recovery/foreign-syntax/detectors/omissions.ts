/** Finds dots and words in place of lines that were left out: "...", "[rest unchanged]". */
import type { SyntaxProblem } from '../../../yaml/source.ts';
import type { OutlineLine } from '../../outline.ts';
import { andMoreLines, atLine, dropLines, shorten } from '../../syntax-fix.ts';
import type { ForeignDetector } from '../context.ts';

const COMMENT = String.raw`(?:(?://|/\*|<!--|--)[ \t]*)?`;
const DOTS = new RegExp(String.raw`^${COMMENT}(?:[[(<{][ \t]*)?(?:\.{3,}|…|⋮|\. \. \.)(?![\w/])`);
const WORDS =
  /^[[(<{][ \t]*(?:the[ \t]+)?(?:rest|remaining|remainder|others?|same|unchanged|snip|snipped|omitted|existing|more|truncated|content)\b[^\])>}]*[\])>}]$/i;

/** Removes such lines, only to read those after them: what was there is lost. */
export const omissions: ForeignDetector = ({ text, lines }) => {
  const found = lines.filter((line, index) => isOmission(line, lines[index - 1], lines[index + 1]));
  const [first] = found;
  if (!first) return [];
  const dots = JSON.stringify(shorten(first.content, 40));
  const message = `Lines are missing here${andMoreLines(found.length)}: ${dots} stands for what was left out.`;
  const hint = 'Bring back the lines that were here, from a copy or with undo, in place of this one.';
  const problem: SyntaxProblem = { ...atLine(first, message, hint), code: 'incomplete-file', isPartial: true };
  return [{ problem, edits: found.map((line) => dropLines(text, line)), fixWhen: 'never' }];
};

function isOmission(line: OutlineLine, before?: OutlineLine, next?: OutlineLine): boolean {
  const { content, columns, key } = line;
  if (!(DOTS.test(content) || WORDS.test(content))) return false;
  if (key !== undefined && !/^\W/.test(key)) return false;
  if (columns.length === 1) return !(before && /[[{,]$/.test(before.content));
  // In a list of texts, an entry may start with dots.
  return WORDS.test(content) || [before, next].some((other) => other?.key !== undefined);
}
