/** The only script inline in a page: it loads the main script when the page is idle, or at the first input. */
import { FONTS_ID } from '../../schema/addresses/layout-ids.ts';

/** The address of main.tsx, defined by the bundler. */
declare const MAIN_SCRIPT: string;

// Returning visitors have the fonts, so a phone uses them from the start, too.
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

/** Waits for the first paint, as what is loaded before would take its share of a slow connection. */
function afterFirstPaint(): void {
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

/** Milliseconds. A font or picture that hangs would delay the load event by minutes. */
const LOAD_TIMEOUT = 4000;

if (document.readyState === 'complete') afterFirstPaint();
else {
  addEventListener('load', afterFirstPaint, { once: true });
  setTimeout(afterFirstPaint, LOAD_TIMEOUT);
}
