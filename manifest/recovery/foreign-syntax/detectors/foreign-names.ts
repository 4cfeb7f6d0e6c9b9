/** Finds names of fields in foreign notations: [endpoints] of TOML and INI, the stars and backticks of Markdown, typographic quotes. */
import { fieldNames } from '../../../words/schema-fields.ts';
import { certainWord } from '../../../words/suggest.ts';
import { replaceAt } from '../../../yaml/edit/splice.ts';
import { hasValueBelow } from '../../../yaml/syntax/lines.ts';
import { andMoreLines, atLine, shorten } from '../../syntax-fix.ts';
import { counted } from '../../../problems/sentence-parts.ts';
import type { ForeignDetector } from '../context.ts';

/** Returns the field that a name is or certainly means. */
function fieldOf(name: string): string | undefined {
  const names = fieldNames();
  return names.has(name) ? name : certainWord(name, names);
}

const SECTION =
  /^\[{1,2}[ \t]*(["']?)((?:[A-Za-z][\w-]*\.)*([A-Za-z][\w-]*))\1[ \t]*\]{1,2}(?:[ \t]*:)?(?=[ \t]*(?:#|$))/;

/** Turns every line that opens a section into the name of a field. */
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
    const field = fieldOf(name!);
    return hasFields || field !== undefined ? [{ line, written, name: field ?? name! }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const message = `A section is opened in square brackets, as in TOML or INI files${andMoreLines(found.length)}.`;
  const hint = `Write "${first.name}:", and put what belongs to it below, with ${counted(first.line.columns[0]! + 2, 'space')} in front.`;
  const splices = found.map(({ line, written, name }) => replaceAt(line.at, written.length, `${name}:`));
  return [{ problem: atLine(first.line, message, hint), splices, fixWhen: 'if valid' }];
};

const MARKS = String.raw`["'“”„‟‘’‚«»‹›「」\`*_<[]`;
const NAME = new RegExp(
  String.raw`^(${MARKS}+)([A-Za-z][A-Za-z0-9-]*)((?:["'“”„‟‘’‚«»‹›「」\`*_>\]]|</\w+>)*)[ \t]*:([*_\`”“’»]*)(?=[ \t]|$)[ \t]*`,
);
const HTML = /^<(b|i|em|strong|code)>([A-Za-z][\w-]*)(<\/\1>)[ \t]*:()(?=[ \t]|$)[ \t]*/;

/** Removes the marks around every name. */
export const markedNames: ForeignDetector = ({ lines }) => {
  const found = lines.flatMap((line) => {
    const [written, open, name, close, afterColon] = HTML.exec(line.content) ?? NAME.exec(line.content) ?? [];
    if (written === undefined || (close === '' && afterColon === '')) return [];
    // Straight quotes around a name are valid YAML.
    if (open === close && (open === '"' || open === "'") && afterColon === '') return [];
    const field = fieldOf(name!);
    // Underscores are part of many names, such as __proto__, so that only those around a field's own name are marks.
    const isMarked = field !== undefined && (field === name || !open!.includes('_'));
    return isMarked ? [{ line, written, name: name! }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const value = first.line.content.slice(first.written.length);
  const message = `There are marks around the name "${first.name}"${andMoreLines(found.length)}: the name of a field has none.`;
  const problem = atLine(first.line, message, `Write "${shorten(`${first.name}: ${value}`.trimEnd())}".`);
  const splices = found.map(({ line: { at, content }, written, name }) =>
    replaceAt(at, written.length, content === written.trimEnd() ? `${name}:` : `${name}: `),
  );
  return [{ problem, splices, fixWhen: 'always' }];
};
