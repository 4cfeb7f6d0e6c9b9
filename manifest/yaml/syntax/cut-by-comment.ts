import { EVENT_ID } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import { inQuotes } from '../edit/quotes.ts';
import { replaceAt } from '../edit/splice.ts';
import type { SyntaxProblem } from '../source.ts';
import { syntaxProblem } from './syntax-problem.ts';

/** A space, a number sign and a digit, as in "berth #4": to YAML it starts a comment, to a person it hardly does. */
const CUT = /[ \t]+#\d[^\r\n]*/y;
/** A comment that goes on with a sentence, as in "by door # 4, on the left." */
const SENTENCE = /[ \t]+# [\d\p{Ll}][^\r\n]{0,300}[^\s.][.!?][ \t]*(?=\r?\n|$)/uy;
/** A number alone, or before a name, as in "Unit # 5, Tannery Yard". */
const NUMBER = /[ \t]+# \d{1,5}\p{L}?(?:, \p{Lu}[^\r\n]*|[ \t]*(?=\r?\n|$))/uy;
/** The same and a word, as in "Write to us with #BlueDoor": among several words, it is hardly a comment either. */
const HASHTAG = /[ \t]+#\p{L}[^\r\n]*/uy;
const SEVERAL_WORDS = /\S\s+\S+\s+\S/;
/** The same and one word, after the path of a page: the place on it that a link is to lead to. */
const CUT_LINK = /[ \t]+#[\w-]+(?=[ \t]*(?:\r?\n|$))/y;

/** Finds texts without quotes that end at a "#" which may not be meant as a comment, so that the rest of the line is lost without a message. */
export function findCutTexts(events: Event[], text: string): SyntaxProblem[] {
  if (!mayCut(text)) return [];
  const isCutSentence = sentenceTest(text);
  const scalars = events.filter((event): event is ScalarEvent => event.type === EVENT_ID.SCALAR);
  return scalars.flatMap(({ valueStart: start, valueEnd: end }): SyntaxProblem[] => {
    if (start === -1 || /["']/.test(text[start - 1] ?? '') || text.slice(start, end).includes('\n')) return [];
    const isPath = /^\/[\w/-]*$/.test(text.slice(start, end));
    const sentence = isPath ? undefined : restAt(SENTENCE, text, end);
    const isWords = /\p{L}[.,]?$/u.test(text.slice(start, end));
    const number = isWords && !isPath ? restAt(NUMBER, text, end) : undefined;
    const hashtag = isWords && !isPath ? restAt(HASHTAG, text, end) : undefined;
    const isHashtag = hashtag !== undefined && SEVERAL_WORDS.test(text.slice(start, end) + hashtag);
    const cutText = sentence ?? number ?? (isHashtag ? hashtag : restAt(isPath ? CUT_LINK : CUT, text, end));
    if (cutText === undefined || (sentence !== undefined && number === undefined && !isCutSentence(start, end)))
      return [];
    if (isPath) return [cutLink(text.slice(start, end), cutText, start)];
    const whole = text.slice(start, end) + cutText.trimEnd();
    const message = `${JSON.stringify(cutText.trim().slice(0, 40))} counts as a comment here, so it is not shown.`;
    const hint = `Put the whole text in double quotes; or, if it is a comment, ${sentence || number ? 'write it on a line above' : 'put a space after the #'}.`;
    const fix = [replaceAt(start, whole.length, inQuotes(whole))];
    return [{ ...syntaxProblem(start, whole.length, message, hint), code: 'cut-text', fix }];
  });
}

function cutLink(path: string, cutText: string, start: number): SyntaxProblem {
  const whole = path + cutText.trim();
  const message = `${JSON.stringify(cutText.trim())} counts as a comment here, so it is not part of the link.`;
  const hint = `Write ${JSON.stringify(whole)}, without the space; or, if it is a comment, put a space after the #.`;
  const length = path.length + cutText.length;
  return { ...syntaxProblem(start, length, message, hint), code: 'cut-text', fix: [replaceAt(start, length, whole)] };
}

function restAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/**
 * Returns a function that checks whether a value of several words lacks the end of a sentence, which most values of its
 * field have.
 */
function sentenceTest(text: string): (start: number, end: number) => boolean {
  let fields: Map<string, { all: number; ended: number }> | undefined;
  return (start, end) => {
    if (!/^\p{Lu}\S* \S+ .*[\p{L},]$/u.test(text.slice(start, end))) return false;
    fields ??= countEnds(text);
    const lineBefore = text.slice(text.lastIndexOf('\n', start) + 1, start);
    const { all, ended } = fields.get(/([\w-]+): +$/.exec(lineBefore)?.[1] ?? '') ?? { all: 0, ended: 0 };
    return ended > 1 && ended * 2 > all;
  };
}

/** Counts the values of each field that are on its line, and those of them that end as a sentence does. */
function countEnds(text: string): Map<string, { all: number; ended: number }> {
  const fields = new Map<string, { all: number; ended: number }>();
  for (const [, field, value] of text.matchAll(/^[ -]*([\w-]+): +([^\s>|].*)$/gm)) {
    const { all, ended } = fields.get(field!) ?? { all: 0, ended: 0 };
    const isEnded = /[.!?]["']?\s*$/.test(value!.slice(-4)) && !value!.includes(' #');
    fields.set(field!, { all: all + 1, ended: ended + Number(isEnded) });
  }
  return fields;
}

/** Returns whether a number sign is between a gap and a word anywhere; a pattern would take ten times as long to say so. */
function mayCut(text: string): boolean {
  for (let at = text.indexOf('#'); at !== -1; at = text.indexOf('#', at + 1)) {
    if (/^[ \t]#(?:\w|[ \t][\d\p{Ll}])/u.test(text.slice(at - 1, at + 3))) return true;
  }
  return false;
}
