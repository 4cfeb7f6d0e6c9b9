/** Starts the service worker that keeps pages for use without a network, and says so where a kept page is shown. */
import { DATA_ID } from '../../schema/addresses/layout-ids.ts';
import type { PageData } from '../page.ts';
import { showToast } from '../../blocks/shared/toast/toasts.ts';
import { trustScript } from '../../blocks/shared/trust.ts';

/** Returns what the HTML file of this page says to scripts. */
export const pageData = () => JSON.parse(document.getElementById(DATA_ID)!.textContent) as PageData;

/** Registers the service worker. Call it when nothing else is urgent. */
export function startOffline(): void {
  const { site, worker } = pageData();
  const { lang, dataset } = document.documentElement;
  if (dataset['kept']) {
    const day = new Date(dataset['kept']).toLocaleDateString(lang, { dateStyle: 'long' });
    const { kept } = site.labels;
    const message = kept.includes('{day}') ? kept.replace('{day}', day) : `${kept} ${day}.`;
    showToast({ message, tone: 'info', duration: Infinity });
  }
  // Browsers refuse it in a private window; the site works without.
  if (worker) navigator.serviceWorker?.register(trustScript(worker)).catch(() => {});
}

/** Lets the worker keep the page that was opened by a click. */
export function keepForOffline(): void {
  navigator.serviceWorker?.controller?.postMessage(location.href);
}
