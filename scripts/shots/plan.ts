/** Plans which pictures to take, from the site and from the options. */
import { UnreadableError } from '../../schema/errors.ts';
import { didYouMean } from '../../manifest/words/suggest.ts';
import { SCHEMES } from '../cli/browser/schemes.ts';
import type { Scheme } from '../cli/browser/schemes.ts';
import { pathIn } from '../../schema/addresses/language-links.ts';
import type { Site } from '../../schema/types.ts';

/** An address at which a site shows its not-found page, unless it has a page there. */
export const NOT_FOUND = '/404';

/** The options of the command as they are written. */
export interface PlanOptions {
  routes?: string | undefined;
  widths: string;
  schemes: string;
  all: boolean;
}

export interface ShotPlan {
  paths: string[];
  widths: number[];
  schemes: Scheme[];
}

/** Makes the plan. Throws UnreadableError with a sentence about an option that cannot be used. */
export function makePlan(site: Site, { routes, widths, schemes, all }: PlanOptions): ShotPlan {
  return {
    paths: routes === undefined ? choosePaths(site, all) : split(routes).map((path) => checkPath(site, path)),
    widths: split(widths).map(readWidth),
    schemes: split(schemes).map(readScheme),
  };
}

/** Returns the file name of a picture, such as home-360-light.png. */
export function pictureFileName(path: string, width: number, scheme: Scheme): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--');
  return `${page}-${width}-${scheme}.png`;
}

/** Returns one page of each kind, the first of every sequence of block types, and the not-found page. */
function choosePaths({ routes }: Site, all: boolean): string[] {
  const kinds = new Set<string>();
  const chosen = routes.filter(({ blocks }) => {
    const kind = blocks.map(({ type }) => type).join();
    return all || (!kinds.has(kind) && kinds.add(kind));
  });
  return [...chosen.map(({ path }) => path), NOT_FOUND];
}

/** Returns a path that the site has, in any language. Throws UnreadableError where it has none. */
function checkPath({ routes, language, languages }: Site, path: string): string {
  const paths = [...routes.map((route) => route.path), NOT_FOUND];
  if (languages.some((tag) => paths.some((one) => pathIn(tag, language, one) === path))) return path;
  if (paths.includes(path)) return path;
  throw new UnreadableError(`The site has no page ${JSON.stringify(path)}. ${didYouMean(path, paths)}`.trim());
}

function readWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 100 && width <= 4000) return width;
  throw new UnreadableError(`${JSON.stringify(text)} is not a width. Give pixels from 100 to 4000: --widths 360,1440.`);
}

function readScheme(text: string): Scheme {
  const scheme = SCHEMES.find((one) => one === text);
  if (scheme) return scheme;
  throw new UnreadableError(`${JSON.stringify(text)} is not a colour scheme. There are: ${SCHEMES.join(', ')}.`);
}

function split(list: string): string[] {
  return list.split(',').map((item) => item.trim());
}
