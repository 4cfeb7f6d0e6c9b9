/** What a field is made of. */
import { alertLine } from '../editor-parts.ts';
import { elementOf } from '../page/visibility.ts';
import type { ShownText } from '../page/shown-text.ts';
import { words } from '../words/words.ts';
import { offerValues } from './value-list.ts';

/** The elements of a field. */
export interface FieldParts {
  element: HTMLElement;
  area: HTMLTextAreaElement;
  /** Where the text comes from. */
  origin: HTMLElement;
  fault: HTMLElement;
  choices: HTMLElement;
}

const COPIED = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'lineHeight',
  'letterSpacing',
  'textAlign',
] as const;

let count = 0;

/** Makes the elements of a field for a text, in the letters in which the page shows it. */
export function makeField({ text, ranges }: ShownText): FieldParts {
  const [element, origin, choices, hint] = [
    made('div', 'field'),
    made('div', 'origin'),
    made('div', 'choices'),
    made('p', 'hint'),
  ];
  const [fault, area] = [alertLine(), document.createElement('textarea')];
  const name = words.name(text.name, text.isMarkdown);
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', name);
  hint.id = `hint-${++count}`;
  hint.textContent = words.fieldKeys[text.kind];
  Object.assign(area, { value: text.source, rows: 1, dir: 'auto', required: text.isRequired });
  area.setAttribute('aria-label', name);
  area.setAttribute('aria-describedby', hint.id);
  const [range] = ranges;
  const style = range && getComputedStyle(elementOf(range));
  for (const property of COPIED) if (style) area.style[property] = style[property];
  element.append(area);
  offerValues(area, element);
  element.append(fault, choices, origin, hint);
  return { element, area, origin, fault, choices };
}

function made(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
