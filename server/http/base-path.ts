/** Serves a site below the path that its address names: requests lose it before they are routed, redirects get it back. */
import type { FastifyInstance } from 'fastify';
import { basePathOf } from '../../schema/addresses/base-path.ts';
import { SERVER_PATHS } from '../../schema/addresses/own-addresses.ts';
import type { SiteRecord } from '../site-record.ts';

/** A hidden path, which is never found: addresses outside the site are routed there. */
const OUTSIDE = '/.outside';
const HOME_REDIRECT = '/.home-redirect';
const OWN: ReadonlySet<string> = new Set(Object.values(SERVER_PATHS));

/** Returns where a redirect leads as browsers see it: a path of the site with the path before it, or another address. */
export function withBasePath(to: string, { url }: Pick<SiteRecord, 'url'>): string {
  return to.startsWith('/') ? basePathOf(url) + to : to;
}

/**
 * Returns a function that removes the path from the target of a request; undefined for a site that has the whole host.
 */
export function stripBasePath({ url }: Pick<SiteRecord, 'url'>): ((target: string) => string) | undefined {
  const base = basePathOf(url);
  if (base === '') return undefined;
  return (target) => {
    if (target.startsWith(`${base}/`)) return target.slice(base.length);
    const [path = ''] = target.split('?', 1);
    if (path === '/' || path === base) return HOME_REDIRECT;
    return OWN.has(path) ? target : OUTSIDE + target;
  };
}

/** Adds redirects to the home page, from the root of the host and from the path without its slash. */
export function addHomeRedirect(app: FastifyInstance, record: Pick<SiteRecord, 'url'>): void {
  if (basePathOf(record.url) === '') return;
  app.get(HOME_REDIRECT, (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(withBasePath('/', record), 301),
  );
}
