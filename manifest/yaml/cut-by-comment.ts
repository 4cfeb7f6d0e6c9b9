import { EVENT_ID } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import { inQuotes } from './edit/quotes.ts';
import { replaceAt } from './edit/splice.ts';
import type { SyntaxProblem } from './source.ts';
import { syntaxProblem } from './syntax/syntax-problem.ts';

/** A space, a number sign and a digit, as in "berth #4": to YAML it starts a comment, to a person it hardly does. */
const CUT = /[ \t]+#\d[^\r\n]*/y;
/** The same and one word, behind the path of a page: the place on it that a link is to lead to. */
const CUT_LINK = /[ \t]+#[\w-]+(?=[ \t]*(?:\r?\n|$))/y;

/** Texts without quotes that end at such a sign, so that the rest of the line is lost without a word. */
export function findCutTexts(events: Event[], text: string): SyntaxProblem[] {
  if (!mayCut(text)) return [];
  const scalars = events.filter((event): event is ScalarEvent => event.type === EVENT_ID.SCALAR);
  return scalars.flatMap(({ valueStart: start, valueEnd: end }): SyntaxProblem[] => {
    if (start === -1 || /["']/.test(text[start - 1] ?? '') || text.slice(start, end).includes('\n')) return [];
    const isPath = /^\/[\w/-]*$/.test(text.slice(start, end));
    const cut = isPath ? CUT_LINK : CUT;
    cut.lastIndex = end;
    const [rest] = cut.exec(text) ?? [];
    if (rest === undefined) return [];
    if (isPath) return [cutLink(text.slice(start, end), rest, start)];
    const whole = text.slice(start, end) + rest.trimEnd();
    const message = `${JSON.stringify(rest.trim().slice(0, 40))} counts as a comment here, so it is not shown.`;
    const hint = 'Put the whole text in double quotes; or, if it is a comment, put a space after the #.';
    const fix = [replaceAt(start, whole.length, inQuotes(whole))];
    return [{ ...syntaxProblem(start, whole.length, message, hint), code: 'cut-text', fix }];
  });
}

function cutLink(path: string, rest: string, start: number): SyntaxProblem {
  const whole = path + rest.trim();
  const message = `${JSON.stringify(rest.trim())} counts as a comment here, so it is no part of the link.`;
  const hint = `Write ${JSON.stringify(whole)}, without the space; or, if it is a comment, put a space after the #.`;
  const length = path.length + rest.length;
  return { ...syntaxProblem(start, length, message, hint), code: 'cut-text', fix: [replaceAt(start, length, whole)] };
}

/** Returns whether a number sign is between a gap and a word anywhere; a pattern would take ten times as long to say so. */
function mayCut(text: string): boolean {
  for (let at = text.indexOf('#'); at !== -1; at = text.indexOf('#', at + 1)) {
    if (/^[ \t]#\w/.test(text.slice(at - 1, at + 2))) return true;
  }
  return false;
}
