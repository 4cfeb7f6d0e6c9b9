/** Sections that are opened as in TOML and INI: [endpoints] on a line of its own. */
import { fieldNames } from '../../../../schema/schemas.ts';
import { certainWord } from '../../../words/suggest.ts';
import { isOpening } from '../../outline.ts';
import { atLine, spaces } from '../../syntax-fix.ts';
import { withFurther } from '../context.ts';
import type { FindForeign } from '../context.ts';

const SECTION =
  /^\[{1,2}[ \t]*(["']?)((?:[A-Za-z][\w-]*\.)*([A-Za-z][\w-]*))\1[ \t]*\]{1,2}(?:[ \t]*:)?(?=[ \t]*(?:#|$))/;

/** Finds such lines; each becomes the name of a field with a colon. */
export const sections: FindForeign = ({ lines }) => {
  const found = lines.flatMap((line, index) => {
    const [before, next] = [lines[index - 1], lines[index + 1]];
    const [written, , , name] = SECTION.exec(line.content) ?? [];
    if (written === undefined || line.columns.length > 1) return [];
    const column = line.columns[0]!;
    const isFollowed = next !== undefined && next.columns[0]! > column && next.key !== undefined;
    // Below the name of a field, further in or between brackets, it is a list.
    const isList = before && isOpening(before) && before.columns.at(-1)! < column && !isFollowed;
    if (isList || (before && /[[{,]$/.test(before.content))) return [];
    const meant = fieldNames().has(name!) ? name : certainWord(name!, fieldNames());
    return isFollowed || meant !== undefined ? [{ line, written, name: meant ?? name! }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const message = `A section is opened in square brackets, as in TOML or INI files${withFurther(found.length)}.`;
  const hint = `Write "${first.name}:", and put what belongs to it below, with ${spaces(first.line.columns[0]! + 2)} in front.`;
  return [
    {
      slip: atLine(first.line, message, hint),
      edits: found.map(({ line: { at }, written, name }) => ({
        start: at,
        end: at + written.length,
        text: `${name}:`,
      })),
      fixes: 'where it fits',
    },
  ];
};
