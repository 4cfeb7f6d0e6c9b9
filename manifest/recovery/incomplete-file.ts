/**
 * Recognises a manifest of which a part is missing. Half a file has as many mistakes as there are links to what it lost; all
 * of them come from one cause.
 */
import type { SyntaxProblem } from '../yaml/parse.ts';
import { escapePointer } from '../../schema/values/pointer.ts';
import type { Finding, Problem, ProblemCode } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { siteFields } from '../../schema/schemas.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { isComment, outline } from './outline.ts';
import { atLine } from './syntax-fix.ts';
import { unfinishedAt } from './unfinished-end.ts';

/** What is wrong where something is named that stands in another part of the manifest. */
const DANGLING = new Set<ProblemCode>([
  'broken-link',
  'broken-anchor',
  'unknown-reference',
  'unknown-shared',
  'unknown-endpoint',
  'unknown-parent',
  'unknown-place',
  'unknown-category',
  'redirect-conflict',
  'lost-address',
]);
/** What is wrong where something is not there at all. */
const LACKING = new Set<ProblemCode>(['missing-field', 'wrong-count', 'one-hero', 'home-page', 'remote-image']);
const OLD_ADDRESSES = new Set<ProblemCode>(['redirect-conflict', 'lost-address']);
/** So many different things are hardly all misspelt, or all removed on purpose. */
const MANY = 3;
const SHOWN = 3;
/** A longer text is hardly the last of a file that was cut. */
const LAST_CHARACTERS = 5000;

/** Whether a problem may come from lines that are missing elsewhere. */
export function isOfMissingLines({ code, found }: Pick<Finding, 'code' | 'found'>): boolean {
  return DANGLING.has(code) || LACKING.has(code) || found === 'nothing';
}

/** What is known of a manifest that may lack its end. */
export interface MissingPart {
  text: string;
  /** What could be read. */
  value: unknown;
  /** All errors that were found. */
  problems: Problem[];
  /** The reader stopped in the last line. */
  isBrokenAtEnd: boolean;
}

/**
 * A text without its last line, where that was cut in its middle, or without the text in quotes or brackets at its end
 * that is never closed; undefined where its slips are elsewhere.
 */
export function withoutEnd(text: string, slips: SyntaxProblem[]): string | undefined {
  if (!slips.every(({ code }) => code === 'yaml-syntax')) return undefined;
  const first = slips.map(({ span }) => text.lastIndexOf('\n', span.start - 1) + 1).reduce((a, b) => Math.min(a, b));
  const [line, ...below] = text
    .slice(first, first + LAST_CHARACTERS)
    .trimEnd()
    .split('\n');
  if (first === 0 || text.length > first + LAST_CHARACTERS) return undefined;
  const isCut = below.length === 0 && !text.endsWith('\n');
  const goesOn =
    below.length > 0 &&
    /(?:^|[:-] +)["'[{]/.test(line!) &&
    !below.some((other) => /^\s*(?:- +)?[\w-]+:(?: |$)/.test(other));
  return isCut || goesOn ? text.slice(0, first) : undefined;
}

/** Says that the beginning of a manifest is missing; undefined where it begins as one should. */
export function startsLate(text: string): SyntaxProblem | undefined {
  const first = outline(text.slice(0, 10_000)).lines.find((line) => !isComment(line));
  if (!first || first.columns[0] === 0) return undefined;
  const names = siteFields();
  const found = [...text.matchAll(/^([A-Za-z]+):/gm)].filter(([, name]) => names.has(name!));
  if (found.length > 1) return undefined;
  return atLine(
    { ...first, isText: false },
    `The beginning of the file seems to be missing: its first line starts in column ${first.columns[0]! + 1}.`,
    'Bring back what stood above this line, from a copy or with undo. A manifest starts with a field such as "brand:".',
  );
}

/** Says that a manifest ends early; undefined where its errors have other causes. */
export function endsEarly({ text, value, problems, isBrokenAtEnd }: MissingPart): SyntaxProblem | undefined {
  const last = lastPointers(value);
  const isCut = isBrokenAtEnd || !text.endsWith('\n');
  const atEnd = problems.filter((problem) => isAtEnd(problem, last, isCut));
  const dangling = problems.filter((problem) => !atEnd.includes(problem) && DANGLING.has(problem.code));
  if (atEnd.length + dangling.length < problems.length || problems.length === 0) return undefined;
  if (/[}\]]\s*$/.test(text)) return undefined; // brackets that are closed hold all that they held
  const unlike = lost(dangling.filter(({ suggestions }) => !suggestions));
  const all = lost(dangling.filter(({ fix }) => !fix));
  const isHalf = atEnd.some(({ code, fix }) => !fix && code === 'wrong-type');
  const unfinished = unfinishedAt(text) ?? halfValue(atEnd, last.at(-1)!);
  const isLikely = [
    unlike >= MANY || all >= MANY * 3 || (all >= MANY && (isCut || dangling.length >= MANY * 3)),
    (unlike > 1 && dangling.length > MANY) || (unlike > 0 && isCut && dangling.length >= MANY),
    all > 0 && (atEnd.length > 0 || isBrokenAtEnd),
    atEnd.length > 0 && (isBrokenAtEnd || (isCut && isHalf)),
    atEnd.length > 1 && isCut,
    atEnd.length >= MANY,
    atEnd.length > 0 && isCut && unfinished !== undefined,
  ];
  if (!isLikely.includes(true)) return undefined;
  const end = text.trimEnd().length;
  const start = Math.max(text.lastIndexOf('\n', end - 1) + 1, end - 1000);
  const at = start + (/\S/.exec(text.slice(start, end))?.index ?? 0);
  return {
    code: 'incomplete-file',
    message: `The file ends here too early, it seems${consequences(unfinished, atEnd, all, dangling)}.`,
    hint: 'Bring back what stood below this line, from a copy or with undo. If it was removed on purpose, complete the last item and correct the links to what is gone.',
    span: { start: at, end: Math.max(end, at + 1) },
  };
}

/** The last value, where it is wrong by itself. */
function halfValue(atEnd: Problem[], last: Pointer): string | undefined {
  const isHalf = atEnd.some(
    ({ pointer, code }) => pointer === last && code !== 'missing-field' && code !== 'wrong-count',
  );
  const name = last.slice(last.lastIndexOf('/') + 1);
  return isHalf && !/^\d*$/.test(name) ? `the value of "${name}" is not finished` : undefined;
}

/** How many different names lead to nothing. An old address, or a redirect from one, names nothing that was there. */
function lost(dangling: Problem[]): number {
  const named = dangling.filter(({ code, pointer }) => !OLD_ADDRESSES.has(code) && !pointer.startsWith('/redirects'));
  return new Set(named.map(({ found, message }) => (found && bareName(found)) ?? message)).size;
}

/** What is named, without the notation of the place: a claim names a figure by its own name alone. */
function bareName(found: string): string {
  return found.replace(/[?#].*$/, '').replace(/^\$\{(?:\w+\.)?(.*)\}$/, '$1');
}

function consequences(unfinished: string | undefined, atEnd: Problem[], names: number, dangling: Problem[]): string {
  const missing = atEnd.filter(({ code }) => code === 'missing-field').map(({ expected }) => JSON.stringify(expected));
  const pages = new Set(dangling.flatMap(({ message }) => /There is no page ("[^"]+")/.exec(message)?.[1] ?? []));
  const named = [...pages].slice(0, SHOWN).join(', ');
  const more = pages.size > SHOWN ? ` and ${pages.size - SHOWN} more` : '';
  const parts = [
    ...(unfinished === undefined ? [] : [unfinished]),
    ...(missing.length > 0
      ? [`${missing.slice(0, SHOWN + 1).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`]
      : []),
    ...(pages.size > 0
      ? [
          `there ${pages.size === 1 ? 'is a link to a page' : 'are links to pages'} that it does not hold: ${named}${more}`,
        ]
      : names > 0
        ? [`${names} ${names === 1 ? 'name leads' : 'names lead'} to nothing`]
        : []),
  ];
  return parts.length === 0 ? '' : `: ${parts.join('; ')}`;
}

/** The last field or item, and before it all that hold it, from the outermost on. */
function lastPointers(value: unknown): Pointer[] {
  const pointers: Pointer[] = [''];
  for (let part = value; ;) {
    const steps = Array.isArray(part) ? part.length - 1 : isRecord(part) ? Object.keys(part).at(-1) : undefined;
    if (steps === undefined || steps === -1) return pointers;
    pointers.push(`${pointers.at(-1)}/${escapePointer(String(steps))}`);
    part = (part as Record<string, unknown>)[steps];
  }
}

/** Whether a problem is that something is missing which would stand at the end, or that the last value is half there. */
function isAtEnd({ code, pointer, found }: Problem, last: Pointer[], isCut: boolean): boolean {
  if (code === 'missing-field' || code === 'wrong-count') return last.includes(pointer);
  return pointer === last.at(-1) && (isCut || found === 'nothing' || (code === 'wrong-value' && found === undefined));
}
