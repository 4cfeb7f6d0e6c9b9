/** Puts a page's new state in the place of the old one, and leaves alone what did not change: see docs/decisions/0020. */
import { watchForScripts } from '../../../renderer/client/block-scripts.ts';
import { readFile } from '../../../renderer/client/read-page.ts';
import { forgetPages, cachePage, loadPage } from '../../../renderer/client/pages.ts';
import type { LoadedPage } from '../../../renderer/client/pages.ts';
import { applyStyles } from '../../../renderer/client/page-styles.ts';
import { MARKS } from '../../../renderer/page.ts';
import type { NewPage } from '../messages.ts';
import { morph, update } from './morph.ts';

/** The address that boot.ts loads the page's scripts from. By another one they would be loaded, and run, a second time. */
declare const MAIN_SCRIPT: string;

/** How long the page's own scripts may take to start, in milliseconds. */
const PATIENCE = 5000;

/** Whether React has taken over the page. */
let isTakenOver = false;
/** What was around the parts of the page that was shown last. */
let frame: string | undefined;
/** The HTML that a static part of the page was made of last. */
const shownHtml = new WeakMap<Element, string>();

/** Shows a page again. Loads it again where that cannot be done. */
export async function patch({ html, path, version }: NewPage): Promise<void> {
  isTakenOver ||= await hasStarted();
  if (!document.getElementById('main') || !isTakenOver) return location.reload();
  const before = await loadPage(location.pathname);
  if (frame !== frameOf(html)) {
    const next = new DOMParser().parseFromString(html, 'text/html');
    if (hasOtherMenus(next)) return location.reload();
    patchFrame(next);
    frame = frameOf(html);
  }
  const data = document.querySelector('script[type="application/ld+json"]');
  if (data) data.textContent = factsOf(html);
  const page = { ...readFile(html), path, needsFullLoad: false };
  applyStyles(page.styles);
  updateParts(before, page);
  forgetPages();
  cachePage(page);
  if (!before || restOf(before) !== restOf(page)) showByRouter(path, version);
  requestAnimationFrame(watchForScripts);
}

/** The router looks at an entry of the history that differs from the one before, and React at the page. */
function showByRouter(path: string, version: number): void {
  const entry: object = { ...(history.state as object | null), usr: version };
  history.replaceState(entry, '', path + location.search + location.hash);
  dispatchEvent(new PopStateEvent('popstate', { state: entry }));
}

/** Returns all of a page but its static HTML, for which React is not needed. */
function restOf({ head, parts, site, path }: LoadedPage): string {
  return JSON.stringify([head, site, path, parts.map((part) => ('html' in part ? 'html' : part))]);
}

/** Returns the HTML around the parts of a page, within its body. */
function frameOf(html: string): string {
  return html.slice(html.indexOf('<body'), html.indexOf('<main')) + html.slice(html.indexOf('</main>'), html.indexOf(MARKS.data)); // prettier-ignore
}

/** Returns what a page holds for search engines. */
function factsOf(html: string): string {
  return /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? '{}';
}

/** React does not touch what is around the page once it is there. */
function patchFrame(next: Document): void {
  const stretches = '#root > div:not(.toaster)';
  const fresh = next.querySelectorAll(stretches);
  for (const [index, old] of document.querySelectorAll(stretches).entries()) morph(old, fresh[index]!.innerHTML);
  document.documentElement.lang = next.documentElement.lang;
}

/** Changes the static parts of the page, if it has the same number of them as before. */
function updateParts(before: LoadedPage | undefined, page: LoadedPage): void {
  const elements = document.querySelectorAll<HTMLElement>('#main > div:not([data-live])');
  const [old, fresh] = [staticHtml(before), staticHtml(page)];
  const isAlike = old.length === elements.length && fresh.length === elements.length;
  for (const [index, element] of elements.entries()) {
    morphInsteadOfWriting(element);
    // The page that was opened has them around each part; those that are loaded later do not.
    for (const node of [element.firstChild, element.lastChild]) if (node instanceof Comment) node.remove();
    if (!isAlike) continue;
    update(element, shownHtml.get(element) ?? old[index]!, fresh[index]!);
    shownHtml.set(element, fresh[index]!);
  }
}

/** Returns the HTML of a page's static parts, without the marks around each. */
function staticHtml(page: LoadedPage | undefined): string[] {
  const parts = page?.parts.flatMap((part) => ('html' in part ? String(part.html) : [])) ?? [];
  return parts.map((html) => html.replace(MARKS.partStart, '').replace(MARKS.partEnd, ''));
}

/** React writes a static part's HTML as a whole; here it becomes the part, and what is open or has the focus stays. */
function morphInsteadOfWriting(part: HTMLElement): void {
  Object.defineProperty(part, 'innerHTML', {
    configurable: true,
    set: (html: string | TrustedHTML) => {
      if (shownHtml.get(part) !== String(html)) morph(part, String(html));
      shownHtml.set(part, String(html));
    },
  });
}

/** The header's script knows the menus that were there when it started. */
function hasOtherMenus(next: Document): boolean {
  const count = (html: Document) => html.querySelectorAll('.bar details').length;
  return count(document) !== count(next);
}

/** Starts the page's scripts if they wait for a quieter moment. Returns whether React has taken over. */
async function hasStarted(): Promise<boolean> {
  await import(/* @vite-ignore */ MAIN_SCRIPT);
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const main = document.getElementById('main');
    if (!main) return false;
    if (Object.keys(main).some((key) => key.startsWith('__reactProps'))) return true;
    // oxlint-disable-next-line no-await-in-loop -- a look at a time
    await new Promise((done) => setTimeout(done, 20));
  }
  return false;
}
