/** Breaks the lines of a folded text: a line break is a space there, and a blank line a break. */
import { commonEnd, commonStart } from './trimmed.ts';

/** Returns how long lines may become: as long as the longest of some, without the indentation that each has. */
export function widthOf(lines: string[], indent = 0): number {
  return Math.max(40, ...lines.map(({ length }) => length - indent));
}

/** Returns a text as folded lines. */
export function wrapped(text: string, width: number): string[] {
  let isAfterText = false;
  return text.split('\n').flatMap((paragraph) => {
    if (paragraph === '') return [''];
    const lines = linesOf(paragraph, width);
    const broken = isAfterText ? ['', ...lines] : lines;
    isAfterText = true;
    return broken;
  });
}

/**
 * Returns the folded lines of another text: the first and the last ones stay as far as the texts are the same there,
 * and only the lines between are wrapped again.
 */
export function rewrapped(lines: string[], text: string, width: number): string[] {
  const { spans, joined } = readFolded(lines);
  const last = spans.length;
  const [alikeBefore, alikeBehind] = [commonStart(joined, text), commonEnd(joined, text)];
  let above = spans.findLastIndex(({ start }) => start <= alikeBefore);
  if (above === -1) return wrapped(text, width);
  let below = above + 1;
  const startOf = () => spans[above]!.start;
  const endOf = () => text.length - (below < last ? joined.length - spans[below - 1]!.end : 0);
  while (below < last && joined.length - spans[below - 1]!.end > alikeBehind) below++;
  while (!/^\S(?:[^]*\S)?$/.test(text.slice(startOf(), Math.max(startOf(), endOf())))) {
    if (above > 0) above--;
    else if (below < last) below++;
    else return wrapped(text, width);
  }
  const middle = wrapped(text.slice(startOf(), endOf()), width);
  return [...lines.slice(0, spans[above]!.line), ...middle, ...lines.slice(spans[below - 1]!.line + 1)];
}

/** Returns the text of folded lines, and where in it the words of each line are. */
function readFolded(lines: string[]): { joined: string; spans: { line: number; start: number; end: number }[] } {
  let joined = '';
  const spans: { line: number; start: number; end: number }[] = [];
  for (const [line, words] of lines.entries()) {
    if (words === '') continue;
    const blank = line - (spans.at(-1)?.line ?? -1) - 1;
    const gap = spans.length === 0 ? '\n'.repeat(blank) : blank === 0 ? ' ' : '\n'.repeat(blank);
    joined += gap + words;
    spans.push({ line, start: joined.length - words.length, end: joined.length });
  }
  return { joined, spans };
}

/** Breaks a paragraph at single spaces; two in a row are kept, since a break would be read as one. */
function linesOf(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(/(?<=\S) (?=\S)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
