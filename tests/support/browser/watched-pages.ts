import { inject } from 'vitest';
import type { Route, Site } from '../../../schema/types.ts';
import { site } from '../sites/manifest.ts';

/**
 * The routes that the slow looks go through: in CI and with THOROUGH=1 all, at a desk the first and the last of each shape, since pages of
 * the same blocks break together.
 */
export function lookedAt({ routes }: Site): Route[] {
  if (process.env['CI'] || process.env['THOROUGH']) return routes;
  const shapes = Map.groupBy(routes, ({ blocks }) => blocks.map(({ type }) => type).join());
  const shown = new Set([...shapes.values()].flatMap((alike) => [alike[0], alike.at(-1)]));
  return routes.filter((route) => shown.has(route));
}

/** Returns pages of the site that is served for all tests, by their paths. */
export const pagesOn = (paths: string[]) => paths.map((path) => ({ title: path, url: inject('siteUrl') + path }));

/** Returns all its pages, and the one for unknown addresses. */
export const pagesOfSite = () => pagesOn([...site.routes.map(({ path }) => path), '/no/such-page']);
