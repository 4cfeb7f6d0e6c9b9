/** Shows a part of a manifest as code, without the indentation that it has in the file, and writes changed code back. */
import { isDeepStrictEqual } from 'node:util';
import { parse } from '../../manifest/yaml/parse.ts';
import { applySplices } from '../../manifest/yaml/edit/splice.ts';
import type { Span } from '../../manifest/problems/problem.ts';
import { parentOf, valueAt } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { applyEdit, hasPart } from '../apply-edit.ts';
import { isRefusal, orRefusal, Refused } from '../edit.ts';
import type { Refusal, Splice } from '../edit.ts';
import type { EditedText } from '../edit-text.ts';
import { extentOf } from '../layout/extents.ts';
import { entryPositionOf, readLayout } from '../layout/nodes.ts';
import type { LayoutNode } from '../layout/nodes.ts';
import { plainOf } from '../layout/plain-text.ts';
import { trimmed } from '../write/trimmed.ts';
import { CodeLines } from './code-lines.ts';

/** A part of a text as code. */
export interface PartCode {
  /** The text with line feeds only. */
  plain: string;
  /** Where the part is written in it, without the end of its last line. */
  span: Span;
  lines: CodeLines;
}

/** Returns a part as code, with the layout of its text; the whole file where the pointer is empty. */
export function codeOf(text: string, pointer: Pointer): (PartCode & { layout: LayoutNode }) | Refusal {
  return orRefusal(() => {
    const { plain } = plainOf(text);
    const layout = readLayout(plain);
    return { ...partIn(plain, layout, pointer), layout };
  });
}

/** Returns where a part of an older text is now: there, or elsewhere in its list; undefined where it was changed, or is gone. */
export function findPart(old: string, text: string, at: Pointer): Pointer | undefined {
  if (old === text) return at;
  const part = codeOf(old, at);
  const { plain } = plainOf(text);
  const value = readPlain(plain);
  if (isRefusal(part)) return undefined;
  const layout = readLayout(plain);
  const isSame = (pointer: Pointer) => {
    const now = hasPart(value, pointer) ? orRefusal(() => partIn(plain, layout, pointer)) : undefined;
    return now !== undefined && !isRefusal(now) && now.lines.code === part.lines.code;
  };
  if (isSame(at)) return at;
  if (at === '') return undefined;
  const list = valueAt(value, parentOf(at));
  const alike = Array.isArray(list) ? list.map((_, index) => `${parentOf(at)}/${index}`).filter(isSame) : [];
  return alike.length === 1 ? alike[0] : undefined;
}

/** Returns a part after other code was written in its place, whether that can be read or not. */
export function replaceCode({ plain, span, lines }: PartCode, code: string): PartCode {
  const written = lines.written(code);
  return {
    plain: applySplices(plain, [{ ...span, text: written }]),
    span: { start: span.start, end: span.start + written.length },
    lines: lines.withCode(code),
  };
}

/**
 * Returns the text after a part of it was written as other code. The text is parsed again: code that cannot be read, or
 * that changes the value of anything but this part, is refused.
 */
export function withCode(text: string, pointer: Pointer, code: string): EditedText | Refusal {
  return orRefusal(() => {
    const { plain, toWritten } = plainOf(text);
    const before = readPlain(plain);
    if (pointer !== '' && !hasPart(before, pointer)) throw new Refused(GONE);
    const part = partIn(plain, readLayout(plain), pointer);
    const made = trimmed(plain, { ...part.span, text: part.lines.written(code) });
    const after = readPlain(applySplices(plain, made));
    if (pointer !== '' && !isElsewhereEqual(before, after, pointer)) throw new Refused(SPREADS);
    const splices: Splice[] = toWritten(made);
    return { text: applySplices(text, splices), splices };
  });
}

const GONE = 'This part is no longer in the file.';
const SPREADS =
  'This code would change what is around it. Keep it one part, with its own name, and its lines as far in as they were.';

function partIn(plain: string, layout: LayoutNode, pointer: Pointer): PartCode {
  if (pointer === '') return { plain, span: { start: 0, end: plain.length }, lines: new CodeLines(plain, true) };
  const { container, entry, index } = entryPositionOf(layout, pointer);
  const extent = container.isFlow ? undefined : extentOf(plain, container, index);
  const { start, end } = extent ?? { start: entry.at, end: entry.node.end };
  const written = plain.slice(start, end).replace(/\n$/, '');
  const startsLine = extent !== undefined && !extent.isInline;
  return { plain, span: { start, end: start + written.length }, lines: new CodeLines(written, startsLine) };
}

function readPlain(text: string): unknown {
  const read = parse('', text);
  if (!Array.isArray(read)) return read.value;
  throw new Refused(`${read[0]!.message} ${read[0]!.hint}`);
}

function isElsewhereEqual(before: unknown, after: unknown, pointer: Pointer): boolean {
  if (!hasPart(after, pointer)) return false;
  return isDeepStrictEqual(after, applyEdit(before, { op: 'replace', path: pointer, value: valueAt(after, pointer) }));
}
