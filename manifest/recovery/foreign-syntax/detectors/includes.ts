/** Finds directives of other programs that include a file: !include, @import, include:, $ref. */
import type { SyntaxProblem } from '../../../yaml/source.ts';
import type { OutlineLine } from '../../outline.ts';
import { linesBelow } from '../../outline.ts';
import { andMoreLines, atLine, dropLines, replaceValue, shorten } from '../../syntax-fix.ts';
import type { ForeignDetector } from '../context.ts';

const FILE = String.raw`["'<]?[\w./\\*~-]+\.(?:ya?ml|json5?|toml)(?:#[\w/-]*)?["'>]?`;
const VERB = String.raw`(?:include|import|require|extend|merge|load|ref|partial|file|use)s?(?:_\w+)?`;
const TAG = new RegExp(String.raw`^!(?:${VERB}|inc)(?=[ \t]|$)`, 'i');
const NAME = new RegExp(String.raw`^["']?(?:[@$!]?${VERB}|<<)["']?$`, 'i');
const ALONE = new RegExp(String.raw`^(?:[@$!%]${VERB}\b|\{\{[>#]?[ \t]*${VERB}?\b).*${FILE}`, 'i');
const WHOLE_FILE = new RegExp(`^${FILE}$`);

/** Removes such directives, only to read the lines after them: the fields of the other file are not reported as missing. */
export const includes: ForeignDetector = ({ text, lines }) => {
  const found = lines.flatMap((line, index) => {
    // The name of a field stays: the lines below it belong to it.
    const isValue = line.key !== undefined && TAG.test(line.value) && !NAME.test(line.key);
    if (isValue) return [{ lines: [line], edits: [replaceValue(line, '')] }];
    const below = isDirective(line) ? [] : filesBelow(lines, index);
    if (!below) return [];
    return [{ lines: [line, ...below], edits: [line, ...below].map((one) => dropLines(text, one)) }];
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
  return [{ problem, edits: found.flatMap(({ edits }) => edits), fixWhen: 'never' }];
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
