/** Makes the structured data of a page (schema.org), from what the page shows. */
import { wholeAddress } from '../../schema/addresses/base-path.ts';
import type { Byline, Breadcrumb } from '../../blocks/shared/site-context.ts';
import type { Meta, PageBlock, SiteWithoutRoutes } from '../../schema/types.ts';
import { people } from './people.ts';
import { business, provider } from './business.ts';
import { compact } from './json-ld.ts';
import type { JsonLdNode } from './json-ld.ts';

interface PageFacts {
  path: string;
  /** What a page in a collection says about itself. */
  byline?: Byline;
  /** The name of the page in the navigation and in breadcrumbs. */
  name: string;
  meta: Meta;
  /** The page's main heading. */
  heading: string;
  breadcrumbs: Breadcrumb[];
  /** The picture for shared links (`meta.social.image`). */
  socialImage?: string | undefined;
  /** Whether the page is in several languages. */
  isTranslated: boolean;
  /** The page's blocks, of which some show people. */
  blocks: PageBlock[];
}

/** Returns the JSON-LD of a page: the business, service or article that it is about, its people, and its breadcrumbs. */
export function structuredData(site: SiteWithoutRoutes, page: PageFacts): JsonLdNode {
  const graph: JsonLdNode[] = [];
  const kind = page.meta.data?.kind ?? (page.path === '/' && canBeReached(site) ? 'business' : undefined);
  if (kind === 'business') graph.push(business(site, page.socialImage));
  if (page.path === '/') graph.push(website(site));
  if (kind === 'service') graph.push(service(site, page));
  if (kind === 'article') graph.push(article(site, page));
  if (page.isTranslated) graph.push(webPage(site, page));
  graph.push(...people(page.blocks, provider(site), site.url));
  if (page.breadcrumbs.length > 1) graph.push(breadcrumbList(site, page.breadcrumbs));
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** Returns whether a site says where its business is found: its home page then describes it. */
function canBeReached({ phones, mail, address, openingHours }: SiteWithoutRoutes): boolean {
  return Object.keys(phones).length > 0 || [mail, address, openingHours].some((one) => one !== undefined);
}

/** Search engines take the name of a site from its home page. */
function website(site: SiteWithoutRoutes): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.brand.name,
    url: `${site.url}/`,
    inLanguage: site.language,
    publisher: provider(site),
  };
}

/** The name is that of the page, since its heading may be a sentence ("How we fly you home"). */
function service(site: SiteWithoutRoutes, { meta, path, name }: PageFacts): JsonLdNode {
  const { area, serviceType } = meta.data!;
  return compact({
    '@type': 'Service',
    '@id': `${site.url}${path}#service`,
    name: serviceType ?? name,
    serviceType,
    description: meta.description,
    url: site.url + path,
    provider: provider(site),
    areaServed: area && { '@type': area.type, name: area.name },
  });
}

/** Says which language the page is in, where there are others. */
function webPage(site: SiteWithoutRoutes, { path }: PageFacts): JsonLdNode {
  return { '@type': 'WebPage', '@id': site.url + path, inLanguage: site.language };
}

function article(site: SiteWithoutRoutes, { meta, path, heading, socialImage, byline }: PageFacts): JsonLdNode {
  const authors = (byline?.authors ?? []).map(({ name, to }) =>
    compact({ '@type': 'Person', name, url: to && wholeAddress(to, site.url) }),
  );
  return compact({
    '@type': 'BlogPosting',
    headline: heading,
    datePublished: meta.data!.published,
    dateModified: meta.modified,
    image: socialImage && wholeAddress(socialImage, site.url),
    author: authors.length > 0 ? authors : provider(site),
    publisher: provider(site),
    mainEntityOfPage: site.url + path,
  });
}

function breadcrumbList(site: SiteWithoutRoutes, breadcrumbs: Breadcrumb[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.url + to,
    })),
  };
}
