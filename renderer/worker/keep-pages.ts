/**
 * The service worker: without a network, a page that was read before opens again, and any other one shows the phone
 * numbers. It answers navigation only, always asks the network first, and returns a copy only where that fails.
 */
import { copyOf, forget, storeCopy } from './copies.ts';
import { worker } from './scope.ts';
import type { FetchEvent } from './scope.ts';

/** The HTML of each language, by the folder of its pages, which the build defines before this script; '' is the site's own. */
declare const OFFLINE_PAGES: Record<string, string>;

/** Milliseconds after which a copy is shown: more than a response takes on a slow network. */
const TIMEOUT = 4000;

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  // Other requests bypass the worker, where browsers support that.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => {});
  event.waitUntil(keepFirstPages());
});

worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration;
  event.waitUntil(Promise.all([navigationPreload?.enable(), forget('outdated'), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
});

/** A page that was opened by a click sends its address. */
worker.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(keepFromCache(event.data));
});

/** Keeps the page that has registered the worker, and the home page, whose address people know, also that of its language. */
async function keepFirstPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { scope } = worker.registration;
  const urls = new Set([scope, ...open.flatMap(({ url }) => [url, scope + languageOf(url)])]);
  await Promise.all([...urls].map(keepFromCache));
}

/** The browser has just read the page, so that this costs no request. */
async function keepFromCache(url: string): Promise<void> {
  const response = await fetch(url, { cache: 'force-cache' }).catch(() => undefined);
  if (response) await storeCopy(url, response);
}

async function answer(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const network = fromNetwork(event);
  // A late answer is kept, too; the storage may be full.
  event.waitUntil(network.then((response) => storeCopy(url, response.clone())).catch(() => {}));
  const waiting = new Promise<undefined>((done) => setTimeout(done, TIMEOUT));
  const first = await Promise.race([network.catch(() => undefined), waiting]);
  if (first && first.status < 500) return first;
  return (await copyOf(url)) ?? network.catch(() => offlinePage(url));
}

/** Returns the folder of the language that an address is in; empty for the site's own. */
function languageOf(url: string): string {
  const [folder = ''] = url.slice(worker.registration.scope.length).split(/[/?#]/);
  return Object.hasOwn(OFFLINE_PAGES, folder) ? folder : '';
}

/** Returns the offline page of the language of an address as a response that no cache stores, and that loads nothing. */
function offlinePage(url: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    'cache-control': 'no-store',
  };
  return new Response(OFFLINE_PAGES[languageOf(url)], { status: 503, headers });
}

/** Returns the response to the navigation preload, or sends a request. */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}
