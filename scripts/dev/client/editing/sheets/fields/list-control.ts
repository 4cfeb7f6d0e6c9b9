/** A list or a map: each entry is edited and deleted, and those of a list are moved; another is added at its end. */
import { fieldPointer } from '../../../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../../../schema/values/pointer.ts';
import { indexOf } from '../blocks/block-edits.ts';
import type { PartEntry, PartField } from '../../../../editing/fields/fields.ts';
import { buttonOf } from '../../editor-parts.ts';
import { words } from '../../words/words.ts';
import type { Control, ControlEvents } from './control.ts';

interface RowEvents extends ControlEvents {
  /** Has the focus follow to a button, by its key, once what was written is shown. */
  follow(key: string): void;
}

/** Makes the control of a list or a map: a row for each entry, which is opened, moved or removed there, and a button that adds one. */
export function listControl(field: PartField, on: ControlEvents): Control {
  const [element, list] = [document.createElement('div'), document.createElement('ol')];
  const naming = field.kind === 'map' ? nameInput(field) : undefined;
  let now = field;
  const rows: { shown: string; element: HTMLElement }[] = [];
  let wanted: string | undefined;
  /** The entry that is being added: the focus follows to it. */
  let added: Pointer | undefined;
  const add = buttonOf(words.addEntry(field.label), () => {
    added = naming ? addNamed(naming, now, on) : addLast(now, on);
  });
  if (naming) list.className = 'named';
  element.append(list, ...(naming ? [naming] : []), add);
  /** Rows that stay the same keep what is being typed in them, and a press that has just begun. */
  const showRow = (index: number, entry: PartEntry, length: number) => {
    const shown = JSON.stringify([entry, length]);
    if (rows[index]?.shown === shown) return;
    const row = entryRow(entry, length, {
      ...on,
      follow: (key) => (wanted = key),
      write(edits) {
        rows[index]!.shown = ''; // where it is refused and left, the file's text is shown again
        on.write(edits);
      },
    });
    if (rows[index]) rows[index].element.replaceWith(row);
    else list.append(row);
    rows[index] = { shown, element: row };
  };
  const show = (next: PartField) => {
    now = next;
    add.hidden = next.newValue === undefined;
    const entries = next.entries ?? [];
    const focused = (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
    const isFocusHere = focused !== null && element.contains(focused);
    const key = isFocusHere ? (wanted ?? focused.dataset['key']) : undefined;
    wanted = undefined;
    for (const [index, entry] of entries.entries()) showRow(index, entry, entries.length);
    for (const { element: row } of rows.splice(entries.length)) row.remove();
    list.hidden = entries.length === 0;
    if (key !== undefined) focusOn(list, key, add);
    const entry = entries.find(({ at }) => at === added);
    if (!entry) return; // what was refused stays in its field
    added = undefined;
    if (naming) naming.value = '';
    if (isFocusHere) list.querySelector<HTMLElement>(`[data-key="${keyOf(entry)} ${entry.isText ? 'text' : 'edit'}"]`)?.focus(); // prettier-ignore
  };
  return { element, show };
}

/** Makes the field for the name of an entry that is to be added. */
function nameInput({ label }: PartField): HTMLInputElement {
  const input = document.createElement('input');
  input.setAttribute('aria-label', words.entryName(label));
  input.placeholder = words.entryName(label);
  input.addEventListener('input', () => input.setCustomValidity(''));
  return input;
}

/** Adds an entry at the end of a list. Returns where it will be. */
function addLast({ at, value, newValue, entries = [] }: PartField, on: ControlEvents): Pointer {
  on.write([{ op: 'add', path: value === undefined ? at : `${at}/-`, value: newValue }]);
  return `${at}/${entries.length}`;
}

/** Adds an entry under the name that was typed, which no other has. Returns where it will be; undefined where there is no name yet. */
function addNamed(
  input: HTMLInputElement,
  { at, value, newValue, entries = [] }: PartField,
  on: ControlEvents,
): Pointer | undefined {
  const name = input.value.trim();
  const isTaken = entries.some((entry) => entry.name === name);
  input.setCustomValidity(name === '' ? words.nameFirst : isTaken ? words.nameTaken : '');
  if (!input.reportValidity()) return undefined;
  if (value === undefined) on.write([{ op: 'add', path: at, value: { [name]: newValue } }]);
  else on.write([{ op: 'add', path: fieldPointer(at, name), value: newValue }]);
  return fieldPointer(at, name);
}

/** Leads the focus to the same button of the same row; of the row before it, or to the button below, where that is gone. */
function focusOn(list: HTMLElement, key: string, add: HTMLElement): void {
  const [index, act] = key.split(' ') as [string, string];
  const same = list.querySelector<HTMLElement>(`[data-key="${key}"]`);
  const row = list.children[Math.min(Number(index), list.childElementCount - 1)];
  (same ?? row?.querySelector<HTMLElement>(`[data-key$=" ${act}"]`) ?? add).focus();
}

function entryRow(entry: PartEntry, length: number, on: RowEvents): HTMLElement {
  const { at, title, isText, name } = entry;
  const row = document.createElement('li');
  const label = name === undefined ? words.entry(indexOf(at) + 1, title) : words.namedEntry(name, title);
  const key = keyOf(entry);
  const remove = buttonOf('×', () => on.write([{ op: 'remove', path: at }]));
  remove.setAttribute('aria-label', words.entryActions.delete(label));
  remove.dataset['key'] = `${key} delete`;
  if (name !== undefined) row.append(nameOf(name));
  row.append(
    isText ? textOf(entry, label, on) : editOf(entry, label, on),
    ...(name === undefined ? movesOf(at, label, length, on) : []),
    remove,
  );
  return row;
}

/** Returns the index of an entry of a list, or the name of one of a map, as its pointer ends. */
function keyOf({ at }: PartEntry): string {
  return at.slice(at.lastIndexOf('/') + 1);
}

function nameOf(name: string): HTMLElement {
  return Object.assign(document.createElement('span'), { className: 'name', textContent: name });
}

/** Makes the buttons that move an entry of a list up and down. */
function movesOf(at: string, label: string, length: number, on: RowEvents): HTMLButtonElement[] {
  const index = indexOf(at);
  const list = at.slice(0, at.lastIndexOf('/'));
  const move = (to: number, act: 'up' | 'down') => {
    const isPossible = to >= 0 && to < length;
    const button = buttonOf(act === 'up' ? '↑' : '↓', () => {
      if (!isPossible) return;
      on.follow(`${to} ${act}`);
      on.write([{ op: 'move', from: at, path: `${list}/${to}` }]);
    });
    button.setAttribute('aria-label', words.entryActions[act](label));
    button.setAttribute('aria-disabled', String(!isPossible));
    button.dataset['key'] = `${index} ${act}`;
    return button;
  };
  return [move(index - 1, 'up'), move(index + 1, 'down')];
}

function textOf(entry: PartEntry, label: string, on: ControlEvents): HTMLElement {
  const { at, title } = entry;
  const input = document.createElement('input');
  Object.assign(input, { value: title, dir: 'auto' });
  input.setAttribute('aria-label', label);
  input.dataset['key'] = `${keyOf(entry)} text`;
  input.addEventListener('change', () => on.write([{ op: 'replace', path: at, value: input.value }]));
  return input;
}

function editOf(entry: PartEntry, label: string, on: ControlEvents): HTMLElement {
  const { at, title, name } = entry;
  const button = buttonOf(title === '' ? (name ?? label) : title, () => on.enter(at));
  button.className = 'entry';
  button.setAttribute('aria-label', words.entryActions.edit(label));
  button.dataset['key'] = `${keyOf(entry)} edit`;
  return button;
}
