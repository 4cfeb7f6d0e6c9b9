/**
 * The service worker: without a network, a page that was read before opens again, and any other one shows the phone
 * numbers. It answers nothing but the opening of pages, always asks the network first, and hands out a copy only where that
 * fails.
 */
import { copyOf, forget, keep } from './copies.ts';
import { worker } from './scope.ts';
import type { FetchEvent } from './scope.ts';

/** The HTML that the build puts in front of this script. */
declare const OFFLINE_PAGE: string;

/** Milliseconds: what a first answer takes on a slow network, with some to spare. */
const PATIENCE = 4000;

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  // Whatever is no page goes past the worker, where browsers allow to say so.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => {});
  event.waitUntil(keepFirstPages());
});

worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration;
  event.waitUntil(Promise.all([navigationPreload?.enable(), forget('others'), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
});

/** A page that was opened by a click tells its address. */
worker.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(keepFromCache(event.data));
});

/** The page that brought the worker, and the start page, whose address is the one that people know. */
async function keepFirstPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = new Set([...open.map(({ url }) => url), new URL('/', location.href).href]);
  await Promise.all([...urls].map(keepFromCache));
}

/** The browser has just read the page, so that this costs no request. */
async function keepFromCache(url: string): Promise<void> {
  const response = await fetch(url, { cache: 'force-cache' }).catch(() => undefined);
  if (response) await keep(url, response);
}

async function answer(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const network = fromNetwork(event);
  // Also a late answer, and one that nobody waits for any more; the store may be full.
  event.waitUntil(network.then((response) => keep(url, response.clone())).catch(() => {}));
  const waiting = new Promise<undefined>((done) => setTimeout(done, PATIENCE));
  const first = await Promise.race([network.catch(() => undefined), waiting]);
  if (first && first.status < 500) return first;
  return (await copyOf(url)) ?? network.catch(offlinePage);
}

/** An answer that no cache keeps, and that nothing but its own styles belongs to. */
function offlinePage(): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    'cache-control': 'no-store',
  };
  return new Response(OFFLINE_PAGE, { status: 503, headers });
}

/** The browser has often asked already, while the worker was being started. */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}
