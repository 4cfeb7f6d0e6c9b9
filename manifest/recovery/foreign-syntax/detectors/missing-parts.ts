/** Finds what is written in place of parts of a manifest that are elsewhere: "...", "[rest unchanged]", and directives of other programs that include a file. */
import type { SyntaxProblem } from '../../../yaml/source.ts';
import { linesBelow } from '../../outline.ts';
import type { OutlineLine } from '../../outline.ts';
import { andMoreLines, atLine, dropLines, replaceValue, shorten } from '../../syntax-fix.ts';
import type { ForeignDetector } from '../context.ts';

const COMMENT = String.raw`(?:(?://|/\*|<!--|--)[ \t]*)?`;
const DOTS = new RegExp(String.raw`^${COMMENT}(?:[[(<{][ \t]*)?(?:\.{3,}|…|⋮|\. \. \.)(?![\w/])`);
const WORDS =
  /^[[(<{][ \t]*(?:the[ \t]+)?(?:rest|remaining|remainder|others?|same|unchanged|snip|snipped|omitted|existing|more|truncated|content)\b[^\])>}]*[\])>}]$/i;

/** Removes dots and words in place of lines, only to read those after them: what was there is lost. */
export const omissions: ForeignDetector = ({ text, lines }) => {
  const found = lines.filter((line, index) => isOmission(line, lines[index - 1], lines[index + 1]));
  const [first] = found;
  if (!first) return [];
  const dots = JSON.stringify(shorten(first.content, 40));
  const message = `Lines are missing here${andMoreLines(found.length)}: ${dots} is written where lines were left out.`;
  const hint = 'Bring back the lines that were here, from a copy or with undo, in place of this one.';
  const problem: SyntaxProblem = { ...atLine(first, message, hint), code: 'incomplete-file', isPartial: true };
  return [{ problem, splices: found.map((line) => dropLines(text, line)), fixWhen: 'never' }];
};

function isOmission(line: OutlineLine, before?: OutlineLine, next?: OutlineLine): boolean {
  const { content, columns, key } = line;
  if (!(DOTS.test(content) || WORDS.test(content))) return false;
  if (key !== undefined && !/^\W/.test(key)) return false;
  if (columns.length === 1) return !(before && /[[{,]$/.test(before.content));
  // In a list of texts, an entry may start with dots.
  return WORDS.test(content) || [before, next].some((other) => other?.key !== undefined);
}

const FILE = String.raw`["'<]?[\w./\\*~-]+\.(?:ya?ml|json5?|toml)(?:#[\w/-]*)?["'>]?`;
const VERB = String.raw`(?:include|import|require|extend|merge|load|ref|partial|file|use)s?(?:_\w+)?`;
const TAG = new RegExp(String.raw`^!(?:${VERB}|inc)(?=[ \t]|$)`, 'i');
const NAME = new RegExp(String.raw`^["']?(?:[@$!]?${VERB}|<<)["']?$`, 'i');
const ALONE = new RegExp(String.raw`^(?:[@$!%]${VERB}\b|\{\{[>#]?[ \t]*${VERB}?\b).*${FILE}`, 'i');
const WHOLE_FILE = new RegExp(`^${FILE}$`);

/** Removes directives that include a file (!include, @import, include:, $ref), only to read the lines after them: the fields of the other file are not reported as missing. */
export const includes: ForeignDetector = ({ text, lines }) => {
  const found = lines.flatMap((line, index) => {
    // The name of a field stays: the lines below it belong to it.
    const isValue = line.key !== undefined && TAG.test(line.value) && !NAME.test(line.key);
    if (isValue) return [{ lines: [line], splices: [replaceValue(line, '')] }];
    const below = isDirective(line) ? [] : filesBelow(lines, index);
    if (!below) return [];
    return [{ lines: [line, ...below], splices: [line, ...below].map((one) => dropLines(text, one)) }];
  });
  const [first] = found;
  if (!first) return [];
  const { value, key } = first.lines[0]!;
  const [file] = first.lines.flatMap(
    ({ content }) => new RegExp(FILE).exec(content)?.[0].replaceAll(/["'<>]/g, '') ?? [],
  );
  const message = `Another file is asked for${andMoreLines(found.length)}, but a manifest is one file.`;
  const where = key !== undefined && !NAME.test(key) ? `below "${key}:"` : 'in place of this line';
  const what = file ? `what ${JSON.stringify(shorten(file, 40))} holds` : 'what the other file holds';
  const problem: SyntaxProblem = {
    ...atLine(first.lines[0]!, message, `Put ${what} here, ${where}.`),
    code: TAG.test(value) ? 'yaml-tag' : key === undefined ? 'yaml-syntax' : 'unknown-field',
    isPartial: true,
  };
  return [{ problem, splices: found.flatMap(({ splices }) => splices), fixWhen: 'never' }];
};

function isDirective({ content, key, value }: OutlineLine): boolean {
  if (TAG.test(value)) return true;
  return key === undefined ? ALONE.test(content) : NAME.test(key) && WHOLE_FILE.test(value);
}

/** Returns the lines below "include:" if they are all paths of files. */
function filesBelow(lines: OutlineLine[], index: number): OutlineLine[] | undefined {
  const { key, value } = lines[index]!;
  if (key === undefined || !NAME.test(key) || value !== '') return undefined;
  const below = linesBelow(lines, index);
  return below.length > 0 && below.every(({ content }) => WHOLE_FILE.test(content)) ? below : undefined;
}
