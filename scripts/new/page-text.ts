/** Makes a new page. */
import { load } from 'js-yaml';
import { blockTypes } from '../../schema/schemas.ts';
import { didYouMean } from '../../manifest/words/suggest.ts';
import { UnreadableError } from '../../schema/errors.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { Site } from '../../schema/types.ts';
import { exampleLines } from '../reference/example-text.ts';

/** The options that the author may give. */
export type PageOptions = Partial<Record<'name' | 'title' | 'description' | 'blocks' | 'parent', string>>;

/** What a page takes from its site: the name of the brand, and where forms are sent. */
export type PageSite = Pick<Site, 'brand' | 'endpoints'>;

const BEST_TITLE = 60;
const BEST_DESCRIPTION = 160;

/** Returns a page that passes the check. Throws UnreadableError for an unknown block type. */
export function makePage(path: string, given: PageOptions, site: PageSite): Tree {
  const name = given.name ?? nameOf(path);
  return {
    path,
    name,
    ...(given.parent === undefined ? {} : { parent: given.parent }),
    meta: {
      title: given.title ?? pageTitle(name, site.brand.name),
      description: given.description ?? descriptionOf(name, site.brand.name),
    },
    blocks: readTypes(given.blocks).map((type) => makeBlock(type, name, site)),
  };
}

/** /services/boat-hire → Boat hire */
function nameOf(path: string): string {
  const words = path
    .split('/')
    .at(-1)!
    .replaceAll(/[-._~]+/g, ' ')
    .trim();
  return words === '' ? 'Home' : words[0]!.toUpperCase() + words.slice(1);
}

/** Returns the title of a page, with the brand where there is space for it. */
export function pageTitle(name: string, brand: string): string {
  const long = `${name} – ${brand}`;
  return long.length <= BEST_TITLE ? long : name;
}

/** `check --launch` finds "TODO", so that this is not published by mistake. */
function descriptionOf(name: string, brand: string): string {
  const rest = 'for whom, and how to go on from here, in one or two sentences.';
  const whole = `TODO: say what ${name} at ${brand} is, ${rest}`;
  return whole.length <= BEST_DESCRIPTION ? whole : `TODO: say what this page is about, ${rest}`;
}

/** Returns the block types of a page; a hero comes first, whether it was named or not. */
function readTypes(list = 'longtext'): string[] {
  const known = blockTypes().filter((type) => type !== 'shared');
  const types = list
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '' && type !== 'hero');
  const unknown = types.find((type) => !known.includes(type));
  if (unknown === undefined) return ['hero', ...types];
  const hint = didYouMean(unknown, known) || `There are: ${known.join(', ')}.`;
  throw new UnreadableError(`There is no block type ${JSON.stringify(unknown)}. ${hint}`);
}

/** Returns the simplest example of a block. A hero has the page's name; a form posts to an endpoint of this site. */
function makeBlock(type: string, name: string, site: PageSite): Tree {
  const block = load(exampleLines(type, 0).join('\n')) as Tree;
  if (type === 'hero') return { ...block, heading: name };
  if (type !== 'form') return block;
  const [endpoint] = Object.entries(site.endpoints).find(([, { answer }]) => answer === 'message') ?? [];
  return endpoint === undefined ? block : { ...block, endpoint };
}
