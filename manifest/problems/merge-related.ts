/** Merges the problems that one mistake causes in many lines into one, at the first of them. */
import type { Source } from '../yaml/source.ts';
import { parentOf } from '../../schema/values/pointer.ts';
import { countBelow } from './count-below.ts';
import type { Splice, Problem, ProblemCode } from './problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { splicesOverlap } from '../yaml/edit/splice.ts';
import { MAX_SHOWN } from './print.ts';
import { UnusedNames } from '../rules/support/unused-names.ts';
import { replacedWord } from './replaced-word.ts';
import { nameIn, NAMED_KINDS, withDefinition } from './renamed.ts';
import { pathOf } from '../resolve/links/redirects.ts';

/** Problems of these kinds with the same word have one cause. */
const SAME_WORD = new Set<ProblemCode>(['unknown-field', 'misspelt-field', 'wrong-value', 'unknown-block']);
/** Problems of these kinds with the same message have one cause, such as a number that is typed by hand. */
const SAME_MESSAGE = new Set<ProblemCode>(['claim-by-hand', 'broken-anchor']);
/** Problems of these kinds in all entries of one list have one cause. */
const SAME_LIST = new Set<ProblemCode>(['missing-field', 'wrong-type', 'row-length']);

const SHOWN = 8;

/** Returns the problems in their order, those of one cause as one. Where a name was changed, its definition is named. */
export function mergeRelated(problems: Problem[], source: Source, publicFiles: ReadonlySet<string>): Problem[] {
  const causes = causesOf(withValues(withoutTypesOfWrongValues(problems), source));
  const groups = Map.groupBy(causes.keys(), (problem) => causes.get(problem)!);
  const lineOf = lineFinder(source.text);
  const unusedNames = new UnusedNames(source.value, publicFiles);
  return [...groups.values()].map((group, index) => {
    const [first, ...others] = group as [Problem, ...Problem[]];
    const renamed = index < MAX_SHOWN ? withDefinition(first, group, source, unusedNames) : first;
    return others.length === 0 ? renamed : join(renamed, others, lineOf);
  });
}

/** A wrong name in at least so many objects is taken for the field everywhere, if the field is missing or some value fits it. */
const EVERYWHERE = 3;
const FIELDS = new Set<ProblemCode>(['misspelt-field', 'unknown-field']);

/** Leaves out that a value has the wrong type where its text is wrong in any type: 4.4E+11 for a phone number. */
function withoutTypesOfWrongValues(problems: Problem[]): Problem[] {
  const wrong = new Set(problems.flatMap(({ code, pointer }) => (code === 'wrong-value' ? [pointer] : [])));
  // A row with a comma too many has parts of a text for cells.
  const rows = new Set(problems.flatMap(({ code, pointer }) => (code === 'row-length' ? [pointer] : [])));
  const isEarlier = (pointer: Pointer) => wrong.has(pointer) || rows.has(parentOf(pointer));
  return problems.filter(({ code, pointer }) => code !== 'wrong-type' || !isEarlier(pointer));
}

/** Joins what is wrong with a name and with its value, where both were written in one go: "@type": LocalBusiness. */
function withValues(problems: Problem[], source: Source): Problem[] {
  const joined = new Set<Problem>();
  const withValue = problems.map((problem, index) => {
    const value = problems[index + 1];
    if (problem.code !== 'misspelt-field' || value?.code !== 'wrong-value' || !problem.fix || !value.fix)
      return problem;
    if (!/^["']?:[ \t]*["']?$/.test(source.text.slice(problem.span.end, value.span.start))) return problem;
    joined.add(value);
    const hint = `${problem.hint ?? ''} ${value.message} ${value.hint ?? ''}`.trim();
    return { ...problem, hint, fix: [...problem.fix, ...value.fix] };
  });
  return withValue.filter((problem) => !joined.has(problem));
}

/** Returns a key for each problem that those of one cause share. */
function causesOf(problems: Problem[]): Map<Problem, unknown> {
  const own = new Map(problems.map((problem) => [problem, causeOf(problem)]));
  for (const [frequent, group] of Map.groupBy(problems, frequentCauseOf))
    if (frequent !== undefined && group.length >= EVERYWHERE)
      for (const problem of group) if (own.get(problem) === undefined) own.set(problem, frequent);
  const shared = Map.groupBy(own.values(), (cause) => cause);
  return new Map(
    Array.from(own, ([problem, cause]) => {
      const isAlone = cause === undefined || shared.get(cause)!.length === 1;
      return [problem, (isAlone ? entryOf(problem) : undefined) ?? cause ?? problem];
    }),
  );
}

/** Returns a key for the same mistake in other words, which has one cause where it is frequent: numbers without quotes. */
function frequentCauseOf({ code, found = '', message, hint, fix }: Problem): string | undefined {
  if (code === 'yaml-syntax' && fix) return `${code} ${message}`;
  return code === 'wrong-type' && fix && found.startsWith('the number ') ? `${code} ${hint}` : undefined;
}

/** Entries of one list that are written in one wrong way have one cause, such as hours with dashes. */
function entryOf({ code, pointer, severity, fix, expected }: Problem): string | undefined {
  const isEntry = code === 'wrong-value' && severity === 'error' && fix !== undefined && /\/\d+$/.test(pointer);
  return isEntry ? `${code} ${parentOf(pointer)} ${expected}` : undefined;
}

/** Returns a key that the problems of one cause share; undefined for a problem with a cause of its own. */
function causeOf(problem: Problem): string | undefined {
  const { code, pointer, found = '', message, hint = '', severity, wholeFile, fix } = problem;
  if (code === 'held-page') return message.replace(/^The parent/, 'The page').replace(/(?::.*|\.)$/, '');
  if (SAME_MESSAGE.has(code)) return `${code} ${message}`;
  if (severity === 'warning' || wholeFile) return undefined;
  if (code === 'unknown-category' && /\/categories\/\d+$/.test(pointer)) return `${code} ${parentOf(pointer)}`;
  if (code === 'smart-quotes') return code;
  const kind = NAMED_KINDS[code];
  const replaced = kind === undefined || kind === 'file' || kind === 'reference' ? replacedWord(problem) : undefined;
  if (replaced !== undefined) return replaced;
  if (kind) return `${kind} ${kind === 'page' ? pathOf(found) : wholeName(found, pointer)}`;
  if (SAME_WORD.has(code)) return `${code} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${message}`;
  if (!SAME_LIST.has(code)) return undefined;
  // A word that no field of this kind accepts was written everywhere.
  if (code === 'wrong-type' && found.startsWith('the text ') && !/\/\d+$/.test(pointer)) return `${code} ${message}`;
  const entry = /^(.*)\/\d+(?=(?:\/[^/]*)?$)/.exec(pointer);
  if (!entry) return undefined;
  const part = pointer.slice(entry[0].length);
  // The messages about whole entries differ, as each quotes its own.
  return `${code} ${entry[1]} ${part} ${fix && part === '' ? hint : message}`;
}

/** Returns a name with its group: a claim names a figure without one. */
function wholeName(found: string, pointer: Pointer): string {
  return pointer.startsWith('/claims/') ? `figures.${found}` : nameIn(found);
}

function join(first: Problem, others: Problem[], lineOf: (offset: number) => number): Problem {
  const own = lineOf(first.span.start);
  const lines = [...new Set(others.map(({ span }) => lineOf(span.start)))].filter((line) => line !== own);
  const fix = allFixes([first, ...others]);
  const same = lines.length === 0 ? '' : `The same in ${inWords(lines)}.`;
  const { fix: _fix, ...problem } = first;
  return { ...problem, same: others, hint: `${first.hint ?? ''} ${same}`.trim(), ...(fix ? { fix } : {}) };
}

/** Returns the fixes of all of them; undefined where one has none. */
function allFixes(problems: Problem[]): Splice[] | undefined {
  const splices: Splice[] = [];
  const word = problems.length < EVERYWHERE ? undefined : wordInPlaceOf(problems);
  if (word !== undefined) return problems.map(({ span }) => ({ ...span, text: word }));
  for (const { fix } of problems) {
    if (!fix) return undefined;
    if (!fix.some((splice) => splices.some((other) => splicesOverlap(splice, other)))) splices.push(...fix);
  }
  return splices;
}

/**
 * Returns the name of the field that all of some problems have one and the same wrong word for; undefined where there
 * is none.
 */
function wordInPlaceOf(problems: Problem[]): string | undefined {
  const [{ suggestions: [word] = [] }] = problems as [Problem];
  const isSame = problems.every(({ code, suggestions }) => FIELDS.has(code) && suggestions?.[0] === word);
  const isCertain = problems.every(({ code }) => code === 'misspelt-field') || problems.some(({ fix }) => fix);
  return isSame && isCertain && !problems.some(changesMoreThanWord) ? word : undefined;
}

/** Returns whether the fix of a problem also changes what is around its word, such as a name that becomes a value. */
function changesMoreThanWord({ fix = [], span }: Problem): boolean {
  return fix.some(({ start, end }) => start !== span.start || end !== span.end);
}

function inWords(lines: number[]): string {
  if (lines.length === 1) return `line ${lines[0]}`;
  const [shown, remaining] = [lines.slice(0, SHOWN), lines.length - SHOWN];
  return remaining > 0
    ? `lines ${shown.join(', ')} and ${remaining} more`
    : `lines ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Returns the line of an offset, from 1. */
function lineFinder(text: string): (offset: number) => number {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
    return countBelow(starts, offset + 1) + 1;
  };
}
