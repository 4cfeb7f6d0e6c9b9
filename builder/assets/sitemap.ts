/** Writes what search engines read first: sitemap and robots.txt. */
import { escapeHtml } from '../../schema/values/html.ts';
import { SITEMAP_FILE, sitemapPart } from '../../schema/addresses/own-addresses.ts';
import { encodeOrigin, encodePath } from '../../schema/addresses/web-address.ts';
import type { RouteHead } from '../../manifest/incremental/route-head.ts';
import type { SiteWithoutRoutes } from '../../schema/types.ts';

/** Search engines read no more addresses in one file. */
const MAX = 50_000;

/** Returns the sitemap of every page that may be listed: files by name, the first of which lists the others. */
export function sitemapFiles(site: SiteWithoutRoutes, pages: RouteHead[], most = MAX): Record<string, string> {
  const urls = pages
    .filter(({ path, meta }) => meta.robots.startsWith('index') && isOwnAddress(site, path, meta.canonical))
    .map((head) => `  <url>${locOf(site, head.path)}${lastChangeOf(head)}</url>\n`);
  if (urls.length <= most) return { [SITEMAP_FILE]: listOf('urlset', urls) };
  const parts: Record<string, string> = {};
  for (let at = 0; at < urls.length; at += most)
    parts[sitemapPart(at / most + 1)] = listOf('urlset', urls.slice(at, at + most));
  const names = Object.keys(parts).map((name) => `  <sitemap>${locOf(site, `/${name}`)}</sitemap>\n`);
  return { [SITEMAP_FILE]: listOf('sitemapindex', names), ...parts };
}

/** Whether a page is listed itself: one with a canonical address elsewhere is not. */
function isOwnAddress(site: SiteWithoutRoutes, path: string, canonical: string | undefined): boolean {
  return canonical === undefined || new URL(canonical).href === new URL(site.url + path).href;
}

/** Only the author's own date: a file that has changed may look the same to readers. */
function lastChangeOf({ date, meta: { modified, data } }: RouteHead): string {
  const day = modified ?? date ?? data?.published;
  return day === undefined ? '' : `<lastmod>${day}</lastmod>`;
}

function locOf(site: SiteWithoutRoutes, path: string): string {
  return `<loc>${escapeHtml(encodeOrigin(site.url) + encodePath(path))}</loc>`;
}

function listOf(element: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${element}>\n`;
}

/** Returns robots.txt. Everything may be read; a page that may not be listed says so itself. */
export function robotsTxt(site: SiteWithoutRoutes): string {
  return `User-agent: *\nAllow: /\nSitemap: ${encodeOrigin(site.url)}/${SITEMAP_FILE}\n`;
}
