/** Names of fields with marks around them: Markdown's stars and backticks, typographic quotes, brackets. */
import { fieldNames } from '../../../../schema/schemas.ts';
import { certainWord } from '../../../words/suggest.ts';
import { atLine, shorten } from '../../syntax-fix.ts';
import { withFurther } from '../context.ts';
import type { FindForeign } from '../context.ts';

const MARKS = String.raw`["'“”„‟‘’‚«»‹›「」\`*_<[]`;
const NAME = new RegExp(
  String.raw`^(${MARKS}+)([A-Za-z][A-Za-z0-9-]*)((?:["'“”„‟‘’‚«»‹›「」\`*_>\]]|</\w+>)*)[ \t]*:([*_\`”“’»]*)(?=[ \t]|$)[ \t]*`,
);
const HTML = /^<(b|i|em|strong|code)>([A-Za-z][\w-]*)(<\/\1>)[ \t]*:()(?=[ \t]|$)[ \t]*/;

/** Finds such names; each stands without the marks then. */
export const markedNames: FindForeign = ({ lines }) => {
  const names = fieldNames();
  const found = lines.flatMap((line) => {
    const [written, open, name, close, behind] = HTML.exec(line.content) ?? NAME.exec(line.content) ?? [];
    if (written === undefined || (close === '' && behind === '')) return [];
    // Straight quotes around a name are YAML's own.
    if (open === close && (open === '"' || open === "'") && behind === '') return [];
    const isKnown = names.has(name!) || certainWord(name!, names) !== undefined;
    return isKnown ? [{ line, written, name: name! }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const value = first.line.content.slice(first.written.length);
  const message = `Marks stand around the name "${first.name}"${withFurther(found.length)}: the name of a field stands without any.`;
  return [
    {
      slip: atLine(first.line, message, `Write "${shorten(`${first.name}: ${value}`.trimEnd())}".`),
      edits: found.map(({ line, written, name }) => ({
        start: line.at,
        end: line.at + written.length,
        text: line.content === written.trimEnd() ? `${name}:` : `${name}: `,
      })),
      fixes: 'always',
    },
  ];
};
