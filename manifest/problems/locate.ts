/** Locates findings: finds their span in the file, and their page and block by name. */
import { dirname, join } from 'node:path';
import { fixEdits } from '../yaml/edit/fix-splices.ts';
import type { Source, SyntaxProblem } from '../yaml/source.ts';
import { problemKinds } from './kinds.ts';
import type { BlockPlace, Finding, Problem, ProblemCode, Span } from './problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { moveHint } from '../yaml/edit/move-parts.ts';
import { isRecord, SPECIAL_PAGES } from '../../schema/values/tree.ts';

/** Returns a finding with its position, and with the splices that fix it. */
export function locate({ at, mark, related, fix, publicFile, ...finding }: Finding, source: Source): Problem {
  const { severity } = problemKinds[finding.code];
  if (publicFile !== undefined) {
    const file = join(dirname(source.file), 'public', publicFile);
    return { ...finding, severity, file, wholeFile: true, span: { start: 0, end: 0 }, where: '' };
  }
  const whole = source.locate(finding.pointer, at);
  const span = mark === undefined ? whole : narrow(source.text, whole, mark, LINKS.has(finding.code));
  const edits = fix && fixEdits(fix, { span: 'each' in fix ? whole : span, mark, pointer: finding.pointer }, source);
  const hint = finding.hint ?? (fix && 'moves' in fix && edits ? moveHint(fix, edits) : undefined);
  return {
    ...finding,
    ...(hint === undefined ? {} : { hint }),
    severity,
    file: source.file,
    span,
    where: describe(source.value, finding.pointer),
    ...pageAndBlockOf(source.value, finding.pointer),
    ...(related ? { related: { span: source.locate(related.pointer), message: related.message } } : {}),
    ...(edits ? { fix: edits } : {}),
  };
}

/** Returns a syntax problem as a problem of a file. */
export function problemOf(found: SyntaxProblem, file: string): Problem {
  const { stoppedAt: _stoppedAt, isPartial: _isPartial, ...problem } = found;
  return { ...problem, severity: problemKinds[found.code].severity, file, pointer: '', where: '' };
}

/** Of these, the mark is where a link leads, which may be among the words of a text, too. */
const LINKS = new Set<ProblemCode>(['unsafe-link', 'broken-link', 'broken-anchor', 'redirected-link']);

/** Returns the first span of some words within a span; the whole span if they are written otherwise there. */
function narrow(text: string, span: Span, mark: string, isLink: boolean): Span {
  const written = text.slice(span.start, span.end);
  const inLink = isLink ? written.indexOf(`](${mark})`) : -1;
  const start = inLink === -1 ? written.indexOf(mark) : inLink + 2;
  return start === -1 ? span : { start: span.start + start, end: span.start + start + mark.length };
}

/** Returns the page and the block of a pointer, for programs. */
function pageAndBlockOf(manifest: unknown, pointer: Pointer): Pick<Problem, 'page' | 'block'> {
  const [, top = '', name = '', blocks, number] = pointer.split('/');
  const tree = isRecord(manifest) ? manifest : {};
  if (top === 'shared' && isRecord(tree[top]) && name) return { block: { name, ...namesOf(tree[top][name]) } };
  const isRoute = top === 'routes';
  const page = isRoute ? (Array.isArray(tree[top]) ? (tree[top] as unknown[])[Number(name)] : undefined) : tree[top];
  if (!isRecord(page) || (!isRoute && !(top in SPECIAL_PAGES))) return {};
  const [list, index] = isRoute ? [blocks, number] : [name, blocks];
  const path = isRoute && typeof page['path'] === 'string' ? { page: page['path'] } : {};
  if (list !== 'blocks' || index === undefined || !Array.isArray(page['blocks'])) return path;
  return { ...path, block: { number: Number(index) + 1, ...namesOf((page['blocks'] as unknown[])[Number(index)]) } };
}

function namesOf(block: unknown): BlockPlace {
  const { type, id } = isRecord(block) ? block : {};
  return { ...(typeof type === 'string' ? { type } : {}), ...(typeof id === 'string' ? { id } : {}) };
}

/** Names the page and block of a pointer: page /about, block 3 (stats), items 2. */
export function describe(manifest: unknown, pointer: Pointer): string {
  const steps = pointer.split('/').slice(1);
  const at = (count: number): unknown =>
    steps
      .slice(0, count)
      .reduce((value: unknown, step) => (value as Record<string, unknown> | undefined)?.[step], manifest);
  if (steps[0] === 'shared' && steps.length > 1) return `shared block ${steps[1]}${fieldsOf(steps.slice(2))}`;
  const onRoute = steps[0] === 'routes' && steps.length > 1;
  const special = Object.entries(SPECIAL_PAGES).find(([field]) => field === steps[0])?.[1];
  if (!onRoute && special === undefined) return fieldsOf(steps).replace(/^, /, '');
  const depth = onRoute ? 2 : 1;
  const page = at(depth);
  const path = isRecord(page) && typeof page['path'] === 'string' ? page['path'] : `number ${Number(steps[1]) + 1}`;
  const name = special ?? `page ${path}`;
  if (steps[depth] !== 'blocks' || steps.length <= depth + 1) return `${name}${fieldsOf(steps.slice(depth))}`;
  const block = at(depth + 2);
  const type = isRecord(block) && typeof block['type'] === 'string' ? ` (${block['type']})` : '';
  return `${name}, block ${Number(steps[depth + 1]) + 1}${type}${fieldsOf(steps.slice(depth + 2))}`;
}

function fieldsOf(steps: string[]): string {
  return steps.map((step) => (/^\d+$/.test(step) ? ` ${Number(step) + 1}` : `, ${step}`)).join('');
}
