/** Finds code in Markdown: between fences, and between backticks in a line. */

/** Part of a text: the offset of its first character, and that after its last. */
interface Span {
  start: number;
  end: number;
}

interface Line extends Span {
  /** The backticks or tildes that begin the line, if it may open or close a block of code. */
  fence: string;
  /** Whether nothing follows the fence. */
  isBare: boolean;
}

/** Returns the code of a text, in order. A fence that is not closed and a backtick without another are no code. */
export function findCode(text: string): string[] {
  return spansOf(text).map(({ start, end }) => text.slice(start, end));
}

/** Returns the text with a sign for an unknown character in place of its code. Every offset stays. */
export function withoutCode(text: string): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of spansOf(text)) {
    shown += text.slice(from, start) + text.slice(start, end).replaceAll(/[^\n]/g, '\uFFFC');
    from = end;
  }
  return shown + text.slice(from);
}

/** Each line and each run of backticks is looked at once: a text may hold thousands of either. */
function spansOf(text: string): Span[] {
  if (!text.includes('`') && !text.includes('~~~')) return [];
  const spans: Span[] = [];
  let from = 0;
  for (const block of fencedBlocks(text)) {
    spans.push(...inlineSpans(text, from, block.start), block);
    from = block.end;
  }
  return [...spans, ...inlineSpans(text, from, text.length)];
}

function fencedBlocks(text: string): Span[] {
  const lines = linesOf(text);
  const blocks: Span[] = [];
  /** For each character of fences, the least length for which no closing line was found after some line. */
  const unclosed = new Map<string, number>();
  for (let open = 0; open < lines.length; open++) {
    const { fence, start } = lines[open]!;
    const sign = fence.charAt(0);
    if (fence === '' || fence.length >= (unclosed.get(sign) ?? Infinity)) continue;
    let close = open + 1;
    while (close < lines.length && !(lines[close]!.isBare && lines[close]!.fence.startsWith(fence))) close++;
    if (close === lines.length) unclosed.set(sign, fence.length);
    else {
      blocks.push({ start, end: lines[close]!.end });
      open = close;
    }
  }
  return blocks;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const [, fence = '', after = ''] = /^ *(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const span = { start, end: start + line.length, fence, isBare: after.trim() === '' };
    start += line.length + 1;
    return span;
  });
}

/** A run of backticks opens code that the next run closes, if it is as long and in the same paragraph. */
function inlineSpans(text: string, from: number, to: number): Span[] {
  const runs = [...text.slice(from, to).matchAll(/`+/g)].map(({ index, 0: { length } }) => ({
    start: from + index,
    end: from + index + length,
  }));
  const spans: Span[] = [];
  for (let open = 0; open + 1 < runs.length; open++) {
    const [first, next] = [runs[open]!, runs[open + 1]!];
    if (first.end - first.start !== next.end - next.start) continue;
    if (text.slice(first.end, next.start).includes('\n\n')) continue;
    spans.push({ start: first.start, end: next.end });
    open++;
  }
  return spans;
}
