/** Scrolls pages: a new one to its top, one that the visitor returns to as it was left. */

import { watchForScripts } from './block-scripts.ts';
import { keepForOffline } from './offline.ts';
import { reveal } from './reveal.ts';
import { applyFonts } from './page-styles.ts';

interface Arrival {
  key: string;
  hash: string;
}

const STORE = 'scroll';
const positions: Record<string, number> = JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
let currentKey = historyKey();

/** Restores scroll positions in place of the browser, which does not know when a page is complete. */
export function startScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    rememberScroll();
    history.scrollRestoration = 'auto'; // the browser handles a reload
  });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('popstate', rememberScroll, { capture: true });
}

/** Stores the scroll position of the page that is about to be left. */
export function rememberScroll(): void {
  positions[currentKey] = scrollY;
  sessionStorage.setItem(STORE, JSON.stringify(positions));
}

let onArrival = () => {};

/** Resolves when the next page is shown and scrolled. */
export function untilArrived(): Promise<void> {
  return new Promise((done) => {
    onArrival = done;
  });
}

/** Scrolls and focuses a page that has just been shown. */
export function arrive({ key, hash }: Arrival, isReturn: boolean): void {
  currentKey = key;
  const position = isReturn ? positions[key] : undefined;
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (position === undefined && !target) document.documentElement.toggleAttribute('data-arriving', true); // see interactive.scss
  // A target in a closed part is shown by the script of that part, once the part is near the screen.
  const place = target?.checkVisibility?.() === false ? target.closest('[data-script]') : target;
  const scroll = () =>
    place && position === undefined
      ? place.scrollIntoView({ behavior: 'instant' })
      : scrollTo({ top: position ?? 0, behavior: 'instant' });
  scroll();
  const heading = document.querySelector<HTMLElement>('h1');
  (target ?? heading)?.focus({ preventScroll: true });
  onArrival();
  requestAnimationFrame(() => {
    scroll(); // again: a smooth scroll of the old page has moved the new one until this frame
    requestAnimationFrame(() => setTimeout(afterPaint)); // by then the first frame has been painted
  });
}

function afterPaint(): void {
  document.documentElement.removeAttribute('data-arriving');
  applyFonts();
  reveal();
  watchForScripts();
  keepForOffline();
}

/** Returns the router's key of this history entry. */
function historyKey(): string {
  return (history.state as { key?: string } | null)?.key ?? 'default';
}
