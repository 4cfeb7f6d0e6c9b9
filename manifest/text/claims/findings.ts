/** Words the findings on a number, a phone or an address that is typed by hand. */
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { written } from '../missing-reference.ts';
import type { Contact } from './contacts.ts';
import type { ClaimFigure } from './registry.ts';
import { fixOf, markOf } from './marks.ts';
import { isSameNumber, isSameUnit } from './numbers.ts';
import type { ClaimMatch } from './matches.ts';

/** A text, and where it is. */
export interface TextPosition {
  text: string;
  pointer: Pointer;
}

/** Compares a number with the figures of its claims; `used` are the references that its page uses. */
export function claimFinding(
  position: TextPosition,
  { number, noun, claims }: ClaimMatch,
  used: ReadonlySet<string>,
): Finding[] {
  const figures = claims.flatMap((claim) => claim.figures).filter((figure) => comparable(figure, number));
  const isUsed = ({ reference }: ClaimFigure) => used.has(reference);
  // Where a page gives one reading, another page's reading contradicts it as any other number does.
  const readings = figures.some(isUsed) ? figures.filter(isUsed) : figures;
  const same = readings.filter((figure) => isSameNumber(figure.number!, number));
  const candidates = same.length > 0 ? same : figures;
  const onPage = candidates.filter(isUsed);
  const figure = onPage[0] ?? candidates[0];
  if (!figure) return [];
  const typed = markOf(position.text, number, figure);
  const typedWords = `${JSON.stringify(position.text.slice(number.start, number.end))} beside ${JSON.stringify(noun.text)}`;
  const reference = written(figure.reference);
  const where = { pointer: position.pointer, found: typed.mark, expected: figure.text };
  if (same.length > 0) {
    const isClear = onPage.length === 1 || new Set(candidates.map(({ text }) => text)).size === 1;
    const fix = isClear && fits(figure, number) ? fixOf(typed, position.text, reference) : { mark: typed.mark };
    return [{ code: 'claim-by-hand', message: `${typedWords} is a figure typed by hand.`, hint: useOf(reference), ...where, ...fix }]; // prettier-ignore
  }
  const elsewhere = [...new Set(readings.map(({ text }) => JSON.stringify(text)))].join(' or ');
  return [
    {
      code: 'claim-drift',
      message: `${typedWords} is not what the site says elsewhere: ${elsewhere}.`,
      hint: `Write ${reference}. If both are meant, add a figure, and say the reason in its claim.`,
      ...where,
      mark: typed.mark, // and no fix: which of the two is true, only a person can say
      suggestions: [...new Set(candidates.map((one) => written(one.reference)))].slice(0, 3),
      related: { pointer: figure.pointer, message: 'The figure is here:' },
    },
  ];
}

/** Reports a phone number, a mail address or a place that is typed by hand. */
export function contactFinding(
  { mark, what, isSame, references, field }: Contact,
  { text, pointer }: TextPosition,
): Finding {
  const suggestions = references.map(written).slice(0, 3);
  const [reference, ...others] = suggestions;
  const only = others.length === 0 ? reference : undefined;
  const correctOne = others.length > 0 ? `Write ${suggestions.join(' or ')}, or correct` : 'Correct';
  const hint = only ? useOf(only) : `${correctOne} one of the two.`;
  const isPhone = field.startsWith('phones');
  const orAnother = isSame || !isPhone ? '' : ' If it is another number, add it under "phones" and write its name.';
  const where = { pointer, found: mark, hint: `${hint}${orAnother}` };
  if (isSame) {
    const fix = only ? fixOf({ mark, before: '' }, text, only) : { mark };
    return { code: 'claim-by-hand', message: `${JSON.stringify(mark)} is ${what}, typed by hand.`, ...where, ...fix };
  }
  return {
    code: 'claim-drift',
    message: `${JSON.stringify(mark)} is not ${what} as the manifest has it.`,
    ...where,
    mark,
    ...(reference ? { suggestions } : {}),
    related: { pointer: `/${field}`, message: 'It is here:' },
  };
}

function useOf(reference: string): string {
  return `Write ${reference}, so that it changes everywhere at once.`;
}

function comparable({ number }: ClaimFigure, typed: ClaimMatch['number']): boolean {
  return number !== undefined && number.isYear === typed.isYear && isSameUnit(number, typed);
}

/** "Over a decade" has its years in it; a reference cannot take the place of just the number there. */
function fits({ number }: ClaimFigure, typed: ClaimMatch['number']): boolean {
  return number!.unit === typed.unit;
}
