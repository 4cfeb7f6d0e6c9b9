/** Extracts from a finished page the texts that a search needs. */
import type { SearchPage } from '../../../blocks/search/engine/search-page.ts';
import type { PreparedRoute } from '../../../renderer/page.ts';
import { NEXT_ID } from '../../../schema/addresses/layout-ids.ts';
import type { SiteSearch } from '../../../schema/types.ts';
import { decodeReferences } from '../../../schema/values/html.ts';

type Section = SearchPage['sections'][number];

/** The renderer writes every < and > of a text and of an attribute as a reference, so that each one here is of a tag. */
const TOKEN = /<!--.*?-->|<(\/?)([a-z][a-z\d-]*)([^>]*)>|[^<]+/gs;
/** What says nothing about the page itself: links to others, forms, and what is no text. */
const LEFT_OUT = new Set(['aside', 'button', 'dialog', 'form', 'nav', 'script', 'style', 'svg', 'template']);
/** Texts only for the eyes or only for screen readers, lists of pages, bylines, and links to other pages. */
const LEFT_OUT_ATTRIBUTE = / aria-hidden="true"| class="(?:[^"]* )?(?:hidden|posts|byline|actions|more)[ "]/;
const HEADING = /^h[1-4]$/;
const INLINE = new Set('a abbr b bdi code em i mark s small span strong sub sup time u wbr'.split(' '));

/** The indexes in a section of its heading and its text; an anchor is before them. */
const [HEADING_TEXT, TEXT] = [1, 2] as const;
/** Where a text belongs: to the title of the page, or at an index of a section. */
type Field = 'title' | typeof HEADING_TEXT | typeof TEXT;

/**
 * Returns the texts of a page by its headings. Undefined for pages that a search does not list: those hidden from
 * search engines, further pages of a list, and the page of the search.
 */
export function searchTextsOf(
  { path, meta, isFurtherPage }: Pick<PreparedRoute, 'path' | 'meta' | 'isFurtherPage'>,
  html: string,
  { page }: SiteSearch,
): SearchPage | undefined {
  if (meta.robots.startsWith('noindex') || isFurtherPage || path === page) return undefined;
  const sections: Section[] = [['', '', '']];
  let title = '';
  let field: Field = TEXT;
  let anchor = '';
  let skipped: { name: string; depth: number } | undefined;
  let isAfterEnd = false;
  for (const [token, end, name, attributes] of mainOf(html).matchAll(TOKEN)) {
    const isBetween = isAfterEnd && end === ''; // two elements side by side are not one word
    isAfterEnd = end === '/';
    if (skipped) {
      if (name === skipped.name) skipped.depth += end === '' ? 1 : -1;
      if (skipped.depth === 0) skipped = undefined;
    } else if (name === undefined) {
      if (token.startsWith('<')) continue;
      if (field === 'title') title += token;
      else sections.at(-1)![field] += token;
    } else if (end === '' && (LEFT_OUT.has(name) || LEFT_OUT_ATTRIBUTE.test(attributes!))) {
      skipped = { name, depth: 1 };
    } else {
      if (name === 'section') {
        anchor = idIn(attributes!);
        if (sections.at(-1)!.join('').trim() === '') sections.pop();
        sections.push([anchor, '', '']);
      }
      if (HEADING.test(name)) {
        field = end !== '' ? TEXT : name === 'h1' ? 'title' : HEADING_TEXT;
        if (field === HEADING_TEXT) sections.push([idIn(attributes!) || anchor, '', '']);
      } else if (field === TEXT && (isBetween || !INLINE.has(name))) sections.at(-1)![TEXT] += ' ';
    }
  }
  return {
    path,
    title: plain(title) || meta.title,
    description: meta.description,
    sections: sections
      .map(([id, heading, text]): Section => [id, plain(heading), plain(text)])
      .filter(([, heading, text], index) => index === 0 || heading + text !== ''),
  };
}

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

function idIn(attributes: string): string {
  const id = / id="([^"]*)"/.exec(attributes)?.[1];
  return id === undefined || id === NEXT_ID ? '' : plain(id);
}

function plain(text: string): string {
  return decodeReferences(text.replaceAll(/\s+/g, ' ').trim());
}
