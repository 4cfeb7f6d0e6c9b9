/** Patches the open page to its new state, without touching what did not change: see docs/decisions/0020. */
import { readPage } from '../../../renderer/client/read-page.ts';
import { forgetPages, keepPage } from '../../../renderer/client/pages.ts';
import { applyStyles } from '../../../renderer/client/page-styles.ts';
import type { NewPage } from '../messages.ts';
import { morph } from './morph.ts';

/** The address that boot.ts loads the page's scripts from. From another one they would be loaded and run twice. */
declare const MAIN_SCRIPT: string;

/** How long the page's own scripts may take to start, in milliseconds. */
const START_TIMEOUT = 5000;

/** Patches the open page, or reloads it if that is impossible. */
export async function patch({ html, path, version }: NewPage): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  if (!document.getElementById('main') || !(await isHydrated()) || hasOtherMenus(next)) return location.reload();
  const page = { ...readPage(next), path };
  patchLayout(next);
  applyStyles(page.styles);
  for (const part of document.querySelectorAll<HTMLElement>('#main > div:not([data-live])'))
    morphInsteadOfWriting(part);
  forgetPages();
  keepPage(page);
  // The router reacts to a history entry that differs from the last one, and React to the page.
  const entry: object = { ...(history.state as object | null), usr: version };
  history.replaceState(entry, '', path + location.search + location.hash);
  dispatchEvent(new PopStateEvent('popstate', { state: entry }));
}

/** The layout around the page is not managed by React after hydration. */
function patchLayout(next: Document): void {
  const stretches = '#root > div:not(.toaster)';
  const fresh = next.querySelectorAll(stretches);
  for (const [index, old] of document.querySelectorAll(stretches).entries()) morph(old, fresh[index]!.innerHTML);
  document.documentElement.lang = next.documentElement.lang;
  const data = document.querySelector('script[type="application/ld+json"]');
  if (data) data.textContent = next.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
}

/** React replaces a static part's HTML as a whole; here it is morphed, so that what is open or has the focus stays. */
function morphInsteadOfWriting(part: HTMLElement): void {
  Object.defineProperty(part, 'innerHTML', {
    configurable: true,
    set: (html: string | TrustedHTML) => morph(part, String(html)),
  });
}

/** The header's script handles only the menus that existed when it started. */
function hasOtherMenus(next: Document): boolean {
  const count = (html: Document) => html.querySelectorAll('.bar details').length;
  return count(document) !== count(next);
}

/** Starts the page's scripts if they are still deferred. Resolves with whether React has hydrated the page. */
async function isHydrated(): Promise<boolean> {
  await import(/* @vite-ignore */ MAIN_SCRIPT);
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end;) {
    const main = document.getElementById('main')!;
    if (Object.keys(main).some((key) => key.startsWith('__reactProps'))) return true;
    // oxlint-disable-next-line no-await-in-loop -- polls
    await new Promise((done) => setTimeout(done, 20));
  }
  return false;
}
