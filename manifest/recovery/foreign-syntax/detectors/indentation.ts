/** Tabs and other blanks in front of lines, which YAML does not take for any. */
import type { SyntaxProblem } from '../../../yaml/parse.ts';
import type { Edit } from '../../../problems/problem.ts';
import { splice } from '../../../yaml/edit/splice.ts';
import { syntaxFinding } from '../../../yaml/syntax/syntax-problem.ts';
import type { OutlineLine } from '../../outline.ts';
import type { FindForeign, ForeignLine } from '../context.ts';

/** Spaces that YAML does not take for any, as a copied text brings them along. */
export const ODD_SPACE = '\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF';
/** The hyphens and blanks that a line begins with. */
export const INDENT = new RegExp(`^(?:-(?=[ \\t${ODD_SPACE}]))?[ \\t${ODD_SPACE}]*`);
const ODD = new RegExp(`[\\t${ODD_SPACE}]`);
const NAMES: Record<string, string> = {
  '\u00A0': 'a no-break space',
  '\u200B': 'a zero-width space',
  '\u3000': 'an ideographic, full-width space',
  '\uFEFF': 'a byte order mark',
};
/** More lines than that are hardly indented by slips of one key. */
const FEW = 12;
const WIDE = '\u3000';
const UNSEEN = '\u200B\uFEFF';

/** Finds such lines, one repair for all. */
export const indentation: FindForeign = ({ text, lines, rate }): ForeignLine[] => {
  const odd = lines.flatMap((line) => {
    const [lead] = INDENT.exec(line.content)!;
    return ODD.test(lead) ? [{ line, lead }] : [];
  });
  const [first] = odd;
  if (!first) return [];
  const tabs = odd.some(({ lead }) => lead.includes('\t'));
  const fixes = (tabs ? [2, 4, 8] : [1]).map((width) => respace(odd, (lead) => blanks(lead, width)));
  let best = bestOf(text, fixes, rate);
  if (tabs && best.rate > 0 && odd.length <= FEW) {
    // A tab may stand for any number of steps; the lines keep their distance from one another.
    const own = first.line.columns[0]! + blanks(first.lead, 2).length;
    const moves = Array.from({ length: 9 }, (_, step) => step * 2 - own);
    const moved = moves.map((by) => respace(odd, (lead) => ' '.repeat(Math.max(0, blanks(lead, 2).length + by))));
    best = bestOf(text, [...fixes, ...moved], rate);
  }
  const fix = best.rate === Infinity ? undefined : best.edits;
  const gap = first.lead.search(ODD);
  const sign = first.lead[gap]!;
  const isTab = sign === '\t';
  const isUnseen = UNSEEN.includes(sign);
  const more = odd.length === 1 ? '' : odd.length === 2 ? ', as is one more' : `, as are ${odd.length - 1} more`;
  const message = isTab
    ? `This line is indented with a tab${more}. YAML takes only spaces.`
    : `${isUnseen ? 'An invisible character' : 'A special space'} stands here (${NAMES[sign] ?? 'one that YAML does not know'}, perhaps pasted from elsewhere)${more === '' ? '' : `, and in ${odd.length - 1} more ${odd.length === 2 ? 'line' : 'lines'}`}.`;
  const hint = isTab
    ? 'Replace the tab with spaces, two for each step.'
    : isUnseen
      ? 'Delete it.'
      : 'Replace it with an ordinary space.';
  const found: SyntaxProblem = {
    ...syntaxFinding(first.line.at + gap, isTab ? first.lead.length - gap : 1, message, hint),
    ...(isTab ? { code: 'yaml-tab' as const } : {}),
  };
  return [{ slip: found, edits: best.edits, fixes: fix ? 'always' : 'never' }];
};

interface OddLine {
  line: OutlineLine;
  lead: string;
}

function respace(lines: OddLine[], spaces: (lead: string) => string): Edit[] {
  return lines.map(({ line, lead }) => ({ start: line.at, end: line.at + lead.length, text: spaces(lead) }));
}

/** The changes that leave the least wrong, the first of several. */
function bestOf(text: string, fixes: Edit[][], rate: (text: string) => number): { edits: Edit[]; rate: number } {
  const rated = fixes.map((edits) => ({ edits, rate: rate(splice(text, edits)) }));
  return rated.reduce((a, b) => (b.rate < a.rate ? b : a));
}

function blanks(lead: string, width: number): string {
  return [...lead]
    .map((sign) =>
      sign === '-' ? sign : ' '.repeat(sign === '\t' ? width : sign === WIDE ? 2 : UNSEEN.includes(sign) ? 0 : 1),
    )
    .join('');
}
