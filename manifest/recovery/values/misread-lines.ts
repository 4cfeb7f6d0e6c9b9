/** Finds lines that YAML read as a part of a text by mistake: a block or field that is indented too far, a merge conflict. */
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { withoutCode } from '../../text/notation/markdown/code.ts';
import { applySplices } from '../../yaml/edit/splice.ts';
import { KEEP_ONE } from '../foreign-syntax/detectors/merge-conflicts.ts';
import { fieldNames } from '../../words/schema-fields.ts';
import { blockTypes } from '../../../schema/schemas.ts';
import { once } from '../../../schema/values/once.ts';

const CONFLICT_MARK = /^(?:<{7} \S|\|{7}(?: |$)|={7}$|>{7} \S).*$/gm;

/** A merge conflict: its first mark, where it starts and ends, and its first version. */
interface Conflict {
  mark: string;
  start: number;
  end: number;
  first: string;
}

const blockLine = once(() => new RegExp(`(?:^|\\s)(- type: (?:${blockTypes().join('|')}))(?=\\s|$)`));

function blockIn(text: string): string | undefined {
  return text.includes('- type: ') ? blockLine().exec(withoutCode(text))?.[1] : undefined;
}

function conflictIn(text: string): string | undefined {
  return conflictsIn(text)[0]?.mark;
}

/** Returns every conflict of a text but those that its code shows from their first mark to the last. */
function conflictsIn(text: string): Conflict[] {
  if (!text.includes('<<<<<<< ')) return [];
  const conflicts: Conflict[] = [];
  let open: RegExpExecArray | undefined;
  let middle: RegExpExecArray | undefined;
  let isDivided = false;
  for (const mark of text.matchAll(CONFLICT_MARK)) {
    const sign = mark[0].charAt(0);
    if (sign === '<') [open, middle, isDivided] = [mark, undefined, false];
    else if (sign !== '>') {
      middle ??= mark;
      isDivided ||= sign === '=';
    } else if (open && middle && isDivided) {
      const first = text.slice(open.index + open[0].length + 1, middle.index);
      const end = Math.min(text.length, mark.index + mark[0].length + 1);
      conflicts.push({ mark: open[0], start: open.index, end, first });
      open = undefined;
    }
  }
  const shown = withoutCode(text);
  return conflicts.filter(({ start, end }) => /[^\uFFFC\n]/.test(shown.slice(start, end)));
}

/** Returns a text with the first version of each merge conflict in it; undefined where there is none. */
export function firstVersion(text: string): string | undefined {
  const conflicts = conflictsIn(text);
  if (conflicts.length === 0) return undefined;
  const splices = conflicts.map(({ start, end, first }) => ({ start, end, text: first }));
  return applySplices(text, splices);
}

/** Returns the name of the field that a text ends with: its line may be indented too far. */
function fieldAtEnd(text: string): string | undefined {
  const end = text.slice(text.lastIndexOf('\n', text.length - 2) + 1);
  const name = end.includes(': ') ? /(?:^|\s)([a-z][A-Za-z]*): \S[^:]*$/.exec(end)?.[1] : undefined;
  return name !== undefined && fieldNames().has(name) ? name : undefined;
}

/** Returns whether a text may have lines that were meant as YAML, or a merge conflict. */
export function hasMisreadLines(text: string): boolean {
  return (blockIn(text) ?? conflictIn(text) ?? fieldAtEnd(text)) !== undefined;
}

/** Explains lines in a text that were meant as YAML, or a merge conflict. A field at the end is only reported if a fix of the file confirms it. */
export function explainMisreadLines(text: string, pointer: Pointer): Finding {
  const conflict = conflictIn(text);
  if (conflict !== undefined) {
    return {
      code: 'merge-conflict',
      pointer,
      mark: conflict,
      message: 'A merge conflict is left in this text, with two versions of some lines and the marks around them.',
      hint: KEEP_ONE,
    };
  }
  const block = blockIn(text);
  return {
    code: 'yaml-syntax',
    pointer,
    mark: block ?? `${fieldAtEnd(text)!}: `,
    message: 'This is indented so far that it belongs to the text above it: visitors would read it as typed.',
    hint: 'Put only as many spaces in front of it as in front of the lines that it belongs to.',
    ...(block === undefined ? { isTentative: true } : {}),
  };
}
