/** What a person with a text editor would have made of the file: the text of the task, and not a byte more. */
import { WORDS } from './tool.ts';
import type { Task } from './tool.ts';

/** Returns the files that a task may lead to: there are two where it is open to which item an empty line belongs. */
export function expectedTexts(task: Task, text: string): string[] {
  return EDITS[task](text);
}

const EDITS: Record<Task, (text: string) => string[]> = {
  heading: (text) => [replaced(text, 'Fix your own bicycle\n', `${WORDS.heading}\n`)],
  paragraph: (text) => [replaced(text, 'If money is short', 'If cash is short')],
  figure: (text) => [text.replaceAll('340', '350')],
  add: (text) => [
    replaced(text, /( *)- name: Wilma\n( *)role: Used parts\n/, `$&$1- name: ${WORDS.name}\n$2role: ${WORDS.role}\n`),
  ],
  remove: (text) => [replaced(text, / *- name: "?Odell.*\n.*\n/, '')],
  move: (text) => [
    replaced(text, /(\n?)( *- name: Tomas\n.*\n)( *- name: Wilma\n.*\n)/, '$1$3$2'),
    replaced(text, /(\n?)( *- name: Tomas\n.*\n)( *- name: Wilma\n.*\n)/, '$3$1$2'),
  ],
  meta: (text) => [
    replaced(
      replaced(text, 'Fennel Street Bikes: the open workshop', WORDS.title),
      'Fix your own bicycle: eight',
      'Fix your own bicycle with us: eight',
    ),
  ],
  alt: (text) => [replaced(text, 'A bicycle hangs in a stand, its back wheel off', WORDS.alt)],
  nothing: (text) => [text],
  undo: (text) => [text],
};

/** Replaces the first place. Throws where there is none: the task would be measured against the wrong file. */
function replaced(text: string, old: string | RegExp, instead: string): string {
  const result = text.replace(old, instead);
  if (result === text) throw new Error(`The file has no ${String(old)}.`);
  return result;
}
