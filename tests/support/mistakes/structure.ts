/** Makes mistakes in the structure of a manifest: blocks in the wrong column, missing hyphens, lines that are no YAML. */
import type { Draft, Mistake } from './draft.ts';

/** A mistake in the shape of a manifest. */
export interface StructureMistake extends Mistake {
  /** There is only one way to undo it, which gives back the manifest as it was. */
  hasOneFix: boolean;
}

type Kind = (draft: Draft) => StructureMistake | undefined;

const BLOCK = /^ {6}- type: (?!hero|shared)/;
const FIELD = /^ {4,}[A-Za-z]+: [^|>\s]/;
const LIST = /^ {6,}(?:items|actions|links|fields|columns):$/;
const WORDS = /^(\s*(?:- )?)([A-Za-z]+): ([A-Z][a-z]+ [^"'#:[\]{}|>&*!%@`]{8,})$/;

/** Returns the index after a line and the more indented lines below it. */
function endOf({ lines }: Draft, index: number): number {
  const indent = indentOf(lines[index]!);
  let end = index + 1;
  while (end < lines.length && (lines[end]!.trim() === '' || indentOf(lines[end]!) > indent)) end++;
  while (lines[end - 1]!.trim() === '') end--;
  return end;
}

function indentOf(line: string): number {
  return line.search(/\S/);
}

/** Changes the lines of what starts with a line that matches; the message has to name the first of them. */
function change(pattern: RegExp, make: (lines: string[]) => string[], hasOneFix = true): Kind {
  return (draft) => {
    const found = draft.find(pattern);
    if (!found) return undefined;
    const end = endOf(draft, found.index);
    const lines = make(draft.lines.slice(found.index, end));
    const text = draft.lines.toSpliced(found.index, end - found.index, ...lines).join('\n');
    return { text, line: found.index + 1, hasOneFix };
  };
}

/** Moves what starts with a line that matches; nothing where it cannot be moved so far. */
function move(pattern: RegExp, by: number): Kind {
  return change(pattern, (lines) =>
    lines.map((line) => (line.trim() === '' ? line : by > 0 ? ' '.repeat(by) + line : line.slice(-by))),
  );
}

/** Writes a field with words in another way. */
function rewrite(write: (name: string, words: string) => string, hasOneFix = true): Kind {
  return change(
    WORDS,
    ([line = '', ...others]) => {
      const [, before, name, words] = WORDS.exec(line)!;
      return [before + write(name!, words!), ...others];
    },
    hasOneFix,
  );
}

const ofFirst =
  (make: (line: string) => string) =>
  ([first = '', ...others]: string[]) => [make(first), ...others];
const indentedWith = (space: string) => (lines: string[]) =>
  lines.map((line) => line.replace(/^ +/, (indent) => space.repeat(indent.length / (space === '\u00A0' ? 1 : 2))));

/** Cuts the manifest off, where there is at least one route. */
const cut =
  (share: number): Kind =>
  (draft) => {
    const whole = draft.lines.join('\n');
    const text = whole.slice(0, Math.floor(whole.length * share)).trimEnd();
    return { text, line: text.split('\n').length, hasOneFix: false };
  };

export const structureMistakes: Record<string, Kind> = {
  ...Object.fromEntries([-4, -2, -1, 1, 2, 4].map((by) => [`a block moved by ${by}`, move(BLOCK, by)])),
  ...Object.fromEntries([-3, -2, 2, 3, 4].map((by) => [`a field moved by ${by}`, move(FIELD, by)])),
  ...Object.fromEntries([-3, -2, -1, 1, 2, 3].map((by) => [`a list moved by ${by}`, move(LIST, by)])),
  ...Object.fromEntries([-2, -1, 1, 2].map((by) => [`a page moved by ${by}`, move(/^ {2}- path: /, by)])),
  'a block without its hyphen': change(
    BLOCK,
    ofFirst((line) => line.replace('- ', '  ')),
  ),
  'a block without its hyphen and its space': change(
    BLOCK,
    ofFirst((line) => line.replace('- ', '')),
  ),
  'a block indented with no-break spaces': change(BLOCK, indentedWith('\u00A0')),
  'a block indented with tabs': change(BLOCK, indentedWith('\t')),
  'a block between fences of code': change(BLOCK, (lines) => ['```yaml', ...lines, '```']),
  'a block within a merge conflict': change(
    BLOCK,
    (lines) => ['<<<<<<< HEAD', ...lines, '=======', '>>>>>>> x'],
    false,
  ),
  'a bullet for a hyphen': change(
    BLOCK,
    ofFirst((line) => line.replace('- ', '• ')),
  ),
  'a dash for a hyphen': change(
    BLOCK,
    ofFirst((line) => line.replace('- ', '– ')),
  ),
  'a star for a hyphen': change(
    BLOCK,
    ofFirst((line) => line.replace('- ', '* ')),
  ),
  'a comment with slashes': change(FIELD, (lines) => [`${' '.repeat(indentOf(lines[0]!))}// Ask Ann`, ...lines], false),
  'a comment of HTML': change(
    FIELD,
    (lines) => [`${' '.repeat(indentOf(lines[0]!))}<!-- Ask Ann -->`, ...lines],
    false,
  ),
  'a full-width colon': rewrite((name, words) => `${name}：${words}`),
  'an equals sign': rewrite((name, words) => `${name} = ${words}`),
  'quotes of two kinds': rewrite((name, words) => `${name}: "${words}'`, false),
  'a field twice in the same words': change(FIELD, (lines) => [...lines, ...lines], false),
  'a file cut at 45 %': cut(0.45),
  'a file cut at 60 %': cut(0.6),
};
