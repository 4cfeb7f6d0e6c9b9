import type { Finding } from '../problem.ts';
import { isRecord, pagesOf } from '../tree.ts';

/** First steps of a path that the built site uses itself. */
const RESERVED = new Set(['assets', 'healthz', 'readyz']);
const RESERVED_FILES = /^\/(?:index|404|sitemap(?:-\d+)?\.xml|robots\.txt|service-worker\.js)$|\.(?:html|json)$/;

/** A page may not take an address that the built site, or one of its endpoints, needs. */
export function reservedPath(manifest: unknown): Finding[] {
  const endpoints = isRecord(manifest) && isRecord(manifest['endpoints']) ? Object.values(manifest['endpoints']) : [];
  const calls = new Set(endpoints.map((endpoint) => (isRecord(endpoint) ? String(endpoint['url']).toLowerCase() : '')));
  return pagesOf(manifest).flatMap(({ path, pointer }): Finding[] => {
    if (path === undefined) return [];
    const lower = path.toLowerCase();
    const taken = RESERVED.has(lower.split('/')[1]!) || RESERVED_FILES.test(lower) || calls.has(lower);
    if (!taken) return [];
    return [
      {
        code: 'reserved-path',
        pointer: `${pointer}/path`,
        message: `The path ${path} is kept for the site's own use.`,
        hint: 'Choose another path.',
      },
    ];
  });
}
