/** Handles links in finished HTML: prefetches pages, then opens them without loading the document again. */
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { useNavigate } from 'react-router-dom';
import { isPlainClick } from './block-scripts.ts';
import { closeMenus } from './header.ts';
import { loadPage } from './pages.ts';
import { rememberScroll, untilArrived } from './scroll.ts';

const allowsTransitions = matchMedia('(prefers-reduced-motion: no-preference) and (hover: hover)');

/** Milliseconds after which a page that is loading is indicated. */
const LOADING_DELAY = 150;

/** Listens to the links of the whole document. */
export function useNavigation(navigate: ReturnType<typeof useNavigate>): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const url = pageLink(target);
      if (url && url.pathname !== location.pathname) void loadPage(url.pathname);
    };
    const open = (event: MouseEvent) => {
      const url = isPlainClick(event) ? pageLink(event.target) : undefined;
      if (!url || (url.pathname === location.pathname && url.hash)) return;
      event.preventDefault();
      void openPage(url, navigate);
    };
    const hints = ['pointerover', 'touchstart', 'focusin'];
    for (const hint of hints) document.addEventListener(hint, prefetch, { passive: true });
    document.addEventListener('click', open);
    return () => {
      for (const hint of hints) document.removeEventListener(hint, prefetch);
      document.removeEventListener('click', open);
    };
  }, [navigate]);
}

let latest: URL | undefined;

/**
 * Changes the address once the page is loaded. Pages with their own policy, or that fail to load, are left to the browser.
 */
async function openPage(url: URL, navigate: ReturnType<typeof useNavigate>): Promise<void> {
  latest = url;
  const slow = setTimeout(() => document.documentElement.toggleAttribute('data-loading', true), LOADING_DELAY);
  const page = await loadPage(url.pathname);
  clearTimeout(slow);
  if (latest !== url) return; // another link was clicked in the meantime
  document.documentElement.removeAttribute('data-loading');
  // Another language has other letters, and runs in another direction perhaps: the browser opens such a page by itself.
  if (!page || page.needsFullLoad || page.site.language !== document.documentElement.lang) return location.assign(url);
  rememberScroll();
  closeMenus();
  // At once: React would let the browser paint the old page once more before it begins.
  await inTransition(() => flushSync(() => navigate(page.path + url.search + url.hash)));
}

/**
 * Shows a page in a view transition, where the browser can and the visitor has not asked for less motion. Not on a phone:
 * the picture of the old page, which the browser takes first, costs a weak one as much as the new page itself.
 */
async function inTransition(show: () => void | Promise<void>): Promise<void> {
  if (!document.startViewTransition || !allowsTransitions.matches) return show();
  const arrived = untilArrived();
  const transition = document.startViewTransition(async () => {
    await show();
    await arrived;
  });
  await transition.updateCallbackDone;
  transition.finished.catch(() => {}); // another page was opened in the meantime
}

/** Returns the path of the home page: below it are the pages of this site, and beside it those of others on the same host. */
const homePath = () => document.querySelector<HTMLAnchorElement>('.header .logo')!.pathname;

/** Returns the address of a link to a page of this site; undefined for every other target. */
function pageLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset['script']) return undefined;
  const url = new URL(link.href);
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  return url.origin === location.origin && url.pathname.startsWith(homePath()) && !isFile ? url : undefined;
}
