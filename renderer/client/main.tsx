/** Brings the page to life. Loaded off the critical path, see boot.ts. */
import { hydrateRoot } from 'react-dom/client';
import { interactive } from '../../blocks/interactive.ts';
import { App } from './App.tsx';
import { startHeader } from './header.ts';
import { keepPage } from './pages.ts';
import { readPage } from './read-page.ts';
import { reveal } from './reveal.ts';
import { startScroll } from './scroll.ts';
import { trust } from '../../blocks/shared/trust.ts';
import { fetchFonts } from './wear.ts';

const root = document.getElementById('root')!;
const frameParts = [...root.children].filter((child) => child.localName === 'div');
const [header, footer] = frameParts.map((part) => trust(part.innerHTML));

keepPage({ ...readPage(document), path: location.pathname });
startScroll();
startHeader();
reveal();
hydrateRoot(root, <App chrome={{ header: header!, footer: footer! }} components={interactive} />, {
  // Text typed, or a menu opened, before scripts ran is no fault; what React cannot keep is worth a line.
  onRecoverableError: (error) => console.error(error),
});
void fetchFonts();
