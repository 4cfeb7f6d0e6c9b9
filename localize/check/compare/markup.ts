/** Compares the Markdown and the lines of a translation with those of its source. */
import { bareText, MARKS } from './patterns.ts';
import type { TranslationFault } from './fault.ts';

/** What makes a heading, an entry of a list or a quotation of a text. */
const START = /^(?:#{1,6}|[-*+>])(?=\s)/;

/** Compares the marks with which both begin. */
export function startDifference(source: string, translation: string): TranslationFault | undefined {
  const [wanted = '', written = ''] = [source, translation].map((text) => START.exec(text)?.[0]);
  if (wanted === written) return undefined;
  return written === ''
    ? { message: `The translation does not begin with "${wanted}".`, hint: `Begin it with "${wanted} ", as the source does.` }
    : { message: `The translation begins with "${written}", which makes something else of it.`, hint: `Leave "${written} " out, as the source does.`, mark: written }; // prettier-ignore
}

/** Compares the numbers of Markdown marks, such as stars and brackets. */
export function markDifference(source: string, translation: string): TranslationFault | undefined {
  for (const [mark, what] of MARKS) {
    const [wanted, written] = [count(source, mark), count(translation, mark)];
    if (wanted !== written)
      return {
        message: `The source has ${times(wanted, what)}, the translation ${times(written, what)}.`,
        hint: `Write as many as the source has.`,
        ...(written > wanted ? { mark: translation.match(mark)![0] } : {}),
      };
  }
  return undefined;
}

/** Brackets and quotation marks, of which a text has an even number, or as many that open as close. */
const PAIRS: { open: RegExp; close?: RegExp; what: string }[] = [
  { open: /[(（]/g, close: /[)）]/g, what: 'bracket' },
  { open: /[“”„"«»「」『』《》]/g, what: 'quotation mark' },
];

/** Finds a bracket or a quotation mark of a translation that is left open, where the source has none that is. */
export function pairDifference(source: string, translation: string): TranslationFault | undefined {
  const [wanted, written] = [bareText(source), bareText(translation)];
  for (const { open, close, what } of PAIRS) {
    const isWhole = (text: string) => (close ? count(text, open) === count(text, close) : count(text, open) % 2 === 0);
    if (!isWhole(wanted) || isWhole(written)) continue;
    const mark = (written.match(open) ?? written.match(close!))!.at(-1)!;
    return { message: `The translation has a ${what} without its other half.`, hint: `Write the other half, or delete ${mark}.`, ...(mark !== '"' && { mark }) }; // prettier-ignore
  }
  return undefined;
}

/** Compares the numbers of lines. */
export function lineDifference(source: string, translation: string): TranslationFault | undefined {
  const [wanted, written] = [source.split('\n').length, translation.split('\n').length];
  if (wanted === written) return undefined;
  return {
    message: `The source has ${times(wanted, 'line')}, the translation ${times(written, 'line')}.`,
    hint: 'Break the lines where the source does: \\n is a line break.',
  };
}

const times = (number: number, what: string) =>
  number === 0 ? `no ${what}` : number === 1 ? `one ${what}` : `${number} × ${what}`;

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;
