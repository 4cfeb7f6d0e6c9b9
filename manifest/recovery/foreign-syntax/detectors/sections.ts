/** Finds sections that are opened as in TOML and INI: [endpoints] on a line of its own. */
import { fieldNames } from '../../../words/schema-fields.ts';
import { certainWord } from '../../../words/suggest.ts';
import { replaceAt } from '../../../yaml/edit/splice.ts';
import { hasValueBelow } from '../../../yaml/syntax/lines.ts';
import { andMoreLines, atLine, spaces } from '../../syntax-fix.ts';
import type { ForeignDetector } from '../context.ts';

const SECTION =
  /^\[{1,2}[ \t]*(["']?)((?:[A-Za-z][\w-]*\.)*([A-Za-z][\w-]*))\1[ \t]*\]{1,2}(?:[ \t]*:)?(?=[ \t]*(?:#|$))/;

/** Turns every such line into the name of a field. */
export const sections: ForeignDetector = ({ lines }) => {
  const found = lines.flatMap((line, index) => {
    const [before, next] = [lines[index - 1], lines[index + 1]];
    const [written, , , name] = SECTION.exec(line.content) ?? [];
    if (written === undefined || line.columns.length > 1) return [];
    const column = line.columns[0]!;
    const hasFields = next !== undefined && next.columns[0]! > column && next.key !== undefined;
    // Below the name of a field, or in brackets, it is a list.
    const isList = before && hasValueBelow(before) && before.columns.at(-1)! < column && !hasFields;
    if (isList || (before && /[[{,]$/.test(before.content))) return [];
    const field = fieldNames().has(name!) ? name : certainWord(name!, fieldNames());
    return hasFields || field !== undefined ? [{ line, written, name: field ?? name! }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const message = `A section is opened in square brackets, as in TOML or INI files${andMoreLines(found.length)}.`;
  const hint = `Write "${first.name}:", and put what belongs to it below, with ${spaces(first.line.columns[0]! + 2)} in front.`;
  const edits = found.map(({ line, written, name }) => replaceAt(line.at, written.length, `${name}:`));
  return [{ problem: atLine(first.line, message, hint), edits, fixWhen: 'if valid' }];
};
