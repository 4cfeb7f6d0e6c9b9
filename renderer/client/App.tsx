import { use, useLayoutEffect, useRef } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { PAGE_SHOWN_EVENT } from '../../schema/addresses/layout-ids.ts';
import type { HeadTag } from '../page.ts';
import { Shell } from '../pages/Shell.tsx';
import type { Components, Layout } from '../pages/Shell.tsx';
import { markCurrent } from './header.ts';
import { useNavigation } from './navigation.ts';
import { loadPage } from './pages.ts';
import { arrive } from './scroll.ts';
import { hasMouse, applyFonts, applyStyles } from './page-styles.ts';

interface AppProps {
  layout: Layout;
  components: Components;
}

/** Renders the hydrated root. */
export function App(props: AppProps) {
  return (
    <HelmetProvider>
      {/* Pages are loaded before the address changes, so a transition would only take a weak phone longer. */}
      <BrowserRouter useTransitions={false}>
        <CurrentPage {...props} />
      </BrowserRouter>
    </HelmetProvider>
  );
}

function CurrentPage({ layout, components }: AppProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const page = use(loadPage(location.pathname));
  const shown = useRef(location);
  useNavigation(useNavigate());

  useLayoutEffect(() => {
    const isFirst = shown.current === location;
    const isSamePage = shown.current.pathname === location.pathname;
    shown.current = location;
    if (isFirst || isSamePage) return;
    if (page) applyStyles(page.styles);
    if (hasMouse.matches) applyFonts();
    markCurrent(location.pathname);
    arrive(location, navigationType === 'POP');
    announce();
    document.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
    document.querySelector('script[type="application/ld+json"]')?.remove(); // it describes the page that the browser opened
  }, [location, navigationType, page]);

  if (!page || page.needsFullLoad) return <Reload />;
  return (
    <>
      <Head tags={page.head} />
      <Shell page={page} pageKey={location.pathname} layout={layout} components={components} />
    </>
  );
}

/** Announces the new page to screen readers; directly, or React would go through the whole page once more. */
function announce(): void {
  const status = document.querySelector('#root > [role=status]');
  if (status) status.textContent = document.querySelector('h1')?.textContent ?? '';
}

/** Reloads a page that could not be fetched on the way back, or has a policy of its own: the browser reports the problem, or applies it. */
function Reload() {
  useLayoutEffect(() => location.reload(), []);
  return null;
}

/** Keeps the head in step with the page; on hydration it has the tags already. */
function Head({ tags }: { tags: HeadTag[] }) {
  return (
    <Helmet>
      {tags.map((tag, index) => {
        if (tag.tag === 'title') return <title key="title">{tag.text}</title>;
        const Tag = tag.tag;
        return <Tag key={index} {...tag.attributes} />;
      })}
    </Helmet>
  );
}
