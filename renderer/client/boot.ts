/** The only script that a page loads at once: it fetches the rest when the page is quiet, or when it is first touched. */

let started: Promise<unknown> | undefined;

function start(): void {
  started ??= import('./main.tsx');
}

for (const intent of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(intent, start, { once: true, passive: true });
}

/** Behind the first picture: a slow phone has often loaded everything before it paints, and is not idle then. */
function whenQuiet(): void {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  });
}

/** Milliseconds. A font or picture that hangs would hold the load event up for minutes. */
const PATIENCE = 4000;

if (document.readyState === 'complete') whenQuiet();
else {
  addEventListener('load', whenQuiet, { once: true });
  setTimeout(whenQuiet, PATIENCE);
}
