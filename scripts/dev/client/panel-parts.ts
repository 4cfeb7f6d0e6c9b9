/** Creates the elements of the panel. */
import type { ShownProblem } from '../problems.ts';
import { PANEL_STYLES } from './panel-styles.ts';

/** The panel's elements that change. */
export interface PanelParts {
  toggle: HTMLButtonElement;
  box: HTMLElement;
  heading: HTMLElement;
  close: HTMLButtonElement;
  list: HTMLElement;
  blocks: HTMLElement;
  alert: HTMLElement;
  note: HTMLElement;
  frame: HTMLElement;
  label: HTMLElement;
}

const MARKUP = `
<div id="frame" hidden><span id="label"></span></div>
<section id="box" aria-label="The manifest" hidden>
  <header><h2 id="heading" tabindex="-1">The manifest</h2>
    <p>Hold Alt and click anything on the page to open its line in your editor. F8 leads here.</p>
    <button id="close" type="button">Close (Escape)</button></header>
  <div id="lists" tabindex="-1">
    <ul id="list" aria-label="Problems"></ul>
    <details><summary>The blocks of this page</summary><ul id="blocks"></ul></details>
  </div>
</section>
<p id="note" class="empty" role="status"></p>
<p id="alert" role="alert"></p>
<button id="toggle" type="button" aria-controls="box" aria-keyshortcuts="F8" title="Press F8 to open this list"></button>`;

/** Creates a closed panel in a host element and returns its parts. */
export function createParts(host: HTMLElement): PanelParts {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PANEL_STYLES);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = MARKUP;
  const names = ['toggle', 'box', 'heading', 'close', 'list', 'blocks', 'alert', 'note', 'frame', 'label'];
  return Object.fromEntries(names.map((name) => [name, root.getElementById(name)])) as unknown as PanelParts;
}

type Entry = Pick<ShownProblem, 'message' | 'about' | 'excerpt'>;

/** Makes an entry of a list; a button where there is a position to open. */
export function itemOf({ message, about, excerpt }: Entry, kind: string, onOpen?: () => void): HTMLLIElement {
  const item = document.createElement('li');
  const entry = document.createElement(onOpen ? 'button' : 'div');
  entry.className = `entry ${kind}`;
  entry.append(spanOf('message', message));
  if (about) entry.append(spanOf('about', about));
  // The sentences wrap; the lines of the file do not, so that the mark stays under its words.
  if (excerpt) entry.append(spanOf('lines', excerpt));
  if (onOpen) entry.addEventListener('click', onOpen);
  item.append(entry);
  return item;
}

function spanOf(name: string, text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = name;
  span.textContent = text;
  return span;
}

/** Returns the problems with those of a page first, otherwise in the order of the file. */
export function ordered(problems: ShownProblem[], page: string): ShownProblem[] {
  const isOfPage = (problem: ShownProblem) => problem.page === page;
  return [...problems.filter(isOfPage), ...problems.filter((problem) => !isOfPage(problem))];
}

/** Returns the number of problems and warnings, in words. */
export function countOf(problems: ShownProblem[]): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const errors = problems.length - warnings;
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
  if (warnings === 0) return count(errors, 'problem');
  return errors === 0 ? count(warnings, 'warning') : `${count(errors, 'problem')} and ${count(warnings, 'warning')}`;
}
