/** Puts a page's new state in the place of the old one, and leaves alone what did not change: see docs/decisions/0020. */
import { watchForScripts } from '../../../renderer/client/block-scripts.ts';
import { readPage } from '../../../renderer/client/read-page.ts';
import { forgetPages, keepPage } from '../../../renderer/client/pages.ts';
import { applyStyles } from '../../../renderer/client/page-styles.ts';
import type { NewPage } from '../messages.ts';
import { morph } from './morph.ts';

/** The address that boot.ts loads the page's scripts from. By another one they would be loaded, and run, a second time. */
declare const MAIN_SCRIPT: string;

/** How long the page's own scripts may take to start, in milliseconds. */
const PATIENCE = 5000;

/** Shows a page again. Loads it again where that cannot be done. */
export async function patch({ html, path, version }: NewPage): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  if (!document.getElementById('main') || !(await isAlive()) || hasOtherMenus(next)) return location.reload();
  const page = { ...readPage(next), path };
  patchFrame(next);
  applyStyles(page.styles);
  for (const part of document.querySelectorAll<HTMLElement>('#main > div:not([data-live])'))
    morphInsteadOfWriting(part);
  forgetPages();
  keepPage(page);
  // The router looks at an entry of the history that differs from the one before, and React at the page.
  const entry: object = { ...(history.state as object | null), usr: version };
  history.replaceState(entry, '', path + location.search + location.hash);
  dispatchEvent(new PopStateEvent('popstate', { state: entry }));
  requestAnimationFrame(watchForScripts);
}

/** React does not touch what is around the page once it is there. */
function patchFrame(next: Document): void {
  const stretches = '#root > div:not(.toaster)';
  const fresh = next.querySelectorAll(stretches);
  for (const [index, old] of document.querySelectorAll(stretches).entries()) morph(old, fresh[index]!.innerHTML);
  document.documentElement.lang = next.documentElement.lang;
  const data = document.querySelector('script[type="application/ld+json"]');
  if (data) data.textContent = next.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
}

/** React writes a static part's HTML as a whole; here it becomes the part, and what is open or has the focus stays. */
function morphInsteadOfWriting(part: HTMLElement): void {
  Object.defineProperty(part, 'innerHTML', {
    configurable: true,
    set: (html: string | TrustedHTML) => morph(part, String(html)),
  });
}

/** The header's script knows the menus that were there when it started. */
function hasOtherMenus(next: Document): boolean {
  const count = (html: Document) => html.querySelectorAll('.bar details').length;
  return count(document) !== count(next);
}

/** Starts the page's scripts if they wait for a quieter moment. Whether React has taken over. */
async function isAlive(): Promise<boolean> {
  await import(/* @vite-ignore */ MAIN_SCRIPT);
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const main = document.getElementById('main')!;
    if (Object.keys(main).some((key) => key.startsWith('__reactProps'))) return true;
    // oxlint-disable-next-line no-await-in-loop -- a look at a time
    await new Promise((done) => setTimeout(done, 20));
  }
  return false;
}
