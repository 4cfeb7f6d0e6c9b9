/** What search engines ask for first: which pages there are, and what they may read. */
import { escapeHtml } from '../../schema/html.ts';
import type { Site } from '../../schema/types.ts';

/** Every page that may be listed, at its own address. */
export function sitemapXml(site: Site): string {
  const urls = site.routes
    .filter(({ meta }) => meta.robots.startsWith('index'))
    .map(({ path }) => `  <url><loc>${escapeHtml(encodeURI(site.url + path))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Everything may be read; a page that may not be listed says so itself. */
export function robotsTxt(site: Site): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`;
}
