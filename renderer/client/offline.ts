/** Pages without a network: starts the service worker that keeps them, and says so where one is shown. */
import { DATA_ID } from '../../schema/addresses/layout-ids.ts';
import type { PageData } from '../page.ts';
import { showToast } from '../../blocks/shared/toast/toasts.ts';
import { trustScript } from '../../blocks/shared/trust.ts';

/** Call it when nothing else is urgent. */
export function startOffline(): void {
  const { site, worker } = JSON.parse(document.getElementById(DATA_ID)!.textContent) as PageData;
  const { lang, dataset } = document.documentElement;
  if (dataset['kept']) {
    const day = new Date(dataset['kept']).toLocaleDateString(lang, { dateStyle: 'long' });
    showToast({ message: `${site.labels.kept} ${day}.`, tone: 'info', duration: Infinity });
  }
  // In a private window browsers refuse it; the site works without.
  if (worker) navigator.serviceWorker?.register(trustScript(worker)).catch(() => {});
}

/** The page that was opened by a click has been read: the worker may keep it. */
export function keepForOffline(): void {
  navigator.serviceWorker?.controller?.postMessage(location.href);
}
