import type { ReferenceUse } from '../../editing/texts/page-text.ts';

/** What the editor says. Another language is another object of this shape. */
export const words = {
  edit: 'Edit',
  editKey: 'Edit the texts of this page (F2)',
  done: 'Done',
  doneKey: 'Stop editing (F2)',
  end: 'End',
  ended: 'Editing has ended. Everything is written; this tab can be closed.',
  open: 'A text is not written yet. Correct it, or press Escape in it, and end again.',
  editor: 'Editing',
  undo: 'Undo',
  redo: 'Redo',
  texts: 'Texts of this page. The arrow keys lead from one to the next, Enter edits one.',
  /** Heading of hero, text. */
  name: (parts: string[], isMarkdown: boolean) =>
    `${capital(parts.join(' of '))}, ${isMarkdown ? 'text with Markdown' : 'text'}`,
  started: (count: number) => `${count} texts of this page can be edited. Click one, or use the arrow keys and Enter.`,
  nothing: 'This page shows no text of the file.',
  translated: ({ file, source }: { file: string; source: string }) =>
    `This page is a translation: its texts are in ${file}, each below its source. What is written in the site’s own language can be edited on ${source}.`,
  source: 'Open that page',
  keeps: {
    line: 'Enter keeps it. Escape leaves it as it was.',
    paragraph: 'Enter keeps it, Shift and Enter make a new line. Escape leaves it as it was.',
    lines: 'Leaving it keeps it; so do Ctrl and Enter. Escape leaves it as it was.',
  },
  written: (lines: number) =>
    lines === 1 ? 'Kept: 1 line of the file changed.' : `Kept: ${lines} lines of the file changed.`,
  undone: (lines: number) => `Undone: ${count(lines, 'line')} of the file changed.`,
  redone: (lines: number) => `Done again: ${count(lines, 'line')} of the file changed.`,
  tryAgain: 'Try again',
  away: 'The dev server does not answer. Your text is still here.',
  notAllowed:
    'This page may no longer write: the dev server was started again. Load the page again; your text will still be here.',
  tooLong: 'This text is too long to be sent. Nothing was written; your text is still here.',
  changed: (theirs: string) => `Somebody else has changed this text meanwhile. The file says now: “${theirs}”`,
  gone: 'Somebody else has taken this text out of the file meanwhile.',
  theirs: 'Keep theirs',
  instead: (text: string) => `Write “${text}”`,
  remark: (name: string) => `What the check says of: ${name}`,
  close: 'Close',
  shared: (name: string, pages: number) =>
    `This block, “${name}”, is written once and stands on ${count(pages, 'page')}.`,
  sharedEverywhere: (pages: number) => `Change it everywhere (${count(pages, 'page')})`,
  sharedHere: 'Only on this page: write the block out here',
  reference: ({ name, value, places, pages }: ReferenceUse) =>
    `\${${name}} is “${value}”, which stands on ${count(places, 'place')} on ${count(pages, 'page')}.`,
  everywhere: (value: string) => `Change “${value}” everywhere`,
  writeOut: (value: string) => `Write “${value}” out here`,
  follow: 'Follow the link',
  unfold: 'Open or close it',
  press: 'Press the button',
  meta: 'Title and description',
  length: (characters: number) => count(characters, 'character'),
  cannotUndo: 'Somebody else has changed this text since. Undo what they did in the file first.',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
