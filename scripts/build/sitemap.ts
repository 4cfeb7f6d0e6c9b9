/** What search engines ask for first: which pages there are, and what they may read. */
import { escapeHtml } from '../../schema/html.ts';
import type { RouteHead } from '../../schema/pagewise/facts.ts';
import type { SiteFrame } from '../../schema/types.ts';

/** Every page that may be listed, at its own address. */
export function sitemapXml(site: SiteFrame, pages: RouteHead[]): string {
  const urls = pages
    .filter(({ meta }) => meta.robots.startsWith('index'))
    .map(({ path }) => `  <url><loc>${escapeHtml(encodeURI(site.url + path))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Everything may be read; a page that may not be listed says so itself. */
export function robotsTxt(site: SiteFrame): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`;
}
