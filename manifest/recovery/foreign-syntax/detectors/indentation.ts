/** Finds indentation with tabs and with spaces that YAML does not accept. */
import type { Splice } from '../../../problems/problem.ts';
import { replaceAt } from '../../../yaml/edit/splice.ts';
import { syntaxProblem } from '../../../yaml/syntax/syntax-problem.ts';
import { ODD_SPACE } from '../../../yaml/syntax/detectors.ts';
import type { OutlineLine } from '../../outline.ts';
import { andOthersClause } from '../../syntax-fix.ts';
import { counted } from '../../../problems/sentence-parts.ts';
import { fewestErrors } from '../fewest-errors.ts';
import type { ForeignDetector } from '../context.ts';

/** The hyphen, spaces and tabs that a line starts with. */
export const INDENT = new RegExp(`^(?:-(?=[ \\t${ODD_SPACE}]))?[ \\t${ODD_SPACE}]*`);
const ODD = new RegExp(`[\\t${ODD_SPACE}]`);
const NAMES: Record<string, string> = {
  '\u00A0': 'a no-break space',
  '\u200B': 'a zero-width space',
  '\u3000': 'an ideographic, full-width space',
  '\uFEFF': 'a byte order mark',
};
/** More lines than that are hardly indented with tabs by mistake. */
const FEW = 12;
const FULL_WIDTH = '\u3000';
const ZERO_WIDTH = '\u200B\uFEFF';

interface OddLine {
  line: OutlineLine;
  indent: string;
}

/** Replaces all such indentation at once, by the number of spaces that leaves the fewest errors. */
export const indentation: ForeignDetector = ({ text, lines }) => {
  const odd = lines.flatMap((line): OddLine[] => {
    const [indent] = INDENT.exec(line.content)!;
    return ODD.test(indent) ? [{ line, indent }] : [];
  });
  if (odd.length === 0) return [];
  const hasTabs = odd.some(({ indent }) => indent.includes('\t'));
  const choices = (hasTabs ? [2, 4, 8] : [1]).map((width) => reindent(odd, (indent) => toSpaces(indent, width)));
  let best = fewestErrors(text, choices);
  if (hasTabs && best.errors > 0 && odd.length <= FEW) best = fewestErrors(text, [...choices, ...shifted(odd)]);
  return [{ problem: explain(odd), splices: best.splices, fixWhen: best.errors === Infinity ? 'never' : 'always' }];
};

/** Moves all lines to each column that they may belong in: a tab may be any number of steps. They keep their distance. */
function shifted(odd: OddLine[]): Splice[][] {
  const [{ line, indent }] = odd as [OddLine];
  const column = line.columns[0]! + toSpaces(indent, 2).length;
  return Array.from({ length: 9 }, (_, step) =>
    reindent(odd, (own) => ' '.repeat(Math.max(0, toSpaces(own, 2).length + step * 2 - column))),
  );
}

function explain(odd: OddLine[]) {
  const [{ line, indent }] = odd as [OddLine];
  const gap = indent.search(ODD);
  const character = indent[gap]!;
  if (character === '\t') {
    const message = `This line is indented with a tab${andOthersClause(odd.length)}. YAML takes only spaces.`;
    const hint = 'Replace the tab with spaces, two for each step.';
    return { ...syntaxProblem(line.at + gap, indent.length - gap, message, hint), code: 'yaml-tab' as const };
  }
  const isInvisible = ZERO_WIDTH.includes(character);
  const name = NAMES[character] ?? 'one that YAML does not know';
  const more = odd.length === 1 ? '' : `, and in ${counted(odd.length - 1, 'more line')}`;
  const message = `There is ${isInvisible ? 'an invisible character' : 'a special space'} here (${name}, perhaps pasted from elsewhere)${more}.`;
  const hint = isInvisible ? 'Delete it.' : 'Replace it with an ordinary space.';
  return syntaxProblem(line.at + gap, 1, message, hint);
}

function reindent(odd: OddLine[], spacesFor: (indent: string) => string): Splice[] {
  return odd.map(({ line, indent }) => replaceAt(line.at, indent.length, spacesFor(indent)));
}

function toSpaces(indent: string, tabWidth: number): string {
  const widthOf = (character: string) =>
    character === '\t' ? tabWidth : character === FULL_WIDTH ? 2 : ZERO_WIDTH.includes(character) ? 0 : 1;
  return [...indent].map((character) => (character === '-' ? '-' : ' '.repeat(widthOf(character)))).join('');
}
