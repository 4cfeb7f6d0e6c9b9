/** What the editor is made of: it lives in a shadow root, so that the styles of the site and its own never meet. */
import { EDITOR_STYLES } from './styles.ts';
import { words } from './words/words.ts';

/** The editor's elements, by their ids. */
export type EditorParts = Record<
  | 'editor'
  | 'foot'
  | 'bar'
  | 'edit'
  | 'undo'
  | 'redo'
  | 'end'
  | 'sheets'
  | 'said'
  | 'hover'
  | 'chosen'
  | 'stops'
  | 'fields',
  HTMLElement
>;

/** Makes them, at the end of the page. */
export function makeParts(): EditorParts {
  const host = document.createElement('waybill-editor');
  host.lang = words.lang; // that of the page is another
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(EDITOR_STYLES);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = `
<section id="editor">
  <div id="hover" hidden></div>
  <div id="chosen" hidden></div>
  <div id="stops" role="group" hidden></div>
  <div id="fields"></div>
  <div id="foot"><div id="sheets"></div>
  <p id="said" role="status"></p>
  <div id="bar"><button id="edit" type="button" aria-keyshortcuts="F2"></button>
    <button id="undo" type="button" hidden aria-keyshortcuts="Control+Z"></button>
    <button id="redo" type="button" hidden aria-keyshortcuts="Control+Shift+Z"></button>
    <button id="end" type="button" hidden></button></div></div>
</section>`;
  const parts = Object.fromEntries(
    Array.from(root.querySelectorAll<HTMLElement>('[id]'), (part) => [part.id, part]),
  ) as EditorParts;
  parts.editor.setAttribute('aria-label', words.editor);
  parts.stops.setAttribute('aria-label', words.texts);
  parts.undo.textContent = words.undo;
  parts.end.textContent = words.endButton;
  parts.redo.textContent = words.redo;
  document.body.append(host);
  return parts;
}

/** Makes a button. */
export function buttonOf(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: label });
  button.addEventListener('click', onClick);
  return button;
}

/** Makes the line in which it is said at once what is wrong. */
export function alertLine(): HTMLElement {
  const line = document.createElement('p');
  line.className = 'fault';
  line.setAttribute('role', 'alert');
  return line;
}

/** Makes a line that says how something is done. */
export function hintLine(text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { className: 'hint', textContent: text });
}

/** Makes a label with its control below it; `id` is the control's own. */
export function labelledRow(id: string, text: string, control: HTMLElement): HTMLElement {
  const [row, label] = [document.createElement('div'), document.createElement('label')];
  row.className = 'part-field';
  control.id = id;
  label.htmlFor = id;
  label.textContent = text;
  row.append(label, control);
  return row;
}

/** Makes a label around a box, with its words after it. */
export function checkboxRow(box: HTMLInputElement, ...content: (string | Node)[]): HTMLLabelElement {
  const label = document.createElement('label');
  box.type = 'checkbox';
  label.className = 'checked';
  label.append(box, ...content);
  return label;
}

let groups = 0;

/** Fills a fieldset with a choice of one: a sentence, and a label for each value, of which the first one counts unless another is chosen. */
export function offerChoice<Value extends string>(
  fieldset: HTMLElement,
  sentence: string,
  labels: Record<Value, string>,
): void {
  const legend = document.createElement('legend');
  legend.textContent = sentence;
  const name = `choice-${++groups}`;
  const choices = Object.entries<string>(labels).map(([value, text], index) => {
    const [label, radio] = [document.createElement('label'), document.createElement('input')];
    Object.assign(radio, { type: 'radio', name, value, checked: index === 0 });
    label.append(radio, text);
    return label;
  });
  fieldset.replaceChildren(legend, ...choices);
}

/** Positions an element over a box of the page. */
export function positionOver(element: HTMLElement, { left, top, width, height }: Partial<DOMRect>, margin = 0): void {
  const px = (length: number) => `${Math.round(length * 10) / 10}px`;
  const { style } = element;
  if (left !== undefined) style.left = px(left - margin);
  if (top !== undefined) style.top = px(top - margin);
  if (width !== undefined) style.width = px(width + 2 * margin);
  if (height !== undefined) style.height = px(height + 2 * margin);
}
