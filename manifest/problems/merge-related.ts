/** Merges the problems that one mistake causes in many lines into one, at the first of them. */
import type { Source } from '../yaml/source.ts';
import { parentOf } from '../../schema/values/pointer.ts';
import { countBelow } from './count-below.ts';
import type { Edit, Problem, ProblemCode } from './problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { overlap } from '../yaml/edit/splice.ts';
import { MAX_SHOWN } from './print.ts';
import { shareWord, dropsWords, countTypos } from '../words/suggest.ts';
import { UnusedNames } from '../rules/support/unused-names.ts';
import type { Definition, NamedKind } from '../rules/support/unused-names.ts';

/** What each of these problems is about: a name that something is shown, linked to or called by. */
const NAMES: Partial<Record<ProblemCode, NamedKind>> = {
  'unknown-shared': 'shared',
  'unknown-reference': 'reference',
  'unknown-endpoint': 'endpoints',
  'unknown-place': 'places',
  'unknown-category': 'category',
  'unknown-icon': 'icon',
  'broken-link': 'page',
  'unknown-parent': 'page',
  'missing-file': 'file',
};

/** The same words in all such places have one cause. */
const SAME_WORD = new Set<ProblemCode>(['unknown-field', 'misspelt-field', 'wrong-value', 'unknown-block']);
/** So has the same fault in all entries of one list. */
const SAME_LIST = new Set<ProblemCode>(['missing-field', 'wrong-type']);

const SHOWN = 8;

/** Returns the problems in their order, those of one cause as one. Where a name was changed, its definition is named. */
export function mergeRelated(problems: Problem[], source: Source, publicFiles: ReadonlySet<string>): Problem[] {
  const groups = Map.groupBy(problems, (problem) => causeOf(problem) ?? problem);
  const lineOf = lineFinder(source.text);
  const unusedNames = new UnusedNames(source.value, publicFiles);
  return [...groups.values()].map((group, index) => {
    const [first, ...others] = group as [Problem, ...Problem[]];
    const renamed = index < MAX_SHOWN ? withDefinition(first, group, source, unusedNames) : first;
    return others.length === 0 ? renamed : join(renamed, others, lineOf);
  });
}

/** Returns a key that the problems of one cause share; undefined for a problem that stands for itself. */
function causeOf({ code, pointer, found = '', message, severity, wholeFile }: Problem): string | undefined {
  if (severity === 'warning' || wholeFile) return undefined;
  if (code === 'unknown-category' && /\/categories\/\d+$/.test(pointer)) return `${code} ${parentOf(pointer)}`;
  const kind = NAMES[code];
  if (kind) return `${kind} ${kind === 'page' ? found.replace(/[?#].*$/, '') : wholeName(found, pointer)}`;
  if (code === 'broken-anchor') return message; // it names the page and the anchor
  if (SAME_WORD.has(code)) return `${code} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${message}`;
  if (!SAME_LIST.has(code)) return undefined;
  const entry = /^(.*)\/\d+(?=(?:\/[^/]*)?$)/.exec(pointer);
  return entry ? `${code} ${entry[1]} ${pointer.slice(entry[0].length)} ${message}` : undefined;
}

/** Returns the name that a reference holds: phones.desk in ${phones.desk}. */
function nameIn(found: string): string {
  return /^\$\{(.*)\}$/.exec(found)?.[1] ?? found;
}

/** Returns the same with its group where a claim names a figure by its own name alone. */
function wholeName(found: string, pointer: Pointer): string {
  return pointer.startsWith('/claims/') ? `figures.${found}` : nameIn(found);
}

/** Returns the part of a name after its group: desk in phones.desk. */
function inGroup(name: string): string {
  return name.slice(name.indexOf('.') + 1);
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
function allFixes(problems: Problem[]): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const { fix } of problems) {
    if (!fix) return undefined;
    if (!fix.some((edit) => edits.some((other) => overlap(edit, other)))) edits.push(...fix);
  }
  return edits;
}

function inWords(lines: number[]): string {
  if (lines.length === 1) return `line ${lines[0]}`;
  const [shown, remaining] = [lines.slice(0, SHOWN), lines.length - SHOWN];
  return remaining > 0
    ? `lines ${shown.join(', ')} and ${remaining} more`
    : `lines ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Finds the definition for an unknown name: one that nothing uses, so that one of the two was probably changed alone. */
function withDefinition(problem: Problem, group: Problem[], source: Source, unusedNames: UnusedNames): Problem {
  const kind = NAMES[problem.code];
  const name = nameIn(problem.found ?? '');
  if (!kind || isSure(problem, name) || isSeveral(problem, name)) return problem;
  const unused = unusedNames
    .like(kind, name)
    .filter(({ pointer }) => pointer === undefined || !isWithinPage(problem.pointer, pointer));
  const alike = unused.filter((one) => shareWord(inGroup(one.name), inGroup(name)));
  const [definition, ...more] = alike.length > 0 ? alike : unused;
  if (!definition || more.length > 0) return problem;
  const [near] = problem.suggestions ?? [];
  const isUncertain = near !== undefined && !unused.some((one) => one.name === near);
  if (!isUncertain && (problem.fix || (alike.length === 0 && group.length === 1))) return problem;
  if (isUncertain) return named(problem, definition, source, [near]);
  const isCertain = alike.length > 0 && group.length === 1 && !dropsWords(name, definition.name);
  const fix = isCertain ? writeName(problem, definition.name, source.text) : undefined;
  return { ...named(problem, definition, source, []), ...(fix ? { fix } : {}) };
}

/** Names the definition that nothing uses, and besides it the names that are near: these have uses. */
function named(problem: Problem, definition: Definition, source: Source, near: string[]): Problem {
  const { fix: _fix, ...remaining } = problem;
  const [used] = near;
  const hint =
    used === undefined
      ? `Nothing uses ${JSON.stringify(definition.name)}: was it renamed? Then write that name here, or the old one there.`
      : `Did you mean ${JSON.stringify(definition.name)}, which nothing uses, or ${JSON.stringify(used)}?`;
  return {
    ...remaining,
    hint,
    suggestions: [definition.name, ...near],
    ...(definition.pointer === undefined
      ? {}
      : { related: { span: source.locate(definition.pointer, 'key'), message: 'This name is not used:' } }),
  };
}

/** Returns whether a fix is better evidence than a name that nothing uses: one letter of a longer word is wrong. */
function isSure({ fix, suggestions = [] }: Problem, name: string): boolean {
  const [only] = suggestions;
  if (!fix || only === undefined) return fix !== undefined;
  const [some, other] = [inGroup(name), inGroup(only)];
  return countTypos(some.toLowerCase(), other.toLowerCase()) === 0 || Math.min(some.length, other.length) > SHORT;
}

/** In a shorter word, another letter may make another word: lamb, lamp. */
const SHORT = 5;

/** Returns whether what is named is several names that there are: none of them was renamed. */
function isSeveral({ suggestions = [] }: Problem, name: string): boolean {
  return suggestions.length > 1 && suggestions.every((one) => name.includes(inGroup(one)));
}

/** Returns whether a problem is on the page that a definition is: no page leads to itself. */
function isWithinPage(pointer: Pointer, definition: Pointer): boolean {
  return definition.startsWith('/routes/') && pointer.startsWith(definition.slice(0, -'path'.length));
}

/** Puts another name in the place of one; undefined where it is not written as it reads. */
function writeName({ span, found = '' }: Problem, name: string, text: string): Edit[] | undefined {
  const old = nameIn(found).replace(/[?#].*$/, '');
  const at = text.slice(span.start, span.end).indexOf(old);
  return at === -1 ? undefined : [{ start: span.start + at, end: span.start + at + old.length, text: name }];
}

/** Returns the line of an offset, from 1. */
function lineFinder(text: string): (offset: number) => number {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
    return countBelow(starts, offset + 1) + 1;
  };
}
