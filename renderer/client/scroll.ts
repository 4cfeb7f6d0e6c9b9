/** Where a page is scrolled to: its top when it is new, its old place when one comes back to it. */

import { keepForOffline } from './offline.ts';
import { reveal } from './reveal.ts';
import { applyFonts } from './page-styles.ts';

interface Arrival {
  key: string;
  hash: string;
}

const STORE = 'scroll';
const places: Record<string, number> = JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
let currentKey = historyKey();

/** Takes over from the browser, which cannot know when a page is complete. */
export function startScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    rememberScroll();
    history.scrollRestoration = 'auto'; // a reload is the browser's own affair
  });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('popstate', rememberScroll, { capture: true });
}

/** Notes the place of the page that is about to be left. */
export function rememberScroll(): void {
  places[currentKey] = scrollY;
  sessionStorage.setItem(STORE, JSON.stringify(places));
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
  const place = isReturn ? places[key] : undefined;
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (place === undefined && !target) document.documentElement.toggleAttribute('data-arriving', true); // see interactive.scss
  const scroll = () =>
    target && place === undefined
      ? target.scrollIntoView({ behavior: 'instant' })
      : scrollTo({ top: place ?? 0, behavior: 'instant' });
  scroll();
  const heading = document.querySelector<HTMLElement>('h1');
  (target ?? heading)?.focus({ preventScroll: true });
  onArrival();
  requestAnimationFrame(() => {
    scroll(); // once more: a smooth scroll that was under way has gone on until this frame, and taken the new page along
    requestAnimationFrame(() => setTimeout(afterPaint)); // the first frame has been handed to the screen by then
  });
}

function afterPaint(): void {
  document.documentElement.removeAttribute('data-arriving');
  applyFonts();
  reveal();
  keepForOffline();
}

/** The router's name for this entry of the history. */
function historyKey(): string {
  return (history.state as { key?: string } | null)?.key ?? 'default';
}
