/** Makes the tags of a page's head. */
import { wholeAddress } from '../../schema/addresses/base-path.ts';
import type { Image, Meta, SiteWithoutRoutes } from '../../schema/types.ts';
import type { Alternate } from '../../schema/addresses/language-links.ts';
import type { HeadLink, HeadTag } from '../page.ts';

/** What the head of a page leads to: the pages of a list before and after it, and the page in each of its languages. */
interface PageLinks {
  links?: HeadLink[] | undefined;
  alternates?: Alternate[];
}

/** Returns the tags that differ from page to page; `path` is undefined for the not-found page. */
export function headOf(
  site: SiteWithoutRoutes,
  meta: Meta,
  path: string | undefined,
  { links = [], alternates = [] }: PageLinks = {},
): HeadTag[] {
  const { social } = meta;
  const address = path === undefined ? undefined : (meta.canonical ?? site.url + path);
  const image = social?.image;
  return [
    { tag: 'title', text: meta.title },
    named('description', meta.description),
    named('robots', meta.robots),
    ...(address === undefined ? [] : [{ tag: 'link', attributes: { rel: 'canonical', href: address } } as const]),
    ...languageTags(site, alternates),
    ...links.map((link) => ({ tag: 'link', attributes: { ...link } }) as const),
    property('og:type', meta.data?.kind === 'article' ? 'article' : 'website'),
    property('og:site_name', site.brand.name),
    property('og:title', social?.title ?? meta.title),
    property('og:description', social?.description ?? meta.description),
    ...(address === undefined ? [] : [property('og:url', address)]),
    ...(image ? imageTags(site, image) : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

/** Returns the tags that name the page in each of its languages, itself among them; the first is for all other readers. */
function languageTags(site: SiteWithoutRoutes, alternates: Alternate[]): HeadTag[] {
  if (alternates.length < 2) return [];
  const [first] = alternates as [Alternate];
  return [...alternates, { tag: 'x-default', path: first.path }].map(({ tag, path }) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang: tag, href: site.url + path },
  }));
}

/** Returns the tags of the picture that shared links show. */
function imageTags(site: SiteWithoutRoutes, { file, alt, width, height }: Image): HeadTag[] {
  return [
    property('og:image', wholeAddress(file, site.url)),
    ...(width ? [property('og:image:width', String(width))] : []),
    ...(height ? [property('og:image:height', String(height))] : []),
    property('og:image:alt', alt),
  ];
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
