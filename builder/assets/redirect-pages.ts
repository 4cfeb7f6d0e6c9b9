/** Writes pages in the place of redirects, for a site that shares its host and cannot configure it. */
import { basePathOf, wholeAddress } from '../../schema/addresses/base-path.ts';
import { fileOf } from '../../schema/addresses/own-addresses.ts';
import { encodeTarget } from '../../schema/addresses/web-address.ts';
import { escapeHtml } from '../../schema/values/html.ts';
import type { SiteWithoutRoutes } from '../../schema/types.ts';

/** Returns the pages as texts by their files; none where the host reads the redirects from a file of its own. */
export function redirectPages(site: Pick<SiteWithoutRoutes, 'url' | 'redirects' | 'language'>): Record<string, string> {
  if (basePathOf(site.url) === '') return {};
  return Object.fromEntries(
    site.redirects.map(({ from, to }) => [fileOf(from), page(site.language, wholeAddress(encodeTarget(to), site.url))]),
  );
}

function page(language: string, target: string): string {
  const address = escapeHtml(target);
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${address}</title><meta name="robots" content="noindex"><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0;url=${address}"></head><body><a href="${address}">${address}</a></body></html>
`;
}
