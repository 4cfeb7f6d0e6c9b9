/** A page as it travels: in its HTML file, and in the browser once read from there. */
import type { SiteContext } from '../blocks/shared/site-context.ts';

/** A tag of the head that belongs to one page. */
export type HeadTag = { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** A block that lives on in the browser, with its data. */
export interface LivePart {
  type: string;
  block: unknown;
}

/** A stretch of a page: finished HTML, or a live block. */
export type PagePart = { html: string | TrustedHTML } | LivePart;

/** A page, ready to be shown. */
export interface Page {
  head: HeadTag[];
  parts: PagePart[];
  frame: SiteContext;
}

/** What an HTML file carries beside its HTML: the data of its live blocks, in their order. */
export interface PageData {
  frame: SiteContext;
  live: LivePart[];
  /** The address of the service worker, where the site wants one. */
  worker?: string | undefined;
}

/** The id of the tag that holds PageData. */
export const DATA_ID = 'page-data';

/** The attributes of the wrappers around a live block, and around finished HTML. */
export const LIVE_ATTRIBUTE = 'data-live';
export const STATIC_ATTRIBUTE = 'data-still';

/** The ids of the footer, and of the block behind the first view, where its author gave it none. */
export const FOOTER_ID = 'footer';
export const NEXT_ID = 'second-block';

/** The ids of the tags that hold the font faces, what is read when the page stands, and the page's styles. */
export const FONTS_ID = 'fonts';
export const LATE_ID = 'late';
export const STYLES_ID = 'styles';
