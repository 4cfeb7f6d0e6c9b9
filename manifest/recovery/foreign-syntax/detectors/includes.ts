/** Orders to read another file, as other programs know them: !include, @import, include:, $ref. */
import type { Edit } from '../../../problems/problem.ts';
import type { OutlineLine } from '../../outline.ts';
import { atLine, shorten } from '../../syntax-fix.ts';
import { withFurther, dropLine, linesBelow } from '../context.ts';
import type { FindForeign } from '../context.ts';

const FILE = String.raw`["'<]?[\w./\\*~-]+\.(?:ya?ml|json5?|toml)(?:#[\w/-]*)?["'>]?`;
const ORDER = String.raw`(?:include|import|require|extend|merge|load|ref|partial|file|use)s?(?:_\w+)?`;
const TAG = new RegExp(String.raw`^!(?:${ORDER}|inc)(?=[ \t]|$)`, 'i');
const NAME = new RegExp(String.raw`^["']?(?:[@$!]?${ORDER}|<<)["']?$`, 'i');
const ALONE = new RegExp(String.raw`^(?:[@$!%]${ORDER}\b|\{\{[>#]?[ \t]*${ORDER}?\b).*${FILE}`, 'i');
const WHOLE_FILE = new RegExp(`^${FILE}$`);

/** Finds such orders. What they stand for is not here, so that what lacks is no mistake of its own. */
export const includes: FindForeign = ({ text, lines }) => {
  const found = lines.flatMap((line, index) => {
    const isValue = line.key !== undefined && TAG.test(line.value) && !NAME.test(line.key);
    if (isValue) return [{ line, taken: [line], edits: [dropValue(line)] }];
    if (isOrder(line)) return [{ line, taken: [line], edits: [dropLine(text, line)] }];
    if (line.key === undefined || !NAME.test(line.key) || line.value !== '') return [];
    const below = linesBelow(lines, index);
    if (below.length === 0 || !below.every(({ content }) => WHOLE_FILE.test(content))) return [];
    const taken = [line, ...below];
    return [{ line, taken, edits: taken.map((one) => dropLine(text, one)) }];
  });
  const [first] = found;
  if (!first) return [];
  const { value, key } = first.line;
  const [file] = first.taken.flatMap(
    ({ content }) => new RegExp(FILE).exec(content)?.[0].replaceAll(/["'<>]/g, '') ?? [],
  );
  const message = `Another file is asked for${withFurther(found.length)}, but a manifest is one file.`;
  const place = key !== undefined && !NAME.test(key) ? `below "${key}:"` : 'in place of this line';
  const what = file ? `what ${JSON.stringify(shorten(file, 40))} holds` : 'what the other file holds';
  return [
    {
      slip: {
        ...atLine(first.line, message, `Put ${what} here, ${place}.`),
        code: TAG.test(value) ? 'yaml-tag' : key === undefined ? 'yaml-syntax' : 'unknown-field',
        isPartial: true,
      },
      edits: found.flatMap(({ edits }) => edits),
      fixes: 'never',
    },
  ];
};

/** Leaves the name of a field alone: what stands below it is to be read. */
function dropValue({ valueAt, value }: OutlineLine): Edit {
  return { start: valueAt, end: valueAt + value.length, text: '' };
}

function isOrder({ content, key, value }: OutlineLine): boolean {
  if (TAG.test(value)) return true;
  return key === undefined ? ALONE.test(content) : NAME.test(key) && WHOLE_FILE.test(value);
}
