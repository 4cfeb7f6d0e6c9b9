/**
 * What is no part of YAML wherever it stands: indentation by other characters than spaces, marks of a merge, fences of
 * code, comments of other languages. Looked for only where a text cannot be read.
 */
import type { ParseSlip } from '../parse.ts';
import type { Edit } from '../problem.ts';
import { siteFields } from '../schemas.ts';
import { splice } from '../splice.ts';
import { slip } from '../yaml/slip.ts';
import { outline } from './outline.ts';
import type { OutlineLine } from './outline.ts';
import { shorten } from './repair.ts';
import type { Repair } from './repair.ts';

/** Spaces that YAML does not take for any, as a copied text brings them along. */
export const ODD_SPACE = '\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF';
const INDENT = new RegExp(`^(?:-(?=[ \\t${ODD_SPACE}]))?[ \\t${ODD_SPACE}]*`);
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
const COMMENT = /^(?:\/\/|\/\*|<!--)/;
const MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;
const PATCH = /^(?:@@ -\d|diff --git |index [\da-f]{7,}|--- a\/|\+\+\+ b\/|\\ No newline)/;
const FENCE = /^(?:```+|~~~+)[\w-]*$/;

/** Finds such lines; one repair for all that have one cause. `rate` says how much is wrong with a text. */
export function foreignLines(text: string, rate: (text: string) => number): Repair[] {
  const { lines } = outline(text);
  const own = lines.filter(({ isText }) => !isText);
  return [
    ...conflicts(text, own),
    ...patchLines(text, own),
    ...fences(text, lines),
    ...comments(own),
    ...indentation(text, own, rate),
  ];
}

/** Tabs and other blanks in front of lines. */
function indentation(text: string, lines: OutlineLine[], rate: (text: string) => number): Repair[] {
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
  const found: ParseSlip = {
    ...slip(first.line.at + gap, isTab ? first.lead.length - gap : 1, message, hint),
    ...(isTab ? { code: 'yaml-tab' as const } : {}),
    ...(fix ? { fix } : {}),
  };
  return [{ slip: found, edits: best.edits }];
}

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

/** The marks that a merge leaves around two versions of some lines. To read on, the first version is taken. */
function conflicts(text: string, lines: OutlineLine[]): Repair[] {
  const marks = lines.filter(({ content, start, at }) => at === start && MARK.test(content));
  const repairs: Repair[] = [];
  for (let index = 0; index < marks.length;) {
    const [open, ...rest] = marks.slice(index);
    const end = open!.content.startsWith('<') ? rest.findIndex(({ content }) => content.startsWith('>')) : -1;
    const nested = rest.slice(0, end).some(({ content }) => content.startsWith('<'));
    const middle = rest.slice(0, end).find(({ content }) => /^[|=]/.test(content));
    if (end === -1 || nested || !middle) {
      repairs.push(strayMark(text, open!));
      index++;
    } else {
      repairs.push(conflict(text, rest.slice(0, end + 1), { open: open!, middle, close: rest[end]! }));
      index += end + 2;
    }
  }
  return repairs;
}

function conflict(
  text: string,
  inside: OutlineLine[],
  { open, middle, close }: Record<'open' | 'middle' | 'close', OutlineLine>,
): Repair {
  const divider = inside.find(({ content }) => content.startsWith('=')) ?? middle;
  const versions = [text.slice(after(open), middle.start), text.slice(after(divider), close.start)];
  const edits = [
    { start: open.start, end: Math.min(text.length, after(open)), text: '' },
    { start: middle.start, end: Math.min(text.length, after(close)), text: '' },
  ];
  const found = conflictSlip(
    open.start,
    open.content.length,
    'A merge left two versions of these lines and its own marks (<<<<<<<, =======, >>>>>>>) in the file.',
    'Keep one of the two versions, and delete the other one and the lines with the marks.',
  );
  return { slip: versions[0] === versions[1] ? { ...found, fix: edits } : found, edits };
}

function conflictSlip(...args: Parameters<typeof slip>): ParseSlip {
  return { ...slip(...args), code: 'merge-conflict' };
}

function strayMark(text: string, line: OutlineLine): Repair {
  const edits = [dropLine(text, line)];
  const found = conflictSlip(
    line.start,
    line.content.length,
    'This line is left over from a merge.',
    'Delete it, and look whether the lines around it stand there twice.',
  );
  return { slip: found, edits };
}

/** The lines in which a patch says what it changes. */
function patchLines(text: string, lines: OutlineLine[]): Repair[] {
  const marks = lines.filter(({ content, start, at }) => at === start && PATCH.test(content));
  const [first] = marks;
  if (!first) return [];
  const edits = marks.map((line) => dropLine(text, line));
  const message = 'This line comes from a patch (git diff), and is not part of the manifest.';
  const hint = marks.length === 1 ? 'Remove it.' : `Remove it, and the ${marks.length - 1} others like it.`;
  return [{ slip: slip(first.start, first.content.length, message, hint), edits }];
}

/** The fences that chat assistants and Markdown put around code, and the words outside them. */
function fences(text: string, lines: OutlineLine[]): Repair[] {
  const marks = lines.filter(({ content, isText, columns }) => FENCE.test(content) && !(isText && columns[0]! > 0));
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return [];
  const names = siteFields();
  const top = lines.find(({ key, columns }) => key !== undefined && names.has(key) && columns[0] === 0);
  const isWhole = top !== undefined && top.start > first.start;
  const edits: Edit[] = marks.map((line) => dropLine(text, line));
  if (isWhole) {
    edits[0] = { start: 0, end: edits[0]!.end, text: '' };
    if (last !== first) edits.splice(-1, 1, { start: last.start, end: text.length, text: '' });
  }
  const hasWords = isWhole && (lines[0] !== first || (last !== first && lines.at(-1) !== last));
  const message =
    marks.length === 1
      ? 'This line is a fence of Markdown, not of YAML.'
      : 'These fences (```) belong to Markdown, not to YAML.';
  const hint = hasWords
    ? 'Delete the lines with ``` and everything outside them.'
    : marks.length === 1
      ? 'Delete the line.'
      : `Delete the ${marks.length === 2 ? 'two ' : ''}lines with \`\`\`, and keep what stands between them.`;
  return [{ slip: { ...slip(first.at, first.content.length, message, hint), fix: edits }, edits }];
}

/** Comments as other languages write them; one repair for each run of lines. */
function comments(lines: OutlineLine[]): Repair[] {
  const repairs: Repair[] = [];
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
    repairs.push({ slip: { ...slip(first.at, first.content.length, message, hint), fix: edits }, edits });
  }
  return repairs;
}

function after(line: OutlineLine): number {
  return line.end + 1;
}

function dropLine(text: string, line: OutlineLine): Edit {
  return { start: line.start, end: Math.min(text.length, line.end + 1), text: '' };
}
