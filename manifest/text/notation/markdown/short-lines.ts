/** Finds short lines that Markdown joins into one, such as those of an address or of opening hours. */
import { quoted } from '../notation-check.ts';
import type { NotationFinding } from '../notation-check.ts';

/** Programs wrap long lines at this length or later; a line that could have been longer was meant to end. */
const WRAPPED_AT = 40;
/** What starts a line that is more than words, or goes on with such a one; \uFFFC is where code is. */
const MARKED = /^(?:\s|[-*+•–]|\d{1,2}[.)](?!\d)|[#>|:<\uFFFC])/;
/** A sentence that goes on in the next line does so with a small letter. */
const GOES_ON = /^\p{Ll}/u;
/** Two short lines may be a sentence. More of them, or two with figures, are written one below the other. */
const MANY = 3;

/** Returns the first such lines of a text; undefined where there are none. */
export function findShortLines(text: string, takesLists: boolean): NotationFinding | undefined {
  if (!text.trimEnd().includes('\n')) return undefined;
  for (const paragraph of text.trimEnd().split(/\n[ \t]*\n/)) {
    const lines = paragraph.split('\n');
    if (!areApart(lines)) continue;
    const message = `Visitors would see these ${lines.length} lines as one: ${quoted(paragraph)}.`;
    const hint = `End each line but the last with a backslash${takesLists ? ', or start each with "- "' : ''}.`;
    return { mark: lines[0]!, message, hint };
  }
  return undefined;
}

function areApart(lines: string[]): boolean {
  if (lines.length < 2 || lines.some((line) => MARKED.test(line) || GOES_ON.test(line))) return false;
  const areShort = lines.every((line, index) => {
    const [next] = (lines[index + 1] ?? '').split(' ', 1);
    return !/(?:\\| {2})$/.test(line) && line.length + 1 + next!.length <= WRAPPED_AT;
  });
  return areShort && (lines.length >= MANY || lines.every((line) => /\d/.test(line)));
}
