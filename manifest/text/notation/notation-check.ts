/** Describes the checks of notation, and what they report: characters of a text that visitors would read as they are typed. */
import type { Finding } from '../../problems/problem.ts';

/** A stretch of a text in a notation that its field does not take; `mark` are its characters, as they are in the text. */
export type NotationFinding = Pick<Finding, 'message' | 'hint' | 'suggestions' | 'fix'> & {
  mark: string;
  hint: string;
};

/** Returns something for a match; undefined where its characters are harmless. */
type Read<Result> = (match: RegExpExecArray, text: string) => Result | undefined;

/** Looks for one notation. What the pattern finds stays in view for a `reason`; the text in its place is certain or likely. */
export type NotationCheck = { pattern: RegExp } & (
  | { reason: string; hint: string }
  | { reason: string; certain: Read<string> }
  | { reason: string; likely: Read<string> }
  | { explain: Read<NotationFinding> }
);

/** Returns the first finding of some checks: the checks come first, then the text's order. */
export function firstFinding(checks: NotationCheck[], text: string): NotationFinding | undefined {
  for (const check of checks) {
    const { pattern } = check;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const found = explain(check, match, text);
      if (found) return found;
    }
  }
  return undefined;
}

function explain(check: NotationCheck, match: RegExpExecArray, text: string): NotationFinding | undefined {
  if ('explain' in check) return check.explain(match, text);
  const [mark] = match;
  const message = shownAsTypedMessage(mark, check.reason);
  if ('hint' in check) return { mark, message, hint: check.hint };
  const correct = 'certain' in check ? check.certain(match, text) : check.likely(match, text);
  if (correct === undefined) return undefined;
  return { message, ...('certain' in check ? correctTo(mark, correct) : advice(mark, correct)) };
}

/** Quotes some words for a sentence; the middle of long ones is left out. */
export function quoted(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 40)}…${line.slice(-15)}` : line}"`;
}

/** Advises a correction without making it: a person has to look. */
export function advice(mark: string, correct: string): Pick<NotationFinding, 'mark' | 'hint' | 'suggestions'> {
  return { mark, hint: `Write ${quoted(correct)}.`, suggestions: [correct] };
}

/** Advises a correction that nobody could want otherwise: --fix makes it. */
export function correctTo(
  mark: string,
  correct: string,
): Pick<NotationFinding, 'mark' | 'hint' | 'suggestions' | 'fix'> {
  const fix = { fix: { replace: correct } };
  if (correct === '') return { mark, hint: 'Remove it.', ...fix };
  return correct.trim() === '' ? { mark, hint: 'Write a space.', ...fix } : { ...advice(mark, correct), ...fix };
}

/** Returns the message about characters that visitors would see; `reason` ends it. */
export function shownAsTypedMessage(mark: string, reason: string): string {
  return `Visitors would see ${quoted(mark)} as it is typed: ${reason}.`;
}
