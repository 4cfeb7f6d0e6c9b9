/** Reads a page back from its HTML: the document shown, or the text of one that was fetched. */
import { DATA_ID, MAIN_ID, STYLES_ID } from '../../schema/addresses/layout-ids.ts';
import { LIVE_ATTRIBUTE, MARKS } from '../page.ts';
import type { HeadTag, Page, PageData } from '../page.ts';
import { trust } from '../../blocks/shared/trust.ts';

/** A page with its styles. */
export interface ReadPage extends Page {
  styles: string;
  /**
   * Whether the page loads what only its own policy allows, so that the browser has to open it as a document; false for
   * a page that was opened so.
   */
  needsFullLoad: boolean;
}

/** Reads the page that a document of this site holds. Throws if the document is not a page. */
export function readPage(html: Document): ReadPage {
  const data = html.getElementById(DATA_ID)?.textContent;
  const main = html.getElementById(MAIN_ID);
  if (!data || !main) throw new Error('This document is not a page of the site.');
  const parts = [...main.children].filter((element) => !element.hasAttribute(LIVE_ATTRIBUTE));
  const styles = html.getElementById(STYLES_ID)?.textContent ?? '';
  const page = pageOf(
    data,
    html.head,
    parts.map(({ innerHTML }) => innerHTML),
    styles,
  );
  return { ...page, needsFullLoad: false };
}

/**
 * Reads the page that a file of this site holds. Its text is cut at the marks that the renderer has set: to parse it as a
 * document, and write its parts again for the page to parse, would take a weak phone longer than a tap. Throws if it is
 * none.
 */
export function readFile(html: string): ReadPage {
  // Without the styles, for which the parser would ask the policy of the page that is open, and that allows its own.
  const head = trust(between(html, '<head>', MARKS.fonts)) as string;
  return pageOf(
    between(html, MARKS.data, '</script>'),
    new DOMParser().parseFromString(head, 'text/html').head,
    html
      .split(MARKS.partStart)
      .slice(1)
      .map((text) => text.slice(0, text.indexOf(MARKS.partEnd))),
    between(html, MARKS.styles, '</style>'),
  );
}

/** Assembles a page; `html` are its static parts in their order. */
function pageOf(data: string, head: HTMLHeadElement, html: string[], styles: string): ReadPage {
  const { site, live, needsFullLoad = false } = JSON.parse(data) as PageData;
  const parts: Page['parts'] = html.map((text) => ({ html: trust(text) }));
  for (const { at, ...part } of live) parts.splice(at, 0, part);
  return { head: readHead(head), parts, site, styles, needsFullLoad };
}

function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  const to = html.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error('This file is not a page of the site.');
  return html.slice(from + start.length, to);
}

const PAGE_TAGS = 'title,link[rel=canonical],meta[property],meta[name]:not([name=viewport],[name=theme-color])';

function readHead(head: HTMLHeadElement): HeadTag[] {
  return [...head.querySelectorAll(PAGE_TAGS)].map((element): HeadTag => {
    if (element.localName === 'title') return { tag: 'title', text: element.textContent };
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    return { tag: element.localName as 'meta' | 'link', attributes };
  });
}
