/** Looks into the pages of site.yaml, as they are once they have been resolved. */
import type { BlockByType, PageBlock, Route } from '../../schema/types.ts';
import { site } from './manifest.ts';

/** The page of a path. */
export function route(path: string): Route {
  const found = site.routes.find((one) => one.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
}

/** A page's blocks of one type. */
export const blocks = <T extends PageBlock['type']>(path: string, type: T): BlockByType[T][] =>
  route(path).blocks.filter((block): block is BlockByType[T] => block.type === type);

/** A page's main heading. */
export const heading = (path: string): string => blocks(path, 'hero')[0]!.heading;

/** The figures of a page: "24/7 Emergency Response". */
export const stats = (path: string): string[] =>
  blocks(path, 'stats')[0]!.items.map(({ number, label }) => `${number} ${label}`);

/** The titles of each group of cards on a page. */
export const titles = (path: string): string[][] =>
  blocks(path, 'cards').map(({ items }) => items.map(({ title }) => title));

/** All that a page's blocks hold, for a look whether something is there. */
export const textOf = (path: string): string => JSON.stringify(route(path).blocks);
