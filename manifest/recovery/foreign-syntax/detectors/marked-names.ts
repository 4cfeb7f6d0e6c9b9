/** Finds names of fields with marks around them: the stars and backticks of Markdown, typographic quotes, brackets. */
import { fieldNames } from '../../../words/schema-fields.ts';
import { certainWord } from '../../../words/suggest.ts';
import { replaceAt } from '../../../yaml/edit/splice.ts';
import { andMoreLines, atLine, shorten } from '../../syntax-fix.ts';
import type { ForeignDetector } from '../context.ts';

const MARKS = String.raw`["'“”„‟‘’‚«»‹›「」\`*_<[]`;
const NAME = new RegExp(
  String.raw`^(${MARKS}+)([A-Za-z][A-Za-z0-9-]*)((?:["'“”„‟‘’‚«»‹›「」\`*_>\]]|</\w+>)*)[ \t]*:([*_\`”“’»]*)(?=[ \t]|$)[ \t]*`,
);
const HTML = /^<(b|i|em|strong|code)>([A-Za-z][\w-]*)(<\/\1>)[ \t]*:()(?=[ \t]|$)[ \t]*/;

/** Removes the marks around every such name. */
export const markedNames: ForeignDetector = ({ lines }) => {
  const names = fieldNames();
  const found = lines.flatMap((line) => {
    const [written, open, name, close, afterColon] = HTML.exec(line.content) ?? NAME.exec(line.content) ?? [];
    if (written === undefined || (close === '' && afterColon === '')) return [];
    // Straight quotes around a name are valid YAML.
    if (open === close && (open === '"' || open === "'") && afterColon === '') return [];
    const isField = names.has(name!) || certainWord(name!, names) !== undefined;
    return isField ? [{ line, written, name: name! }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const value = first.line.content.slice(first.written.length);
  const message = `Marks stand around the name "${first.name}"${andMoreLines(found.length)}: the name of a field stands without any.`;
  return [
    {
      problem: atLine(first.line, message, `Write "${shorten(`${first.name}: ${value}`.trimEnd())}".`),
      edits: found.map(({ line: { at, content }, written, name }) =>
        replaceAt(at, written.length, content === written.trimEnd() ? `${name}:` : `${name}: `),
      ),
      fixWhen: 'always',
    },
  ];
};
