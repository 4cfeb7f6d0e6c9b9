import { counted } from '../../../../../manifest/problems/sentence-parts.ts';
import { capital } from './capital.ts';
import type { TouchedValue, ChangeLocation } from '../../../editing/plans/touched-parts.ts';
import type { StaleCatalog } from '../../../editing/plans/stale-catalogs.ts';
import type { ReferenceUse } from '../../../editing/texts/page-text.ts';

/** What the editor says in English. Another language is another object of this shape. */
export const english = {
  lang: 'en',
  edit: 'Edit',
  editKey: 'Edit the texts of this page (F2)',
  done: 'Done',
  doneKey: 'Stop editing (F2)',
  end: 'End',
  ended: 'Editing has ended. Everything is written; this tab can be closed.',
  open: 'A text is not written yet. Correct it, or press Escape in it, and end again.',
  editor: 'Editing',
  opening: 'The text is being opened. What is typed is put into it.',
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
  undone: (lines: number) => `Undone: ${counted(lines, 'line')} of the file changed.`,
  redone: (lines: number) => `Done again: ${counted(lines, 'line')} of the file changed.`,
  tryAgain: 'Try again',
  away: 'The dev server does not answer. Your text is still here.',
  notLoaded: 'The dev server does not answer, so that this cannot be shown. Open it again.',
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
    `This block, “${name}”, is written once and is on ${counted(pages, 'page')}.`,
  sharedEverywhere: (pages: number) => `Change it everywhere (${counted(pages, 'page')})`,
  sharedHere: 'Only on this page: write the block out here',
  reference: ({ name, value, places, pages }: ReferenceUse) =>
    `\${${name}} is “${value}”, which is on ${counted(places, 'place')} on ${counted(pages, 'page')}.`,
  everywhere: (value: string) => `Change “${value}” everywhere`,
  writeOut: (value: string) => `Write “${value}” out here`,
  follow: 'Follow the link',
  unfold: 'Open or close it',
  press: 'Press the button',
  meta: 'Title and description',
  metaButton: 'Title',
  length: (characters: number) => counted(characters, 'character'),
  cancel: 'Cancel',
  changedMeanwhile:
    'Somebody else has changed this place of the file meanwhile. Nothing was written; look at it and try again.',
  blocks: 'Blocks of the page',
  blocksButton: 'Blocks',
  blockKeys:
    'Up and down choose a block. Alt with up or down moves it, Delete deletes it, Ctrl with C, X or V copies, cuts or pastes it.',
  /** Call to action “Is something rattling?” */
  block: (name: string, title: string | undefined) =>
    title === undefined ? capital(name) : `${capital(name)} “${title}”`,
  chosen: (title: string, position: number, count: number) => `${title}, ${position} of ${count}`,
  noBlocks: 'This page has no blocks.',
  onPages: (pages: number) => `on ${counted(pages, 'page')}`,
  isCut: 'cut, until it is pasted',
  acts: {
    fields: 'Fields',
    up: 'Move up',
    down: 'Move down',
    move: 'Move there',
    copy: 'Copy',
    cut: 'Cut',
    paste: 'Paste',
    add: 'Add a block',
    share: 'Share with other pages',
    delete: 'Delete',
  },
  fieldsOf: (name: string) => `Fields of: ${name}`,
  fieldLabel: (label: string, isRequired: boolean) => `${capital(label)}${isRequired ? ' (needed)' : ''}`,
  moreFields: (number: number) => `More fields (${number})`,
  notSet: (preset: unknown) => (preset === undefined ? 'Not set' : `Not set: ${String(preset)}`),
  leaveIt: 'Leave it as it was',
  back: 'Back',
  editPart: (label: string) => `Edit: ${capital(label)}`,
  addPart: (label: string) => `Add: ${capital(label)}`,
  takeOut: (label: string) => `Take out: ${capital(label)}`,
  addEntry: (label: string) => `Add to: ${label}`,
  entry: (position: number, title: string) => (title === '' ? `entry ${position}` : `entry ${position}, ${title}`),
  namedEntry: (name: string, title: string) => (title === '' ? name : `${name}, ${title}`),
  entryName: (label: string) => `Name of what is added to: ${label}`,
  nameFirst: 'Give it a name first: small letters, digits and hyphens.',
  nameTaken: 'There is one of this name. Choose another.',
  entryActs: {
    edit: (name: string) => `Edit ${name}`,
    up: (name: string) => `Move up ${name}`,
    down: (name: string) => `Move down ${name}`,
    delete: (name: string) => `Delete ${name}`,
  },
  findIcon: 'Find icons',
  iconsFound: (number: number) =>
    number === 0 ? 'No icon has this word in its name.' : `${counted(number, 'icon')} to choose from.`,
  position: 'Place',
  paste: (title: string) => `Paste ${title} after it`,
  scope: (name: string, pages: number) =>
    `This block, “${name}”, is written once and is on ${counted(pages, 'page')}. Move or delete it:`,
  scopes: {
    here: 'on this page only',
    everywhere: (pages: number) => `on all ${pages} pages`,
  },
  stays: (title: string, position: number) => `${title} stays at place ${position}.`,
  moved: (title: string, position: number, count: number) => `${title} is now ${position} of ${count}.`,
  deleted: (title: string) => `${title} is deleted. Undo brings it back.`,
  copied: (title: string) => `${title} is copied. Choose a block, on this page or another, and paste it after that.`,
  cut: (title: string) => `${title} is cut. It stays here until you paste it, on this page or another.`,
  pasted: (title: string, position: number) => `${title} is pasted at place ${position}.`,
  isShared: (title: string, name: string) =>
    `${title} is written once now, as “${name}”. Copy it, and paste it on another page: what is changed later changes on both.`,
  nothingHeld: 'No block was copied or cut.',
  added: (name: string) => `${name} is added, with the words of an example. Write your own over them.`,
  addAfter: (title: string) => `Add a block after ${title}`,
  findKind: 'What should it show?',
  noKind: 'No block is of this kind. Try another word.',
  tooManyPlaces: 'This block is on more pages than can be changed at once. Nothing was written.',
  ownBlock: 'Its block',
  choosePicture: 'Choose a picture',
  dropOnPicture: 'Drop it on the picture that it takes the place of.',
  pages: 'Pages of the site',
  pagesButton: 'Pages',
  pageKeys: 'Up and down choose a page, Enter opens it. Alt with up or down moves it, Delete deletes it.',
  /** Repairs (/repairs) */
  page: (name: string, path: string) => `${name} (${path})`,
  noPages: 'The site has no page.',
  draft: 'draft',
  publishedOn: (day: string) => `from ${day} on`,
  pageActs: {
    open: 'Open',
    fields: 'Fields',
    up: 'Move up',
    down: 'Move down',
    move: 'Move there',
    add: 'Add a page',
    copy: 'Copy',
    rename: 'Change its address',
    delete: 'Delete',
    hold: 'Hide as a draft',
    publish: 'Publish it',
  },
  pageForms: {
    add: () => 'Add a page',
    copy: (page: string) => `Copy ${page}`,
    rename: (page: string) => `Change the address of ${page}`,
    delete: (page: string) => `Delete ${page}`,
  },
  pattern: 'Made from',
  emptyPage: 'Nothing but a heading',
  copyOf: (page: string) => `A copy of ${page}`,
  pageName: 'Its name',
  pageAddress: 'Its address',
  asDraft: 'As a draft, which is not published yet',
  leadTo: 'Its address and the links to it lead to',
  doIt: { add: 'Add the page', copy: 'Make the copy', rename: 'Change the address', delete: 'Delete the page' },
  planning: 'Looking for what this changes…',
  notPlanned: 'Fill in the fields above; then it says here what would change.',
  planned: (changes: number, parts: number, lines: number) =>
    `This changes ${counted(changes, 'place')} in ${counted(parts, 'part')} of the site: ${counted(lines, 'line')} of the file. Nothing is written yet.`,
  stale: ({ file, count: number }: StaleCatalog) => {
    if (number === undefined) return unread(file);
    return number === 1
      ? `1 translation in ${file} becomes outdated: it is shown no more until somebody translates the new text.`
      : `${number} translations in ${file} become outdated: they are shown no more until somebody translates the new texts.`;
  },
  wouldBeStale: ({ file, count: number }: StaleCatalog) =>
    number === undefined ? unread(file) : `Replacing all makes ${counted(number, 'translation')} in ${file} outdated.`,
  whatChanges: 'What changes',
  nameAlone: (name: string[]) => capital(name.join(' of ')),
  part: ({ page, special, shared }: ChangeLocation) => {
    if (page !== undefined) return page;
    if (shared) return `Block “${shared.name}”, on ${counted(shared.pages, 'page')}`;
    if (special !== undefined) return special === 'notFound' ? 'The not-found page' : 'The answer page';
    return 'Around all pages';
  },
  change: ({ name, before, after }: TouchedValue & { name: string[] }) => {
    const of = capital(name.join(' of '));
    if (before === undefined) return `${of}: new ${after}`;
    return after === undefined ? `${of}: ${before} is taken out` : `${of}: ${before} → ${after}`;
  },
  pageDone: {
    add: (page: string) => `${page} is added. Open it to write its texts.`,
    copy: (page: string) => `${page} is a copy now. Open it to write its texts.`,
    rename: (page: string) => `The page is ${page} now.`,
    delete: (page: string) => `${page} is deleted. Undo brings it back.`,
  },
  isHeldNow: (page: string) => `${page} is a draft now: it is not published.`,
  isPublishedNow: (page: string) => `${page} is no draft any more.`,
  settings: 'Settings of the site',
  settingsButton: 'Settings',
  find: 'Find and replace',
  findButton: 'Find',
  findWords: 'Find in all texts of the site',
  matchCase: 'Capital and small letters as typed',
  wholeWords: 'Whole words only',
  inLinkTargets: 'Also where links lead',
  findAll: 'Find in the texts',
  found: (places: number, parts: number) =>
    places === 0
      ? 'No text of the site has these words.'
      : `${counted(places, 'place')} in ${counted(parts, 'part')} of the site.`,
  foundMore: (shown: number, places: number) =>
    `${places} places have these words. The first ${shown} are shown, and only these are replaced; longer words find fewer.`,
  replaceBy: 'Replace by',
  replace: (places: number) => `Replace ${counted(places, 'place')}`,
  replaced: (places: number) => `Replaced: ${counted(places, 'place')}.`,
  leftOut: (texts: number) =>
    texts === 1
      ? '1 text was left as it is, as the check would find an error:'
      : `${texts} texts were left as they are, as the check would find an error:`,
  noneChosen: 'No place is chosen. Nothing was written.',
  review: 'What has changed',
  reviewButton: 'Review',
  cannotUndo: 'Somebody else has changed this text since. Undo what they did in the file first.',
};

const unread = (file: string) => `${file} cannot be read, so it is not known which translations become outdated.`;
