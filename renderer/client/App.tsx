import { use, useLayoutEffect, useRef, useState } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from '../router.ts';
import type { HeadTag } from '../page.ts';
import { Shell } from '../Shell.tsx';
import type { Chrome, Components } from '../Shell.tsx';
import { markCurrent } from './header.ts';
import { useNavigation } from './navigation.ts';
import { loadPage } from './pages.ts';
import { arrive } from './scroll.ts';
import { wearFonts, wearStyles } from './wear.ts';

interface AppProps {
  chrome: Chrome;
  components: Components;
}

/** The hydrated root. */
export function App(props: AppProps) {
  return (
    <HelmetProvider>
      {/* A page is shown when it is here: there is nothing to wait for in a transition, which takes a weak phone longer. */}
      <BrowserRouter useTransitions={false}>
        <CurrentPage {...props} />
      </BrowserRouter>
    </HelmetProvider>
  );
}

function CurrentPage({ chrome, components }: AppProps) {
  const location = useLocation();
  const how = useNavigationType();
  const page = use(loadPage(location.pathname));
  const [announced, setAnnounced] = useState('');
  const shown = useRef(location);
  useNavigation(useNavigate());

  useLayoutEffect(() => {
    const isFirst = shown.current === location;
    const isSamePage = shown.current.pathname === location.pathname;
    shown.current = location;
    if (isFirst || isSamePage) return;
    if (page) wearStyles(page.styles);
    wearFonts();
    markCurrent(location.pathname);
    arrive(location, how === 'POP');
    setAnnounced(document.querySelector('h1')?.textContent ?? '');
    document.querySelector('script[type="application/ld+json"]')?.remove(); // it described the page that was opened
  }, [location, how, page]);

  if (!page) return <Reload />;
  return (
    <>
      <Head tags={page.head} />
      <Shell page={page} pageKey={location.pathname} chrome={chrome} components={components} announced={announced} />
    </>
  );
}

/** A page that could not be fetched on the way back: the browser tries, and says what it knows. */
function Reload() {
  useLayoutEffect(() => location.reload(), []);
  return null;
}

/** Keeps the head in step with the page; on hydration the tags already stand there. */
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
