/** The head of a page from its data: one pure function. */
import type { Meta, Site } from '../../schema/types.ts';
import type { HeadTag } from '../page.ts';

/** A page's own tags; `path` is undefined for the not-found page, which has no address. */
export function headOf(site: Site, meta: Meta, path: string | undefined): HeadTag[] {
  const { social } = meta;
  const address = path === undefined ? undefined : (meta.canonical ?? site.url + path);
  const image = social?.image;
  return [
    { tag: 'title', text: meta.title },
    named('description', meta.description),
    named('robots', meta.robots),
    ...(address === undefined ? [] : [{ tag: 'link', attributes: { rel: 'canonical', href: address } } as const]),
    property('og:type', meta.data?.kind === 'article' ? 'article' : 'website'),
    property('og:site_name', site.brand.name),
    property('og:title', social?.title ?? meta.title),
    property('og:description', social?.description ?? meta.description),
    ...(address === undefined ? [] : [property('og:url', address)]),
    ...(image ? [property('og:image', new URL(image.file, site.url).href), property('og:image:alt', image.alt)] : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
