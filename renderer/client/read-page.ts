/** Reads a page back from its HTML: the document shown, or the text of one that was fetched. */
import { DATA_ID, LIVE_ATTRIBUTE, STATIC_ATTRIBUTE, STYLES_ID } from '../page.ts';
import type { HeadTag, Page, PageData, PagePart } from '../page.ts';
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

/**
 * The page that a file of this site holds. Its text is cut where the renderer has set marks: to parse it as a document,
 * and write its parts again for the page to parse, would take a weak phone longer than a tap. Throws if it is none.
 */
export function readFile(html: string): ReadPage {
  const { frame, live } = JSON.parse(between(html, `id="${DATA_ID}">`, '</script>')) as PageData;
  const waiting = [...live];
  const parts = between(html, '<main ', '</main>')
    .split(PART)
    .slice(1)
    .map((text): PagePart =>
      text.startsWith(STILL) ? { html: trust(text.slice(STILL.length, -END.length)) } : waiting.shift()!,
    );
  // Without the styles, of which the parser would ask the policy of the page that is open, and that allows its own.
  const head = new DOMParser().parseFromString(trust(between(html, '<head>', '<style')) as string, 'text/html').head;
  return { head: readHead(head), parts, frame, styles: between(html, `<style id="${STYLES_ID}">`, '</style>') };
}

const STILL = `<div ${STATIC_ATTRIBUTE}="">`;
const PART = new RegExp(`(?=<div (?:${STATIC_ATTRIBUTE}|${LIVE_ATTRIBUTE})=)`);
const END = '</div>';

function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  const to = html.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error('This file is no page of the site.');
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
