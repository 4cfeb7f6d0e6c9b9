/** Hydrates the page. Loaded by boot.ts when the page is idle, and split into short tasks, so that no input waits. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { liveBlocks } from '../../blocks/live-blocks.ts';
import { loadLateBlocks } from '../../blocks/late-blocks.ts';
import { App } from './App.tsx';
import { startBlockScripts } from './block-scripts.ts';
import { startHeader } from './header.ts';
import { pageData, startOffline } from './offline.ts';
import { cachePage, loadDictionary } from './pages.ts';
import { readPage } from './read-page.ts';
import { LATE_ID, ROOT_ID } from '../../schema/addresses/layout-ids.ts';
import { reveal } from './reveal.ts';
import { startScroll } from './scroll.ts';
import { trust } from '../../blocks/shared/trust.ts';
import { fetchFonts } from './page-styles.ts';

/** Lets the browser handle input. */
const pause = () => new Promise((done) => setTimeout(done));

/** Hydrates the page, piece by piece. Not at the top level: code that is loaded later imports from this file. */
async function start(): Promise<void> {
  await pause(); // running this file was one task
  const root = document.getElementById(ROOT_ID)!;
  const layoutParts = [...root.children].filter((child) => child.localName === 'div');
  const [header, footer] = layoutParts.map((part) => trust(part.innerHTML));
  const page = readPage(document);
  cachePage({ ...page, path: location.pathname });
  await pause();
  startScroll();
  startHeader();
  startBlockScripts();
  await loadLateBlocks(page.parts); // without it, the page works as it does without scripts
  // As a transition, React does it a few milliseconds at a time.
  startTransition(() => {
    hydrateRoot(root, <App layout={{ header: header!, footer: footer! }} components={liveBlocks} />, {
      // Text typed or a menu opened before scripts ran is expected; anything that React cannot keep is logged.
      onRecoverableError: (error) => console.error(error),
    });
  });
  await pause();
  reveal();
  const late = document.getElementById(LATE_ID) as HTMLTemplateElement | null;
  if (late) document.head.append(late.content);
  void fetchFonts();
  loadDictionary();
  startOffline();
  const isForeign = navigator.language.slice(0, 2) !== document.documentElement.lang.slice(0, 2);
  const languages = isForeign ? [...document.querySelectorAll<HTMLAnchorElement>('.footer a[hreflang][lang]')] : [];
  if (languages.length > 0)
    void import('../layout/language-offer.ts').then(({ offerLanguage }) => offerLanguage(languages));
  const { analytics } = pageData();
  if (analytics) void import('../analytics/count.ts').then(({ startAnalytics }) => startAnalytics(analytics));
}

void start();
