/**
 * Recognizes a manifest of which the start or the end is missing. Half a file has an error for every link to the missing
 * half; they are reported as one problem.
 */
import type { SyntaxProblem } from '../yaml/source.ts';
import { lastParts } from '../explain/fields/misplaced-fields.ts';
import type { Finding, Problem, ProblemCode } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { siteFields } from '../words/schema-fields.ts';
import { isComment, outline } from './outline.ts';
import { atLine } from './syntax-fix.ts';
import { unfinishedEnd } from './unfinished-end.ts';
import { pathOf } from '../resolve/links/redirects.ts';

/** Problems of something that names another part of the manifest. */
const DANGLING = new Set<ProblemCode>([
  'broken-link',
  'broken-anchor',
  'unknown-reference',
  'unknown-shared',
  'unknown-endpoint',
  'unknown-parent',
  'unknown-place',
  'unknown-category',
  'unknown-collection',
  'unknown-author',
  'unknown-tag',
  'collection-page',
  'search-page',
  'redirect-conflict',
  'lost-address',
]);
/** Problems of something that is missing. */
const MISSING = new Set<ProblemCode>(['missing-field', 'wrong-count', 'one-hero', 'home-page', 'remote-image']);
const OLD_ADDRESSES = new Set<ProblemCode>(['redirect-conflict', 'lost-address']);
/** So many different names are hardly all misspelt, or all removed on purpose. */
const MANY = 3;
const SHOWN = 3;
/** A longer text is hardly the end of a file that was cut. */
const LONGEST_END = 5000;

/** Returns whether a problem may come from lines that are missing elsewhere. */
export function mayComeFromMissingLines({ code, found }: Pick<Finding, 'code' | 'found'>): boolean {
  return DANGLING.has(code) || MISSING.has(code) || found === 'nothing';
}

/** A manifest that may lack its end. */
export interface MissingPart {
  text: string;
  /** The value of what could be parsed. */
  value: unknown;
  /** All errors that were found. */
  problems: Problem[];
  /** The last line could not be parsed. */
  isBrokenAtEnd: boolean;
}

/**
 * Returns a text without its last line if that was cut off, or without the quotes or brackets at its end that are never
 * closed; undefined where its syntax problems are elsewhere.
 */
export function withoutEnd(text: string, syntaxProblems: SyntaxProblem[]): string | undefined {
  if (!syntaxProblems.every(({ code }) => code === 'yaml-syntax')) return undefined;
  const first = Math.min(...syntaxProblems.map(({ span }) => text.lastIndexOf('\n', span.start - 1) + 1));
  if (first === 0 || text.length > first + LONGEST_END) return undefined;
  const [line, ...below] = text.slice(first).trimEnd().split('\n');
  const isCut = below.length === 0 && !text.endsWith('\n');
  const isUnclosed =
    below.length > 0 &&
    /(?:^|[:-] +)["'[{]/.test(line!) &&
    !below.some((other) => /^\s*(?:- +)?[\w-]+:(?: |$)/.test(other));
  return isCut || isUnclosed ? text.slice(0, first) : undefined;
}

/** Explains that the start of a manifest is missing; undefined where it is not. */
export function startsLate(text: string): SyntaxProblem | undefined {
  const first = outline(text.slice(0, 10_000)).lines.find((line) => !isComment(line));
  if (!first || first.columns[0] === 0) return undefined;
  const names = siteFields();
  const found = [...text.matchAll(/^([A-Za-z]+):/gm)].filter(([, name]) => names.has(name!));
  if (found.length > 1) return undefined;
  return atLine(
    first,
    `The beginning of the file seems to be missing: its first line starts in column ${first.columns[0]! + 1}.`,
    'Bring back what was above this line, from a copy or with undo. A manifest starts with a field such as "brand:".',
  );
}

/** Explains that a manifest ends too early; undefined where its errors have other causes. */
export function endsEarly(part: MissingPart): SyntaxProblem | undefined {
  const { text, value, problems, isBrokenAtEnd } = part;
  const last = lastParts(value, '').map(({ pointer }) => pointer);
  const isCut = isBrokenAtEnd || !text.endsWith('\n');
  const [atEnd, others] = [true, false].map((isEnd) => problems.filter((one) => isAtEnd(one, last, isCut) === isEnd));
  const dangling = others!.filter(({ code }) => DANGLING.has(code));
  if (dangling.length < others!.length || problems.length === 0) return undefined;
  if (/[}\]]\s*$/.test(text)) return undefined; // closed brackets are complete
  const unfinished = unfinishedEnd(text) ?? unfinishedValue(atEnd!, last.at(-1)!);
  if (!isLikely(atEnd!, dangling, unfinished, part)) return undefined;
  const end = text.trimEnd().length;
  const start = Math.max(text.lastIndexOf('\n', end - 1) + 1, end - 1000);
  const at = start + (/\S/.exec(text.slice(start, end))?.index ?? 0);
  return {
    code: 'incomplete-file',
    message: `The file ends here too early, it seems${consequences(unfinished, atEnd!, dangling)}.`,
    hint: 'Bring back what was below this line, from a copy or with undo. If it was removed on purpose, complete the last item and correct the links to what is gone.',
    span: { start: at, end: Math.max(end, at + 1) },
  };
}

/**
 * Returns whether a missing end is likely: by the number of broken names, and whether the last item and the last line
 * are incomplete.
 */
function isLikely(
  atEnd: Problem[],
  dangling: Problem[],
  unfinished: string | undefined,
  { text, isBrokenAtEnd }: MissingPart,
): boolean {
  const isCut = isBrokenAtEnd || !text.endsWith('\n');
  const unlikeAny = countNames(dangling.filter(({ suggestions }) => !suggestions));
  const names = unfixedNames(dangling);
  const isHalfValue = atEnd.some(({ code, fix }) => !fix && code === 'wrong-type');
  return (
    unlikeAny >= MANY ||
    (names >= MANY && (isCut || dangling.length >= MANY * 3)) ||
    (unlikeAny > 1 && dangling.length > MANY) ||
    (unlikeAny > 0 && isCut && dangling.length >= MANY) ||
    (names > 0 && (atEnd.length > 0 || isBrokenAtEnd)) ||
    atEnd.length >= MANY ||
    (atEnd.length > 1 && isCut) ||
    (atEnd.length > 0 && (isBrokenAtEnd || (isCut && (isHalfValue || unfinished !== undefined))))
  );
}

/** Describes the last value as unfinished if it has an error of its own. */
function unfinishedValue(atEnd: Problem[], last: Pointer): string | undefined {
  const isWrong = atEnd.some(
    ({ pointer, code }) => pointer === last && code !== 'missing-field' && code !== 'wrong-count',
  );
  const name = last.slice(last.lastIndexOf('/') + 1);
  return isWrong && !/^\d*$/.test(name) ? `the value of "${name}" is not finished` : undefined;
}

const unfixedNames = (dangling: Problem[]): number => countNames(dangling.filter(({ fix }) => !fix));

/** Counts the different names that lead nowhere. An old address names nothing that was in the manifest. */
function countNames(dangling: Problem[]): number {
  const named = dangling.filter(({ code, pointer }) => !OLD_ADDRESSES.has(code) && !pointer.startsWith('/redirects'));
  return new Set(named.map(({ found, message }) => (found && bareName(found)) ?? message)).size;
}

/** Returns a name without its notation: in a claim a figure has no "figures." before its name. */
function bareName(found: string): string {
  return pathOf(found).replace(/^\$\{(?:\w+\.)?(.*)\}$/, '$1');
}

function consequences(unfinished: string | undefined, atEnd: Problem[], dangling: Problem[]): string {
  const missing = atEnd.filter(({ code }) => code === 'missing-field').map(({ expected }) => JSON.stringify(expected));
  const pages = [...new Set(dangling.flatMap(({ message }) => /There is no page ("[^"]+")/.exec(message)?.[1] ?? []))];
  const more = pages.length > SHOWN ? ` and ${pages.length - SHOWN} more` : '';
  const links = pages.length === 1 ? 'is a link to a page' : 'are links to pages';
  const names = unfixedNames(dangling);
  const parts = [
    unfinished,
    missing.length > 0 && `${missing.slice(0, SHOWN + 1).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    pages.length > 0
      ? `there ${links} that it does not hold: ${pages.slice(0, SHOWN).join(', ')}${more}`
      : names > 0 && `${names} ${names === 1 ? 'name leads' : 'names lead'} to nothing`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `: ${parts.join('; ')}`;
}

/** Returns whether a problem is that something is missing at the end, or that the last value is incomplete. */
function isAtEnd({ code, pointer, found }: Problem, last: Pointer[], isCut: boolean): boolean {
  if (code === 'missing-field' || code === 'wrong-count') return last.includes(pointer);
  return pointer === last.at(-1) && (isCut || found === 'nothing' || (code === 'wrong-value' && found === undefined));
}
