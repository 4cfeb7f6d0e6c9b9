/** Finds the address of a page in each language of a site. */
import type { Tree } from '../values/tree.ts';

/** A language of a site, and the paths of the pages that are in it, as the site's own language has them. */
export interface LanguagePages {
  tag: string;
  paths: ReadonlySet<string>;
}

/** The languages of a site, its own first, and which of them some pages are in. */
export interface LanguageSet {
  current: string;
  all: LanguagePages[];
}

/** A page in another language, or in its own. */
export interface Alternate {
  tag: string;
  path: string;
}

/** Returns the tags of the languages that a site is translated into; its own may be among those that the manifest lists. */
export function languagesOf({ language, languages }: Tree): string[] {
  if (!Array.isArray(languages)) return [];
  return languages.filter((tag): tag is string => typeof tag === 'string' && tag !== language);
}

/** Returns the path of a page in a language: those of the site's own language are at the root, others below their tag. */
export function pathIn(tag: string, own: string, path: string): string {
  if (tag === own) return path;
  return path === '/' ? `/${tag}` : `/${tag}${path}`;
}

/** Returns the path that an address in one of some languages has in the site's own; undefined where it is in none of them. */
export function withoutLanguage(address: string, tags: readonly string[]): string | undefined {
  const tag = tags.find((one) => address === `/${one}` || address.startsWith(`/${one}/`));
  return tag === undefined ? undefined : address.slice(tag.length + 1) || '/';
}

/** Returns a page in every language that it is in, the site's own first; `path` is that of the page in the current one. */
export function alternatesOf({ current, all }: LanguageSet, path: string): Alternate[] {
  const own = all[0]!.tag;
  const source = current === own ? path : path.slice(current.length + 1) || '/';
  return all.filter(({ paths }) => paths.has(source)).map(({ tag }) => ({ tag, path: pathIn(tag, own, source) }));
}

/** Returns a path in the current language. */
export function currentPath({ current, all }: LanguageSet, path: string): string {
  return pathIn(current, all[0]!.tag, path);
}

/** The names by their tags: every page names all languages, and looking a name up takes long. */
const names = new Map<string, string>();

/** Returns the name of a language in itself: हिन्दी. */
export function nameOfLanguage(tag: string): string {
  const name = names.get(tag) ?? new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  names.set(tag, name);
  return name;
}
