import { Idiomorph } from 'idiomorph';
import { scripts } from '../../../blocks/scripts.ts';

/** What a visitor or a script has set, and no HTML of the server says. */
const OWN_STATE = new Set(['open', 'value', 'checked', 'selected', 'data-scrolled']);

/** Makes an element's content what some HTML says, with as few changes as can be. */
export function morph(element: Element, html: string): void {
  const fresh = document.createElement('template');
  fresh.innerHTML = html;
  Idiomorph.morph(element, fresh.content, {
    morphStyle: 'innerHTML',
    callbacks: { beforeAttributeUpdated: (name) => !OWN_STATE.has(name), beforeNodeMorphed: isPlain },
  });
}

/** Returns whether no script changes an element; otherwise puts the new one in its place, for its script to run again. */
function isPlain(old: Node, fresh: Node): boolean {
  const when = old instanceof HTMLElement && scripts[old.dataset['script']!]?.when;
  if (!when || when === 'click') return true;
  old.replaceWith(fresh);
  return false;
}
