/** A list: each entry is edited, moved and deleted; another is added at its end. */
import { indexOf } from '../blocks/block-edits.ts';
import type { PartEntry, PartField } from '../../../../editing/fields/fields.ts';
import { buttonOf } from '../../editor-parts.ts';
import { words } from '../../words.ts';
import type { Control, ControlEvents } from './control.ts';

interface RowEvents extends ControlEvents {
  /** Has the focus follow to a button, by its key, once what was written is shown. */
  follow(key: string): void;
}

/** Makes the control of a list: a row for each entry, which is opened, moved or removed there, and a button that adds one. */
export function listControl(field: PartField, on: ControlEvents): Control {
  const [element, list] = [document.createElement('div'), document.createElement('ol')];
  let now = field;
  const rows: { shown: string; element: HTMLElement }[] = [];
  let wanted: string | undefined;
  const add = buttonOf(words.addEntry(field.label), () => {
    const path = now.value === undefined ? now.at : `${now.at}/-`;
    on.write([{ op: 'add', path, value: now.fresh }]);
  });
  element.append(list, add);
  /** Rows that stay the same keep what is being typed in them, and a press that has just begun. */
  const showRow = (index: number, entry: PartEntry, length: number) => {
    const shown = JSON.stringify([entry, length]);
    if (rows[index]?.shown === shown) return;
    const row = rowOf(entry, length, {
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
    add.hidden = next.fresh === undefined;
    const entries = next.entries ?? [];
    const focused = (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
    const key = focused && element.contains(focused) ? (wanted ?? focused.dataset['key']) : undefined;
    wanted = undefined;
    for (const [index, entry] of entries.entries()) showRow(index, entry, entries.length);
    for (const { element: row } of rows.splice(entries.length)) row.remove();
    list.hidden = entries.length === 0;
    if (key !== undefined) focusOn(list, key, add);
  };
  return { element, show };
}

/** Leads the focus to the same button of the same row; of the row before it, or to the button below, where that is gone. */
function focusOn(list: HTMLElement, key: string, add: HTMLElement): void {
  const [index, act] = key.split(' ') as [string, string];
  const row = list.children[Math.min(Number(index), list.childElementCount - 1)];
  (row?.querySelector<HTMLElement>(`[data-key$=" ${act}"]`) ?? add).focus();
}

function rowOf(entry: PartEntry, length: number, on: RowEvents): HTMLElement {
  const { at, title, isText } = entry;
  const index = indexOf(at);
  const row = document.createElement('li');
  const name = words.entry(index + 1, title);
  const move = (to: number, act: string) => {
    const button = buttonOf(act === 'up' ? '↑' : '↓', () => to >= 0 && to < length && moveTo(to, act));
    button.setAttribute('aria-label', words.entryActs[act as 'up' | 'down'](name));
    button.setAttribute('aria-disabled', String(to < 0 || to >= length));
    button.dataset['key'] = `${index} ${act}`;
    return button;
  };
  const moveTo = (to: number, act: string) => {
    const list = at.slice(0, at.lastIndexOf('/'));
    on.follow(`${to} ${act}`);
    on.write([{ op: 'move', from: at, path: `${list}/${to}` }]);
  };
  const remove = buttonOf('×', () => on.write([{ op: 'remove', path: at }]));
  remove.setAttribute('aria-label', words.entryActs.delete(name));
  remove.dataset['key'] = `${index} delete`;
  row.append(
    isText ? textOf(entry, name, on) : editOf(entry, name, on),
    move(index - 1, 'up'),
    move(index + 1, 'down'),
    remove,
  );
  return row;
}

function textOf({ at, title }: PartEntry, name: string, on: ControlEvents): HTMLElement {
  const input = document.createElement('input');
  Object.assign(input, { value: title, dir: 'auto' });
  input.setAttribute('aria-label', name);
  input.dataset['key'] = `${at.slice(at.lastIndexOf('/') + 1)} text`;
  input.addEventListener('change', () => on.write([{ op: 'replace', path: at, value: input.value }]));
  return input;
}

function editOf({ at, title }: PartEntry, name: string, on: ControlEvents): HTMLElement {
  const button = buttonOf(title === '' ? name : title, () => on.enter(at));
  button.className = 'entry';
  button.setAttribute('aria-label', words.entryActs.edit(name));
  button.dataset['key'] = `${at.slice(at.lastIndexOf('/') + 1)} edit`;
  return button;
}
