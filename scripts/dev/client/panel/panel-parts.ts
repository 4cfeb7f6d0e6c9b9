/** What the panel is made of. */
import type { ShownProblem } from '../../problems.ts';
import { PANEL_STYLES } from './panel-styles.ts';

/** The panel's elements that change, by their ids. */
export type PanelParts = Record<
  | 'toggle'
  | 'box'
  | 'heading'
  | 'close'
  | 'list'
  | 'blocks'
  | 'languages'
  | 'looks'
  | 'alert'
  | 'note'
  | 'frame'
  | 'label',
  HTMLElement
>;

/** What the panel says to people who write the manifest, and to those who edit its pages. */
const WORDS = {
  writing: ['The manifest', 'Hold Alt and click anything on the page to open its line in your editor. F8 leads here.'],
  editing: ['The whole site', 'What is wrong anywhere; each leads to its page. F8 leads here.'],
} as const;

const markup = ([title, about]: readonly [string, string], isForEditing: boolean) => `
<div id="frame" hidden><span id="label"></span></div>
<section id="box" aria-label="${title}" hidden>
  <header><h2 id="heading" tabindex="-1">${title}</h2>
    <p>${about}</p>
    <button id="close" type="button">Close (Escape)</button></header>
  <div id="lists" tabindex="-1">
    <ul id="list" aria-label="Problems"></ul>
    <details ${isForEditing ? 'hidden' : ''}><summary>The blocks of this page</summary><ul id="blocks"></ul></details>
    <details id="languages" hidden><summary>This page in other languages</summary><ul></ul></details>
    <details id="looks"><summary>The look of the site</summary></details>
  </div>
</section>
<p id="note" class="empty" role="status"></p>
<p id="alert" role="alert"></p>
<button id="toggle" type="button" aria-controls="box" aria-keyshortcuts="F8" title="Press F8 to open this list"></button>`;

/** Fills a host with a panel that is closed. */
export function buildPanel(host: HTMLElement, isForEditing: boolean): PanelParts {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PANEL_STYLES);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = markup(isForEditing ? WORDS.editing : WORDS.writing, isForEditing);
  return Object.fromEntries(Array.from(root.querySelectorAll('[id]'), (part) => [part.id, part])) as PanelParts;
}

type PanelItem = Pick<ShownProblem, 'message' | 'about' | 'excerpt'>;

/** Makes an entry of a list; a button where there is a position to open. */
export function itemOf({ message, about, excerpt }: PanelItem, kind: string, onOpen?: () => void): HTMLLIElement {
  const item = document.createElement('li');
  const entry = document.createElement(onOpen ? 'button' : 'div');
  entry.className = `entry ${kind}`;
  entry.append(spanOf('message', message));
  if (about) entry.append(spanOf('about', about));
  // The sentences wrap; the lines of the file keep their shape, so that the mark stays under its words.
  if (excerpt) entry.append(spanOf('lines', excerpt));
  if (onOpen) entry.addEventListener('click', onOpen);
  item.append(entry);
  return item;
}

/** Puts new entries in the place of those of a list. The one that had the focus keeps it; where it is gone, its neighbour has it. */
export function replaceItems(list: HTMLElement, items: HTMLElement[]): void {
  const index = [...list.children].findIndex((item) => item.matches(':focus-within'));
  const text = list.children[index]?.textContent;
  list.replaceChildren(...items);
  if (index === -1) return;
  const next = items.find((item) => item.textContent === text) ?? items[Math.min(index, items.length - 1)];
  (next?.querySelector<HTMLElement>('button, a') ?? list.closest<HTMLElement>('#lists'))?.focus();
}

function spanOf(name: string, text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = name;
  span.textContent = text;
  return span;
}

/** Returns the problems of a page first, each group in the order of the file. */
export function ordered(problems: ShownProblem[], page: string): ShownProblem[] {
  const isOfPage = (problem: ShownProblem) => problem.page === page;
  return [...problems.filter(isOfPage), ...problems.filter((problem) => !isOfPage(problem))];
}
