/** Writes pages in the place of redirects, for a site that shares its host and cannot configure it. */
import { basePathOf, wholeAddress } from '../../schema/addresses/base-path.ts';
import { fileOf } from '../../schema/addresses/own-addresses.ts';
import { encodeTarget } from '../../schema/addresses/web-address.ts';
import { escapeHtml } from '../../schema/values/html.ts';
import { languageOf } from '../../server/site-record.ts';
import type { SiteRecord } from '../../server/site-record.ts';

/**
 * Returns the pages as texts by their files; none where the host reads the redirects from a file of its own, nor in
 * the place of a page: such a host answers /about.html with the file of /about. A feed's reader follows no page.
 */
export function redirectPages(
  record: Pick<SiteRecord, 'url' | 'redirects' | 'pages' | 'language' | 'languages'>,
): Record<string, string> {
  const { url, redirects, pages, language } = record;
  if (basePathOf(url) === '') return {};
  const files = new Set(Object.values(pages));
  return Object.fromEntries(
    Object.entries(redirects).flatMap(([from, to]) => {
      const file = redirectFile(from);
      if (files.has(file) || from.endsWith('.xml')) return [];
      return [[file, page(languageOf(record, to) || language, wholeAddress(encodeTarget(to), url))]];
    }),
  );
}

/** Returns the file that such a host answers an old address with; an address may be that of a file. */
function redirectFile(from: string): string {
  return /\.html?$/.test(from) ? from.slice(1) : fileOf(from);
}

function page(language: string, target: string): string {
  const address = escapeHtml(target);
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${address}</title><meta name="robots" content="noindex"><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0;url=${address}"></head><body><a href="${address}">${address}</a></body></html>
`;
}
