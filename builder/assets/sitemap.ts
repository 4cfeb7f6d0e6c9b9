/** What search engines ask for first: which pages there are, and what they may read. */
import { escapeHtml } from '../../schema/html.ts';
import { SITEMAP_FILE, sitemapPart } from '../../schema/addresses/own-addresses.ts';
import { encodeOrigin, encodePath } from '../../schema/addresses/web-address.ts';
import type { RouteHead } from '../../manifest/incremental/page-summary.ts';
import type { Meta, SiteFrame } from '../../schema/types.ts';

/** Search engines read no more addresses in one file. */
const MOST = 50_000;

/** Every page that may be listed, at its own address: files by name, the first of which leads to the others. */
export function sitemapFiles(site: SiteFrame, pages: RouteHead[], most = MOST): Record<string, string> {
  const urls = pages
    .filter(({ path, meta }) => meta.robots.startsWith('index') && isOwnAddress(site, path, meta.canonical))
    .map(({ path, meta }) => `  <url>${locOf(site, path)}${lastChangeOf(meta)}</url>\n`);
  if (urls.length <= most) return { [SITEMAP_FILE]: listOf('urlset', urls) };
  const parts: Record<string, string> = {};
  for (let at = 0; at < urls.length; at += most)
    parts[sitemapPart(at / most + 1)] = listOf('urlset', urls.slice(at, at + most));
  const names = Object.keys(parts).map((name) => `  <sitemap>${locOf(site, `/${name}`)}</sitemap>\n`);
  return { [SITEMAP_FILE]: listOf('sitemapindex', names), ...parts };
}

/** A page that says that another address is the true one leaves its place in search results to that one. */
function isOwnAddress(site: SiteFrame, path: string, canonical: string | undefined): boolean {
  return canonical === undefined || new URL(canonical).href === new URL(site.url + path).href;
}

/** Only what the author says: a build knows when a file changed, and not whether that meant anything. */
function lastChangeOf({ modified, data }: Meta): string {
  const day = modified ?? data?.published;
  return day === undefined ? '' : `<lastmod>${day}</lastmod>`;
}

function locOf(site: SiteFrame, path: string): string {
  return `<loc>${escapeHtml(encodeOrigin(site.url) + encodePath(path))}</loc>`;
}

function listOf(element: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${element}>\n`;
}

/** Everything may be read; a page that may not be listed says so itself. */
export function robotsTxt(site: SiteFrame): string {
  return `User-agent: *\nAllow: /\nSitemap: ${encodeOrigin(site.url)}/${SITEMAP_FILE}\n`;
}
