/** Reads a page back from its HTML: the document shown, or one that was fetched. */
import { DATA_ID, LIVE_ATTRIBUTE, STYLES_ID } from '../page.ts';
import type { HeadTag, Page, PageData } from '../page.ts';
import { trust } from '../../blocks/shared/trust.ts';

/** A page with its styles. */
export interface ReadPage extends Page {
  styles: string;
}

/** The page that a document of this site holds. Throws if it is none. */
export function readPage(html: Document): ReadPage {
  const data = html.getElementById(DATA_ID)?.textContent;
  const main = html.getElementById('main');
  if (!data || !main) throw new Error('This document is no page of the site.');
  const { frame, live } = JSON.parse(data) as PageData;
  const waiting = [...live];
  const parts = [...main.children].map((element) =>
    element.hasAttribute(LIVE_ATTRIBUTE) ? waiting.shift()! : { html: trust(element.innerHTML) },
  );
  return { head: readHead(html.head), parts, frame, styles: html.getElementById(STYLES_ID)?.textContent ?? '' };
}

const PAGE_TAGS = 'title,link[rel=canonical],meta[property],meta[name]:not([name=viewport],[name=theme-color])';

function readHead(head: HTMLHeadElement): HeadTag[] {
  return [...head.querySelectorAll(PAGE_TAGS)].map((element): HeadTag => {
    if (element.localName === 'title') return { tag: 'title', text: element.textContent };
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    return { tag: element.localName as 'meta' | 'link', attributes };
  });
}
