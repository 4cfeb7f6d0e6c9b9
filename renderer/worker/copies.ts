/** Stores copies of the pages that were read in this browser. */

/**
 * The number changes with the format of the copies, not with a build: a build must not remove the phone numbers that a
 * visitor has kept.
 */
const STORE = 'waybill-pages-1';
const MAX_KEPT = 50;
/** Milliseconds. */
const MAX_AGE = 90 * 24 * 60 * 60 * 1000;

/** Stores a response, if it is a page that may be stored; deletes the copy of a page that is gone. */
export async function storeCopy(url: string, response: Response): Promise<void> {
  const isGone = response.status === 404 || response.status === 410;
  if (!isGone && !mayKeep(response)) return;
  const store = await caches.open(STORE);
  const address = addressOf(url);
  if (isGone) {
    await store.delete(address);
    return;
  }
  // In place of the older copy, which stays if the response breaks off, and as the newest.
  await store.put(address, response);
  const all = await store.keys();
  await Promise.all(all.slice(0, -MAX_KEPT).map((old) => store.delete(old)));
}

/** Returns whether a response is a page that may be stored: not the reply to a form, a payment's result or a redirect. */
function mayKeep({ ok, type, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return ok && type === 'basic' && !redirected && isPage && !headers.get('cache-control')?.includes('no-store');
}

/** Returns the copy of a page, with its date on its first element; undefined where there is none, or an old one. */
export async function copyOf(url: string): Promise<Response | undefined> {
  const store = await caches.open(STORE);
  const copy = await store.match(addressOf(url));
  const date = new Date(copy?.headers.get('date') ?? '');
  if (!copy || !(Date.now() - date.getTime() < MAX_AGE)) return undefined;
  const headers = new Headers(copy.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const html = (await copy.text()).replace('<html', `<html data-kept="${date.toISOString()}"`);
  return new Response(html, { status: copy.status, headers });
}

/** Deletes copies: all, or those in another format. */
export async function forget(which: 'all' | 'outdated'): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('waybill-'));
  await Promise.all(names.filter((name) => which === 'all' || name !== STORE).map((name) => caches.delete(name)));
}

/** Returns the address without its query, on which no page depends. */
function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
