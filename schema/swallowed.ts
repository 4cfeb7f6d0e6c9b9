/** Texts that hold what was never meant to be read: a block that stands too far in, or a conflict of a merge. */
import type { Finding, Pointer } from './problem.ts';
import { blockTypes } from './schemas.ts';

const CONFLICT = /(?:^|\n)(<{7} \S[^\n]*)\n(?:[^\n]*\n)*?={7}\n(?:[^\n]*\n)*?>{7} \S/;

let known: RegExp | undefined;

/** Returns the first line of a block within a text. */
function blockIn(text: string): string | undefined {
  known ??= new RegExp(`(?:^|\\s)(- type: (?:${blockTypes().join('|')}))(?=\\s|$)`);
  return text.includes('- type: ') ? known.exec(text)?.[1] : undefined;
}

/** Returns the first line of a conflict within a text. */
function conflictIn(text: string): string | undefined {
  return text.includes('<<<<<<< ') ? CONFLICT.exec(text)?.[1] : undefined;
}

/** Whether a text holds any of that. */
export function hasSwallowed(text: string): boolean {
  return (blockIn(text) ?? conflictIn(text)) !== undefined;
}

/** Says what a text holds that is no text. */
export function swallowed(text: string, pointer: Pointer): Finding {
  const block = blockIn(text);
  if (block === undefined)
    return {
      code: 'yaml-syntax',
      pointer,
      mark: conflictIn(text)!,
      message: 'A merge conflict is left in this text, with two versions of some lines and the marks around them.',
      hint: 'Keep one of the two versions, and delete the other one and the lines with the marks.',
    };
  return {
    code: 'yaml-syntax',
    pointer,
    mark: block,
    message: 'This block is indented so far that it belongs to the text above it: visitors would read it as typed.',
    hint: 'Put only as many spaces in front of it as in front of the other blocks of the page.',
  };
}
