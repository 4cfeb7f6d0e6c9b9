/** Builds sites, serves each by its own server, and lists its pages in all languages, with the links between them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../builder/build.ts';
import { languageOf, readRecord } from '../../server/site-record.ts';
import { startCommand } from '../../tests/support/commands.ts';
import { getPort } from '../../tests/support/http/port.ts';

export interface BuiltPage {
  path: string;
  /** Empty for the site's own. */
  language: string;
  html: string;
  /** Whether search engines may list it: others lose points in SEO on purpose. */
  isListed: boolean;
}

export interface BuiltSite {
  folder: string;
  url: string;
  close(): void;
}

/** Builds a site into a folder, compressed, and starts its server. */
export async function serveSite(manifest: string, folder: string): Promise<BuiltSite> {
  await buildSite(manifest, folder, { compress: true });
  const port = String(await getPort());
  const { url, process } = await startCommand('start', manifest, '--out', folder, '--port', port, '--no-log');
  return { folder, url, close: () => void process.kill() };
}

/** Returns all pages of a built site but that for unknown addresses. */
export function pagesOf(folder: string): BuiltPage[] {
  const record = readRecord(folder);
  return Object.entries(record.pages).map(([path, file]) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const isListed = !/<meta name="robots" content="[^"]*noindex/.test(html);
    return { path, language: languageOf(record, path), html, isListed };
  });
}

/**
 * Returns a page in the same language that has a link to a page: the home page, which is the first of its language, where
 * it has one. Undefined where there is none, where the browser opens the page as a new document, and where a script answers
 * the link in another way, as that to the search opens a dialog.
 */
export function pageBefore({ path, language, html }: BuiltPage, pages: BuiltPage[]): BuiltPage | undefined {
  if (html.includes('"needsFullLoad":true')) return undefined;
  if (pages.some((page) => page.html.includes(` href="${path}" data-script=`))) return undefined;
  return pages.find(
    (page) => page.path !== path && page.language === language && page.html.includes(` href="${path}"`),
  );
}
