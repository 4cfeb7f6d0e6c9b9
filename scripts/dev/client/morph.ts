/** Changes elements of the page to what newer HTML says, with as few changes as can be. */
import { Idiomorph } from 'idiomorph';
import { scripts } from '../../../blocks/scripts.ts';

/** What a visitor or a script has set, and no HTML of the server says. */
const OWN_STATE = new Set(['open', 'value', 'checked', 'selected', 'data-scrolled']);

const CALLBACKS = { beforeAttributeUpdated: (name: string) => !OWN_STATE.has(name), beforeNodeMorphed: isPlain };

/** Makes an element's content what some HTML says. */
export function morph(element: Element, html: string): void {
  Idiomorph.morph(element, contentOf(html), { morphStyle: 'innerHTML', callbacks: CALLBACKS });
}

/** Makes an element's content what some HTML says; only what differs from the HTML that it was made of is compared with it. */
export function update(element: Element, before: string, html: string): void {
  if (before === html) return;
  const [old, fresh] = [contentOf(before), contentOf(html)];
  if (!updateChildren(element, old, fresh)) morph(element, html);
}

function contentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Returns false, having changed nothing, where the children are others than those that the old HTML says. */
function updateChildren(live: Node, before: Node, after: Node): boolean {
  const [lives, olds, news] = [[...live.childNodes], [...before.childNodes], [...after.childNodes]];
  if (lives.length !== olds.length || olds.length !== news.length) return false;
  const changed = [...olds.keys()].filter((index) => !olds[index]!.isEqualNode(news[index]!));
  const isKnown = changed.every((index) => {
    const [one, old] = [lives[index]!, olds[index]!];
    return one.nodeName === old.nodeName && one.textContent === old.textContent;
  });
  if (isKnown) for (const index of changed) updateNode(lives[index]!, olds[index]!, news[index]!);
  return isKnown;
}

function updateNode(live: Node, before: Node, after: Node): void {
  const fresh = after.cloneNode(true);
  if (!isPlain(live, fresh)) return;
  const hasSameStart = before.cloneNode(false).isEqualNode(after.cloneNode(false));
  if (live instanceof Text && fresh instanceof Text) live.data = fresh.data;
  else if (!hasSameStart || !updateChildren(live, before, after))
    Idiomorph.morph(live as Element, fresh, { morphStyle: 'outerHTML', callbacks: CALLBACKS });
}

/** Returns whether no script changes an element; otherwise puts the new one in its place, for its script to run again. */
function isPlain(old: Node, fresh: Node): boolean {
  const when = old instanceof HTMLElement && scripts[old.dataset['script']!]?.when;
  if (!when || when === 'click') return true;
  old.replaceWith(fresh);
  return false;
}
