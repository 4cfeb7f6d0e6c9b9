/** The only script that a page carries: it fetches the rest when the page is quiet, or when it is first touched. */
import { FONTS_ID } from '../../schema/addresses/layout-ids.ts';

/** The address of main.tsx, put in by the bundler. */
declare const MAIN_SCRIPT: string;

// Who has been here before has the fonts: a phone then wears them from the start, too.
if (navigator.serviceWorker?.controller) {
  const fonts = document.getElementById(FONTS_ID) as HTMLStyleElement;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
  for (const part of [...fonts.sheet!.cssRules, ...links]) if ('media' in part) part.media = 'all';
}

let started: Promise<unknown> | undefined;

function start(): void {
  started ??= import(/* @vite-ignore */ MAIN_SCRIPT);
}

for (const intent of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(intent, start, { once: true, passive: true });
}

/** Behind the first picture, as the browser reports it: what is loaded before takes its share of a slow line. */
function whenQuiet(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(whenIdle);
    return;
  }
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    whenIdle();
  });
  painted.observe({ type: 'paint', buffered: true });
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 200);
}

/** Milliseconds. A font or picture that hangs would hold the load event up for minutes. */
const PATIENCE = 4000;

if (document.readyState === 'complete') whenQuiet();
else {
  addEventListener('load', whenQuiet, { once: true });
  setTimeout(whenQuiet, PATIENCE);
}
