/** Locates findings: finds their span in the file, and their page and block by name. */
import { dirname, join } from 'node:path';
import { fixSplices } from '../yaml/edit/fix-splices.ts';
import type { Source, SyntaxProblem } from '../yaml/source.ts';
import { problemKinds } from './kinds.ts';
import { pageAndBlockOf } from './page-and-block.ts';
import type { Finding, Problem, ProblemCode, Span } from './problem.ts';
import { moveHint } from '../yaml/edit/move-parts.ts';

/** Returns a finding with its position, and with the splices that fix it. */
export function locate({ at, mark, related, fix, publicFile, ...finding }: Finding, source: Source): Problem {
  const { severity } = problemKinds[finding.code];
  if (publicFile !== undefined) {
    const file = join(dirname(source.file), 'public', publicFile);
    return { ...finding, severity, file, wholeFile: true, span: { start: 0, end: 0 }, where: '' };
  }
  const whole = source.locate(finding.pointer, at);
  const span = narrow(source.text, whole, mark, LINKS.has(finding.code));
  const splices =
    fix && fixSplices(fix, { span: 'each' in fix ? whole : span, mark, pointer: finding.pointer }, source);
  const hint = finding.hint ?? (fix && 'moves' in fix && splices ? moveHint(fix, splices) : undefined);
  return {
    ...finding,
    ...(hint === undefined ? {} : { hint }),
    severity,
    file: source.file,
    span,
    ...pageAndBlockOf(source.value, finding.pointer),
    ...(related ? { related: { span: source.locate(related.pointer), message: related.message } } : {}),
    ...(splices ? { fix: splices } : {}),
  };
}

/** Returns a syntax problem as a problem of a file. */
export function problemOf(found: SyntaxProblem, file: string): Problem {
  const { stoppedAt: _stoppedAt, isPartial: _isPartial, ...problem } = found;
  return { ...problem, severity: problemKinds[found.code].severity, file, pointer: '', where: '' };
}

/** The marks of these problems are addresses of links, which a text may also hold as words. */
const LINKS = new Set<ProblemCode>(['unsafe-link', 'broken-link', 'broken-anchor', 'redirected-link']);

/** Returns the first span of some words within a span; the whole span if they are written otherwise there. */
export function narrow(text: string, span: Span, mark: string | undefined, isLink = false): Span {
  if (mark === undefined) return span;
  const written = text.slice(span.start, span.end);
  const inLink = isLink ? written.indexOf(`](${mark})`) : -1;
  const start = inLink === -1 ? written.indexOf(mark) : inLink + 2;
  if (start === -1 && mark.includes(' ') && written.includes('\n')) return acrossLines(text, span, mark);
  return start === -1 ? span : { start: span.start + start, end: span.start + start + mark.length };
}

/** Returns the span of some words that go on in the next line, where YAML reads the line's end as a space. */
function acrossLines(text: string, span: Span, mark: string): Span {
  const words = mark.split(' ').map(RegExp.escape);
  const found = new RegExp(words.join(String.raw`(?: |[ \t]*\n[ \t]*)`)).exec(text.slice(span.start, span.end));
  return found ? { start: span.start + found.index, end: span.start + found.index + found[0].length } : span;
}
