/** Marks links to untranslated pages with those pages' language. */
import { nameOfLanguage } from '../../schema/addresses/language-links.ts';
import type { LanguageSet } from '../../schema/addresses/language-links.ts';

/** A link within the site that does not say its language yet. */
const LINK = /<a (?![^>]*hreflang=)(?=[^>]*href="(\/[^"?#]*))/gi;

/** Returns the HTML of a page with the language of each link that leads out of its own. */
export function withForeignLinks(html: string, { current, all }: LanguageSet): string {
  const [own] = all as [LanguageSet['all'][0]];
  if (current === own.tag) return html;
  const mark = `<a hreflang="${own.tag}" title="${nameOfLanguage(own.tag)}" `;
  return html.replace(LINK, (tag, path: string) => (own.paths.has(path) ? mark : tag));
}
