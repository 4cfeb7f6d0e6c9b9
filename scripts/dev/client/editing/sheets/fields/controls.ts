/** Makes the control of a field by what it holds. */
import type { PictureTarget } from '../../../../editing/fields/pictures/pictures.ts';
import type { FieldKind, PartField } from '../../../../editing/fields/fields.ts';
import { buttonOf } from '../../editor-parts.ts';
import { offerValues } from '../../field/value-list.ts';
import { pictureWords, words } from '../../words/words.ts';
import { iconSearch } from './icon-search.ts';
import { draggedPictures } from './picture/open-picture.ts';
import { listControl } from './list-control.ts';
import type { Control, ControlEvents } from './control.ts';
import { textOf } from './control.ts';

/** Makes a control; `id` is that of the element that the label is for. */
type Make = (field: PartField, on: ControlEvents, id: string) => Control;

const CONTROLS: Record<FieldKind, Make> = {
  line: textControl,
  lines: textControl,
  link: textControl,
  file: textControl,
  icon: iconControl,
  number: numberControl,
  boolean: checkControl,
  choice: choiceControl,
  list: listControl,
  map: listControl,
  part: partControl,
};

/** Makes the control of a field, by its kind; `id` is that of the element that the label is for. */
export function makeControl(field: PartField, on: ControlEvents, id: string): Control {
  const control = CONTROLS[field.kind](field, on, id);
  if (field.picture) addPicture(control, field.picture, on);
  return control;
}

/** Lets a picture be chosen for, dropped on or pasted into a control. */
function addPicture({ element }: Control, place: PictureTarget, on: ControlEvents): void {
  element.append(buttonOf(pictureWords.choose, () => on.picture(place)));
  element.addEventListener('dragover', (event) => event.preventDefault());
  const take = (event: Event, data: DataTransfer | null) => {
    const files = draggedPictures(data);
    if (!files) return;
    event.preventDefault();
    event.stopPropagation();
    on.picture(place, files);
  };
  element.addEventListener('drop', (event) => take(event, event.dataTransfer));
  element.addEventListener('paste', (event) => take(event, event.clipboardData));
}

function textControl(field: PartField, on: ControlEvents, id: string): Control {
  const input = document.createElement(field.kind === 'lines' ? 'textarea' : 'input');
  Object.assign(input, { id, dir: 'auto', required: field.isRequired });
  input.addEventListener('input', () => on.typed(input.value));
  input.addEventListener('change', () => on.set(input.value));
  const element = document.createElement('div');
  element.append(input);
  if (field.kind === 'line' || field.kind === 'lines') offerValues(input, element);
  if (field.options && input instanceof HTMLInputElement) {
    const list = document.createElement('datalist');
    list.id = `${id}-list`;
    list.append(...field.options.map((option) => new Option(option, option)));
    input.setAttribute('list', list.id);
    element.append(list);
  }
  const show = ({ value, defaultValue }: PartField) => {
    if (isInUse(input)) return;
    input.value = textOf(value);
    input.placeholder = defaultValue === undefined ? '' : textOf(defaultValue);
  };
  return { element, input, show };
}

function iconControl(field: PartField, on: ControlEvents, id: string): Control {
  const control = textControl(field, on, id);
  const input = control.input as HTMLInputElement;
  control.element.append(
    iconSearch(input, (name) => {
      input.value = name;
      on.set(name);
    }),
  );
  return control;
}

function numberControl(field: PartField, on: ControlEvents, id: string): Control {
  const { element, input, show } = textControl(
    field,
    {
      ...on,
      set: (text) => on.set(text === '' ? undefined : Number(text)),
    },
    id,
  );
  const { min, max } = field;
  Object.assign(input!, { type: 'number', step: 'any', min: min ?? '', max: max ?? '' });
  return { element, input: input!, show };
}

function checkControl(_field: PartField, on: ControlEvents, id: string): Control {
  const input = document.createElement('input');
  Object.assign(input, { id, type: 'checkbox' });
  input.addEventListener('change', () => on.set(input.checked));
  return {
    element: input,
    input,
    show: ({ value, defaultValue }) => (input.checked = (value ?? defaultValue) === true),
  };
}

function choiceControl(_field: PartField, on: ControlEvents, id: string): Control {
  const input = document.createElement('select');
  input.id = id;
  input.addEventListener('change', () => on.set(input.value === '' ? undefined : input.value));
  const show = ({ value, defaultValue, options = [], isRequired }: PartField) => {
    const offered = value === undefined || options.includes(String(value)) ? options : [String(value), ...options];
    const none = isRequired && value !== undefined ? [] : [new Option(words.notSet(defaultValue), '')];
    input.replaceChildren(...none, ...offered.map((option) => new Option(option, option)));
    input.value = value === undefined ? '' : String(value);
  };
  return { element: input, input, show };
}

function partControl(field: PartField, on: ControlEvents): Control {
  const element = document.createElement('div');
  element.className = 'choices';
  const edit = buttonOf(words.editPart(field.label), () => on.enter(field.at));
  const add = buttonOf(words.addPart(field.label), () => on.write([{ op: 'add', path: field.at, value: newValue }]));
  const removeButton = buttonOf(words.removePart(field.label), () => on.set(undefined));
  let { newValue } = field;
  element.append(edit, add, removeButton);
  const show = (now: PartField) => {
    const hadFocus = [edit, add, removeButton].some((button) => button.matches(':focus'));
    newValue = now.newValue ?? newValue;
    edit.hidden = now.value === undefined && newValue !== undefined;
    add.hidden = now.value !== undefined || newValue === undefined;
    removeButton.hidden = now.value === undefined || now.isRequired;
    if (hadFocus) (now.value === undefined ? add : edit).focus();
  };
  return { element, show };
}

/** A field that has the focus may hold what is not written yet. */
function isInUse(input: HTMLElement): boolean {
  return (input.getRootNode() as ShadowRoot).activeElement === input && input.matches(':focus');
}
