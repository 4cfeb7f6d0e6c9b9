import { counted } from '../../../../../../manifest/problems/sentence-parts.ts';
import { capital } from '../capital.ts';
import type { TouchedValue, ChangeLocation } from '../../../../editing/plans/touched-parts.ts';
import type { StaleCatalog } from '../../../../editing/plans/stale-catalogs.ts';
import type { ReferenceUse } from '../../../../editing/texts/page-text.ts';

/** What the editor says in English. Another language is another object of this shape. */
export const english = {
  lang: 'en',
  edit: 'Edit',
  editKey: 'Edit the texts of this page (F2)',
  done: 'Done',
  doneKey: 'Stop editing (F2)',
  endButton: 'End',
  ended: 'Editing has ended. Everything is saved; you can close this tab.',
  unsavedText: 'A text is not saved yet. Correct it, or press Escape in its field, then end again.',
  editor: 'Editing',
  opening: 'The text is being opened. What you type goes into it.',
  undo: 'Undo',
  redo: 'Redo',
  texts: 'Texts of this page. The arrow keys go from one to the next, Enter edits one.',
  /** Heading of hero, text. */
  name: (parts: string[], isMarkdown: boolean) =>
    `${capital(parts.join(' of '))}, ${isMarkdown ? 'text with Markdown' : 'text'}`,
  started: (count: number) =>
    `${counted(count, 'text')} of this page can be edited. Click one, or use the arrow keys and Enter.`,
  noTexts: 'No text on this page comes from the file.',
  translated: ({ file, source }: { file: string; source: string }) =>
    `This page is a translation: its texts are in ${file}, each below its source. Texts in the site’s own language can be edited on ${source}.`,
  openSource: 'Open that page',
  fieldKeys: {
    line: 'Enter saves. Escape discards the change.',
    paragraph: 'Enter saves, Shift+Enter starts a new line. Escape discards the change.',
    lines: 'Ctrl+Enter saves, and so does leaving the field. Escape discards the change.',
  },
  written: (lines: number) => `Saved: ${counted(lines, 'line')} of the file changed.`,
  undone: (lines: number) => `Undone: ${counted(lines, 'line')} of the file changed.`,
  redone: (lines: number) => `Redone: ${counted(lines, 'line')} of the file changed.`,
  tryAgain: 'Try again',
  serverUnreachable: 'The dev server does not answer. Your text is still here.',
  notLoaded: 'The dev server does not answer, so that this cannot be shown. Open it again.',
  notAllowed:
    'This page can no longer save: the dev server was restarted. Reload the page; your text will still be here.',
  tooLong: 'This text is too long to be sent. Nothing was saved; your text is still here.',
  changedByOther: (theirs: string) => `Somebody else has changed this text. The file now says: “${theirs}”`,
  deletedByOther: 'Somebody else has removed this text from the file.',
  discardMine: 'Keep theirs',
  useSuggestion: (text: string) => `Write “${text}”`,
  remark: (name: string) => `What the check says about: ${name}`,
  close: 'Close',
  shared: (name: string, pages: number) =>
    `This block, “${name}”, is written once and is on ${counted(pages, 'page')}.`,
  sharedEverywhere: (pages: number) => `Change it everywhere (${counted(pages, 'page')})`,
  sharedHere: 'Only on this page: replace it with a copy',
  reference: ({ name, value, places, pages }: ReferenceUse) =>
    `\${${name}} is “${value}”, used in ${counted(places, 'place')} on ${counted(pages, 'page')}.`,
  everywhere: (value: string) => `Change “${value}” everywhere`,
  writeOut: (value: string) => `Write “${value}” here as text`,
  values: 'Values of the site',
  moreValues: (count: number) => `${counted(count, 'other value')} of the site: type a part of the name.`,
  follow: 'Follow the link',
  unfold: 'Open or close it',
  press: 'Press the button',
  meta: 'Title and description',
  metaButton: 'Title',
  length: (characters: number) => counted(characters, 'character'),
  cancel: 'Cancel',
  changedMeanwhile:
    'Somebody else has changed this part of the file. Nothing was saved; look at the change and try again.',
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
  actions: {
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
  fieldLabel: (label: string, isRequired: boolean) => `${capital(label)}${isRequired ? ' (required)' : ''}`,
  moreFields: (number: number) => `More fields (${number})`,
  notSet: (preset: unknown) => (preset === undefined ? 'Not set' : `Not set: ${String(preset)}`),
  discardChange: 'Discard the change',
  typedBefore: 'This was typed before the page was loaded again. It is not saved yet.',
  saveTyped: 'Save it',
  back: 'Back',
  editPart: (label: string) => `Edit: ${capital(label)}`,
  addPart: (label: string) => `Add: ${capital(label)}`,
  removePart: (label: string) => `Remove: ${capital(label)}`,
  addEntry: (label: string) => `Add to: ${label}`,
  entry: (position: number, title: string) => (title === '' ? `entry ${position}` : `entry ${position}, ${title}`),
  namedEntry: (name: string, title: string) => (title === '' ? name : `${name}, ${title}`),
  entryName: (label: string) => `Name of the new entry in: ${label}`,
  nameFirst: 'Enter a name first: lowercase letters, digits and hyphens.',
  nameTaken: 'This name is already used. Choose another.',
  entryActions: {
    edit: (name: string) => `Edit ${name}`,
    up: (name: string) => `Move up ${name}`,
    down: (name: string) => `Move down ${name}`,
    delete: (name: string) => `Delete ${name}`,
  },
  findIcon: 'Find icons',
  iconsFound: (number: number) =>
    number === 0 ? 'No icon has this word in its name.' : `${counted(number, 'icon')} to choose from.`,
  position: 'Position',
  paste: (title: string) => `Paste ${title} after this block`,
  scope: (name: string, pages: number) =>
    `This block, “${name}”, is written once and is on ${counted(pages, 'page')}. Move or delete it:`,
  scopes: {
    here: 'on this page only',
    everywhere: (pages: number) => `on all ${pages} pages`,
  },
  alreadyAt: (title: string, position: number) => `${title} is already at position ${position}.`,
  moved: (title: string, position: number, count: number) => `${title} is now ${position} of ${count}.`,
  deleted: (title: string) => `${title} was deleted. Undo brings it back.`,
  copied: (title: string) => `${title} was copied. Choose a block, on this page or another, and paste it after that.`,
  cut: (title: string) => `${title} was cut. It stays here until you paste it, on this page or another.`,
  pasted: (title: string, position: number) => `${title} was pasted at position ${position}.`,
  isShared: (title: string, name: string) =>
    `${title} is now written once, as “${name}”. Copy it, and paste it on another page: later changes apply to both.`,
  clipboardEmpty: 'No block was copied or cut.',
  added: (name: string) => `${name} was added with example texts. Replace them with your own.`,
  addAfter: (title: string) => `Add a block after ${title}`,
  findKind: 'What should it show?',
  noKind: 'No kind of block matches. Try another word.',
  tooManyPlaces: 'This block is on more pages than can be changed at once. Nothing was saved.',
  ownBlock: 'Its block',
  acceptWarning: 'Accept the warning',
  acceptReason: 'Why it may stay as it is',
  code: 'Code of the page',
  codeButton: 'Code',
  pages: 'Pages of the site',
  pagesButton: 'Pages',
  pageKeys: 'Up and down choose a page, Enter opens it. Alt with up or down moves it, Delete deletes it.',
  /** Repairs (/repairs) */
  page: (name: string, path: string) => `${name} (${path})`,
  noPages: 'The site has no pages.',
  draft: 'draft',
  publishedOn: (day: string) => `from ${day} on`,
  pageActions: {
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
  startWith: 'Start with',
  emptyPage: 'Only a heading',
  copyOf: (page: string) => `A copy of ${page}`,
  pageName: 'Page name',
  pageAddress: 'Page address',
  asDraft: 'As a draft, not published yet',
  linkTarget: 'Its address and the links to it will lead to',
  submit: { add: 'Add the page', copy: 'Make the copy', rename: 'Change the address', delete: 'Delete the page' },
  planning: 'Finding out what this changes…',
  notPlanned: 'Fill in the fields above to see what would change.',
  planned: (changes: number, parts: number, lines: number) =>
    `This changes ${counted(changes, 'place')} in ${counted(parts, 'part')} of the site: ${counted(lines, 'line')} of the file. Nothing is saved yet.`,
  stale: ({ file, count: number }: StaleCatalog) => {
    if (number === undefined) return unread(file);
    return number === 1
      ? `1 translation in ${file} becomes outdated: it is not shown until somebody translates the new text.`
      : `${number} translations in ${file} become outdated: they are not shown until somebody translates the new texts.`;
  },
  wouldBeStale: ({ file, count: number }: StaleCatalog) =>
    number === undefined ? unread(file) : `Replacing all makes ${counted(number, 'translation')} in ${file} outdated.`,
  whatChanges: 'What changes',
  nameAlone: (name: string[]) => capital(name.join(' of ')),
  part: ({ page, special, shared }: ChangeLocation) => {
    if (page !== undefined) return page;
    if (shared) return `Block “${shared.name}”, on ${counted(shared.pages, 'page')}`;
    if (special !== undefined) return special === 'notFound' ? 'The not-found page' : 'The answer page';
    return 'All pages';
  },
  change: ({ name, before, after }: TouchedValue & { name: string[] }) => {
    const of = capital(name.join(' of '));
    if (before === undefined) return `${of}: new ${after}`;
    return after === undefined ? `${of}: ${before} is removed` : `${of}: ${before} → ${after}`;
  },
  pageDone: {
    add: (page: string) => `${page} was added. Open it to write its texts.`,
    copy: (page: string) => `${page} was added as a copy. Open it to write its texts.`,
    rename: (page: string) => `The page is now ${page}.`,
    delete: (page: string) => `${page} was deleted. Undo brings it back.`,
  },
  isHeldNow: (page: string) => `${page} is now a draft: it is not published.`,
  isPublishedNow: (page: string) => `${page} is no longer a draft.`,
  settings: 'Settings of the site',
  settingsButton: 'Settings',
  find: 'Find and replace',
  findButton: 'Find',
  review: 'What has changed',
  reviewButton: 'Review',
  cannotUndo: 'Somebody else has changed this text since. Undo their change in the file first.',
};

const unread = (file: string) => `${file} cannot be read, so it is not known which translations become outdated.`;
