/** Changes a page in place. */
import { Idiomorph } from 'idiomorph';

/** Attributes that a visitor or a script sets, and that the server's HTML never contains. */
const OWN_STATE = new Set(['open', 'value', 'checked', 'selected', 'data-scrolled']);

/** Changes an element's content to some HTML, with as few changes as possible. */
export function morph(element: Element, html: string): void {
  const fresh = document.createElement('template');
  fresh.innerHTML = html;
  Idiomorph.morph(element, fresh.content, {
    morphStyle: 'innerHTML',
    callbacks: { beforeAttributeUpdated: (name) => !OWN_STATE.has(name) },
  });
}
