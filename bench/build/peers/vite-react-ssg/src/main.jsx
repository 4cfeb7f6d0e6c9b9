import { useLoaderData } from 'react-router-dom';
import { Head, ViteReactSSG } from 'vite-react-ssg';
import { Blocks, Footer, Header } from '../../shared/Page.jsx';
import '../../shared/page.css';

/** Runs at build time; the browser gets its result as JSON. */
async function load({ params: { topic, page } }) {
  const { readSite, rendered, routeAt } = await import('../../shared/content.js');
  const site = readSite();
  const route = routeAt(page ? `/${topic}/${page}` : '/');
  const { brand, navigation, footer } = site;
  return { route: rendered(route, site), brand, navigation, footer };
}

async function listPaths() {
  const { readSite } = await import('../../shared/content.js');
  return readSite()
    .routes.map(({ path }) => path.slice(1))
    .filter(Boolean);
}

function Page() {
  const { route, brand, navigation, footer } = useLoaderData();
  return (
    <>
      <Head>
        <title>{route.meta.title}</title>
        <meta name="description" content={route.meta.description} />
      </Head>
      <Header brand={brand} navigation={navigation} />
      <main>
        <Blocks route={route} />
      </main>
      <Footer footer={footer} />
    </>
  );
}

export const createRoot = ViteReactSSG({
  routes: [
    { path: '/', Component: Page, loader: load },
    { path: '/:topic/:page', Component: Page, loader: load, getStaticPaths: listPaths },
  ],
});
