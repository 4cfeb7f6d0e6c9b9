/** Offers a page once in the language of its visitor, in that language: a link, and never a redirect. */
import { currentToast, showToast, subscribeToasts } from '../../blocks/shared/toast/toasts.ts';
import type { ToastHandle } from '../../blocks/shared/toast/toasts.ts';
import { OFFERS_FILE } from '../../schema/addresses/layout-ids.ts';

/** What offers a page in a language, in that language. */
export interface LanguageOffer {
  text: string;
  close: string;
}

/** The offers of a site by language. */
export type LanguageOffers = Record<string, LanguageOffer>;

/** In rem: on a lower screen, or with much larger letters, an offer would cover the page; the links at its end stay. */
const LEAST_HEIGHT = 34;
const fitsScreen = () => innerHeight >= LEAST_HEIGHT * parseFloat(getComputedStyle(document.documentElement).fontSize);
/** Where a browser keeps that a visitor has seen an offer. */
const SEEN = 'language-offered';

/** Offers the page that is shown in the first language of the visitor that it is in, unless that is the shown one. */
export async function offerLanguage(links: HTMLAnchorElement[]): Promise<void> {
  const link = preferred(links);
  if (!link || !fitsScreen() || checkAndMarkSeen()) return;
  const response = await fetch(new URL(`../${OFFERS_FILE}`, import.meta.url));
  const offer = response.ok ? ((await response.json()) as LanguageOffers)[link.lang] : undefined;
  if (!offer || !fitsScreen()) return;
  const { text: message, close } = offer;
  const target = { to: link.href, language: link.lang, close };
  keepClear(showToast({ message, tone: 'info', duration: Infinity, link: target }));
}

/** Keeps what gets the focus from under the offer as long as it is shown, and dismisses it where there is no space left. */
function keepClear({ id, dismiss }: ToastHandle): void {
  const root = document.documentElement;
  root.style.scrollPaddingTop = 'calc(var(--header) + 6.5rem)';
  const check = () => void (fitsScreen() || dismiss());
  const observer = new ResizeObserver(check); // the letters may be enlarged
  observer.observe(root);
  addEventListener('resize', check);
  const stop = subscribeToasts(() => {
    if (currentToast()?.id === id) return;
    root.style.scrollPaddingTop = '';
    observer.disconnect();
    removeEventListener('resize', check);
    stop();
  });
}

/** Returns the link to the page in the visitor's language; undefined where the page is in it, or is in none of the visitor's. */
function preferred(links: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const shown = baseOf(document.documentElement.lang);
  for (const language of navigator.languages.map(baseOf)) {
    if (language === shown) return undefined;
    const link = links.find(({ lang }) => baseOf(lang) === language);
    if (link) return link;
  }
  return undefined;
}

const baseOf = (tag: string) => tag.split('-')[0]!.toLowerCase();

/** Returns whether an offer was seen before, and keeps that one is now. Where nothing can be kept, one would come on every page: there is none. */
function checkAndMarkSeen(): boolean {
  try {
    if (localStorage.getItem(SEEN)) return true;
    localStorage.setItem(SEEN, 'yes');
    return false;
  } catch {
    return true;
  }
}
