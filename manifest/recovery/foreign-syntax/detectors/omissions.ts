/** Dots and words that stand for lines which were left out: "...", "# ... rest unchanged" without the #, "[...]". */
import type { OutlineLine } from '../../outline.ts';
import { withFurther, dropLine } from '../context.ts';
import type { FindForeign } from '../context.ts';
import { atLine, shorten } from '../../syntax-fix.ts';

const COMMENT = String.raw`(?:(?://|/\*|<!--|--)[ \t]*)?`;
const DOTS = new RegExp(String.raw`^${COMMENT}(?:[[(<{][ \t]*)?(?:\.{3,}|…|⋮|\. \. \.)(?![\w/])`);
const WORDS =
  /^[[(<{][ \t]*(?:the[ \t]+)?(?:rest|remaining|remainder|others?|same|unchanged|snip|snipped|omitted|existing|more|truncated|content)\b[^\])>}]*[\])>}]$/i;

/** Finds such lines. What they stand for is lost, so nobody but the author can put it right. */
export const omissions: FindForeign = ({ text, lines }) => {
  const found = lines.filter((line, index) => isOmission(line, lines[index - 1], lines[index + 1]));
  const [first] = found;
  if (!first) return [];
  const sign = JSON.stringify(shorten(first.content, 40));
  return [
    {
      slip: {
        ...atLine(
          first,
          `Lines are missing here${withFurther(found.length)}: ${sign} stands for what was left out.`,
          'Bring back the lines that were here, from a copy or with undo, in place of this one.',
        ),
        code: 'incomplete-file',
        isPartial: true,
      },
      edits: found.map((line) => dropLine(text, line)),
      fixes: 'never',
    },
  ];
};

function isOmission(line: OutlineLine, before?: OutlineLine, next?: OutlineLine): boolean {
  const { content, columns, key } = line;
  if (!(DOTS.test(content) || WORDS.test(content))) return false;
  if (key !== undefined && !/^\W/.test(key)) return false;
  if (columns.length === 1) return !(before && /[[{,]$/.test(before.content));
  // In a list of texts, one may begin with dots.
  const beside = [before, next].filter((other) => other !== undefined);
  return WORDS.test(content) || beside.some(({ key: other }) => other !== undefined);
}
