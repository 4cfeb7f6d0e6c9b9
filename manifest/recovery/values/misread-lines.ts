/** Finds lines that YAML read as a part of a text by mistake: a block or field that is indented too far, a merge conflict. */
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { KEEP_ONE } from '../foreign-syntax/detectors/merge-conflicts.ts';
import { fieldNames } from '../../words/schema-fields.ts';
import { blockTypes } from '../../../schema/schemas.ts';

const CONFLICT = /(?:^|\n)(<{7} \S[^\n]*)\n(?:[^\n]*\n)*?={7}\n(?:[^\n]*\n)*?>{7} \S/;

let blockLine: RegExp | undefined;

function blockIn(text: string): string | undefined {
  blockLine ??= new RegExp(`(?:^|\\s)(- type: (?:${blockTypes().join('|')}))(?=\\s|$)`);
  return text.includes('- type: ') ? blockLine.exec(text)?.[1] : undefined;
}

function conflictIn(text: string): string | undefined {
  return text.includes('<<<<<<< ') ? CONFLICT.exec(text)?.[1] : undefined;
}

/** Returns a text with the first version of each merge conflict in it; undefined where there is none. */
export function firstVersion(text: string): string | undefined {
  if (conflictIn(text) === undefined) return undefined;
  return text.replaceAll(
    /^<{7} [^\n]*\n((?:[^\n]*\n)*?)[|=]{7}(?: [^\n]*)?\n(?:[^\n]*\n)*?>{7} [^\n]*(?:\n|$)/gm,
    '$1',
  );
}

/** Returns the name of the field that a text ends with: its line may be indented too far. */
function fieldAtEnd(text: string): string | undefined {
  const end = text.slice(text.lastIndexOf('\n', text.length - 2) + 1);
  const name = end.includes(': ') ? /(?:^|\s)([a-z][A-Za-z]*): \S[^:]*$/.exec(end)?.[1] : undefined;
  return name !== undefined && fieldNames().has(name) ? name : undefined;
}

/** Returns whether a text may have such lines. */
export function hasMisreadLines(text: string): boolean {
  return (blockIn(text) ?? conflictIn(text) ?? fieldAtEnd(text)) !== undefined;
}

/** Explains such lines. A field at the end is only reported if a fix of the file confirms it. */
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
