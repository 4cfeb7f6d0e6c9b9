/** Puts the statements of compiled code on the lines that they have in the source, and removes their indentation. */
import { decode } from '@jridgewell/sourcemap-codec';
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * Puts empty lines into compiled code, so that each statement is on its line in the source, as far as the compiler has
 * not made it longer: stack traces name that line. Maps would be a thirtieth of the archive. `linesBefore` lines come before.
 */
export function aligned(code: string, mappings: string, linesBefore: number): string {
  const starts = decode(mappings).map(([first]) => first);
  const lines: string[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    const [column, , sourceLine = 0] = starts[index] ?? [];
    const missing = sourceLine - linesBefore - lines.length;
    if (column === line.search(/\S/) && missing > 0) lines.push(...Array<string>(missing).fill(''));
    lines.push(line);
  }
  return lines.join('\n');
}

/** Returns compiled code without indentation, which would be a fiftieth of the archive. The lines of texts keep theirs, except in JSX, where it means nothing. */
export function dedented(file: string, code: string): string {
  const texts: [start: number, end: number][] = [];
  const keep = ({ start, end }: { start: number; end: number }) => void texts.push([start, end]);
  new Visitor({ TemplateElement: keep, Literal: keep }).visit(parseSync(file, code).program);
  return code.replaceAll(/^ +/gm, (indent, at: number) =>
    texts.some(([start, end]) => start < at && at < end) ? indent : '',
  );
}
