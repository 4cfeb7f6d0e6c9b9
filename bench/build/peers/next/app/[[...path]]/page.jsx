import { readSite, rendered, routeAt } from '../../../shared/content.js';
import { Blocks } from '../../../shared/Page.jsx';

export const dynamicParams = false;

async function find(params) {
  const { path = [] } = await params;
  return routeAt(`/${path.join('/')}`);
}

export function generateStaticParams() {
  return readSite().routes.map(({ path }) => ({ path: path.split('/').filter(Boolean) }));
}

export async function generateMetadata({ params }) {
  const { title, description } = (await find(params)).meta;
  return { title, description };
}

export default async function Page({ params }) {
  return <Blocks route={rendered(await find(params), readSite())} />;
}
