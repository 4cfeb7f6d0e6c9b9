/** Finds texts that a number sign cuts short, since YAML takes it for the start of a comment. */
import { EVENT_ID } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import { inQuotes } from './edit/fix-splices.ts';
import type { SyntaxProblem } from './source.ts';

/** A space, a number sign and a digit, as in "berth #4": a comment to YAML, but hardly to a person. */
const CUT = /[ \t]+#\d[^\n]*/y;

/** Finds texts without quotes that end at such a number sign, so that the end of the line is lost silently. */
export function findCutTexts(events: Event[], text: string): SyntaxProblem[] {
  if (!mayCut(text)) return [];
  const scalars = events.filter((event): event is ScalarEvent => event.type === EVENT_ID.SCALAR);
  return scalars.flatMap(({ valueStart: start, valueEnd: end }): SyntaxProblem[] => {
    if (start === -1 || /["']/.test(text[start - 1] ?? '') || text.slice(start, end).includes('\n')) return [];
    CUT.lastIndex = end;
    const [cut] = CUT.exec(text) ?? [];
    if (cut === undefined) return [];
    const whole = { start, end: end + cut.trimEnd().length };
    return [
      {
        code: 'cut-text',
        message: `${JSON.stringify(cut.trim().slice(0, 40))} counts as a comment here, so it is not shown.`,
        hint: 'Put the whole text in double quotes; or, if it is a comment, put a space after the #.',
        span: whole,
        fix: [{ ...whole, text: inQuotes(text.slice(whole.start, whole.end)) }],
      },
    ];
  });
}

/** Returns whether there is such a number sign at all; a pattern would take ten times as long. */
function mayCut(text: string): boolean {
  for (let at = text.indexOf('#'); at !== -1; at = text.indexOf('#', at + 1)) {
    if (/^[ \t]#\d/.test(text.slice(at - 1, at + 2))) return true;
  }
  return false;
}
