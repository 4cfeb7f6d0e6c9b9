import { Idiomorph } from 'idiomorph';

/** What a visitor or a script has set, and no HTML of the server says. */
const OWN_STATE = new Set(['open', 'value', 'checked', 'selected', 'data-scrolled']);

/** Makes an element's content what some HTML says, with as few changes as can be. */
export function morph(element: Element, html: string): void {
  const fresh = document.createElement('template');
  fresh.innerHTML = html;
  Idiomorph.morph(element, fresh.content, {
    morphStyle: 'innerHTML',
    callbacks: { beforeAttributeUpdated: (name) => !OWN_STATE.has(name) },
  });
}
