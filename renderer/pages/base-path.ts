/**
 * Puts the path of a site that shares its host, such as /garden, before the addresses in finished HTML. Blocks, lists
 * and heads write every address from the root of the site, wherever that is.
 */
import type { RenderedDocument } from './document.ts';

/** Attributes with one address, and fields of the page's JSON with one. A value in HTML or JSON holds no bare quote. */
const ATTRIBUTES = 'href|src|action|poster|data-index';
const FIELDS = 'to|url|successUrl|failureUrl|resultUrl|file|src|href|worker';
/** An address from the root of the site: after an attribute (in HTML, or in HTML within JSON), a field, or in a style or a script. */
const ADDRESS = new RegExp(
  String.raw`( (?:${ATTRIBUTES})=\\?"|"(?:${FIELDS})":"|url\((?:["']|&quot;)?|import\(["'\`])/(?!/)`,
  'g',
);
/** Several addresses, each with a width. */
const SOURCES = /( (?:srcset|imagesrcset)=\\?"|"srcset":")([^"\\]*)/gi;

/** Returns a page as it is below a path; the same page where the path is empty. */
export function underPath(document: RenderedDocument, path: string): RenderedDocument {
  if (path === '') return document;
  const { html, inline } = document;
  const at = (text: string) => withPath(text, path);
  // The policy allows inline styles and scripts by their hashes: they have to be the same texts.
  return { ...document, html: at(html), inline: { styles: inline.styles.map(at), scripts: inline.scripts.map(at) } };
}

/** Returns a text of HTML with the path before each of its addresses. */
export function withPath(text: string, path: string): string {
  return text
    .replace(ADDRESS, (_, before: string) => `${before}${path}/`)
    .replace(SOURCES, (_, before: string, list: string) => before + list.replace(/(^|,\s*)\/(?!\/)/g, `$1${path}/`));
}
