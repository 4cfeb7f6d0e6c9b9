/** Names the definition that an unknown name had before one of the two was changed alone. */
import type { Source } from '../yaml/source.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Splice, Problem, ProblemCode } from './problem.ts';
import { shareWord, dropsWords, countTypos } from '../words/suggest.ts';
import type { Definition, NamedKind, UnusedNames } from '../rules/support/unused-names.ts';
import { pathOf } from '../resolve/links/redirects.ts';

/** What each of these problems is about: a name that something is shown, linked to or called by. */
export const NAMED_KINDS: Partial<Record<ProblemCode, NamedKind>> = {
  'unknown-shared': 'shared',
  'unknown-reference': 'reference',
  'unknown-endpoint': 'endpoints',
  'unknown-place': 'places',
  'unknown-category': 'category',
  'unknown-collection': 'collections',
  'unknown-author': 'authors',
  'unknown-tag': 'tags',
  'unknown-icon': 'icon',
  'unknown-drawing': 'drawing',
  'broken-link': 'page',
  'unknown-parent': 'page',
  'missing-file': 'file',
};

/** Finds the definition for an unknown name: one that nothing uses, so that one of the two was probably changed alone. */
export function withDefinition(problem: Problem, group: Problem[], source: Source, unusedNames: UnusedNames): Problem {
  const kind = NAMED_KINDS[problem.code];
  const name = nameIn(problem.found ?? '');
  if (!kind || hasBetterFix(problem, name) || isSeveral(problem, name)) return problem;
  const unused = unusedNames
    .unusedOf(kind, name)
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
function hasBetterFix({ fix, suggestions = [] }: Problem, name: string): boolean {
  const [only] = suggestions;
  if (only !== undefined && name.startsWith(only) && /^[:=?!|]/.test(name.slice(only.length))) return true; // a default
  if (!fix || only === undefined) return fix !== undefined;
  const [some, other] = [inGroup(name), inGroup(only)];
  return countTypos(some.toLowerCase(), other.toLowerCase()) === 0 || Math.min(some.length, other.length) > SHORT;
}

/** In a shorter word, another letter may make another word: lamb, lamp. */
const SHORT = 5;

/** Returns whether an unknown name consists of several known ones, so that none of them was renamed. */
function isSeveral({ suggestions = [] }: Problem, name: string): boolean {
  return suggestions.length > 1 && suggestions.every((one) => name.includes(inGroup(one)));
}

/** Returns whether a problem is on the page that a definition is: no page leads to itself. */
function isWithinPage(pointer: Pointer, definition: Pointer): boolean {
  return definition.startsWith('/routes/') && pointer.startsWith(definition.slice(0, -'path'.length));
}

/**
 * Returns the splice that writes another name; undefined where the text of the file differs from the value, as with
 * escapes.
 */
function writeName({ span, found = '' }: Problem, name: string, text: string): Splice[] | undefined {
  const old = pathOf(nameIn(found));
  const at = text.slice(span.start, span.end).indexOf(old);
  return at === -1 ? undefined : [{ start: span.start + at, end: span.start + at + old.length, text: name }];
}

/** Returns the name that a reference holds: phones.desk in ${phones.desk}. */
export function nameIn(found: string): string {
  return /^\$\{(.*)\}$/s.exec(found)?.[1] ?? found;
}

/** Returns the part of a name after its group: desk in phones.desk. */
function inGroup(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
