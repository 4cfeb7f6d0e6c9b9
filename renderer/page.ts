/** A page on its way: what its HTML file holds, and what the browser reads back from it. */
import { DATA_ID, FONTS_ID, STYLES_ID } from '../schema/addresses/layout-ids.ts';
import type { SiteContext } from '../blocks/shared/site-context.ts';

/** A tag of the head that belongs to one page. */
export type HeadTag = { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** A block that is rendered in the browser too, with its data. */
export interface LivePart {
  type: string;
  block: unknown;
}

/** A part of a page: finished HTML, or a live block. */
export type PagePart = { html: string | TrustedHTML } | LivePart;

/** A page, ready to be shown. */
export interface Page {
  head: HeadTag[];
  parts: PagePart[];
  site: SiteContext;
}

/** What an HTML file carries as JSON: the data of its live blocks, each with its index among the parts of the page. */
export interface PageData {
  site: SiteContext;
  live: (LivePart & { at: number })[];
  /** The address of the service worker, where the site wants one. */
  worker?: string | undefined;
}

/** The attribute of the wrapper around a live block. */
export const LIVE_ATTRIBUTE = 'data-live';

/** Marks in a page's file, by which a script finds its parts without parsing it. */
export const MARKS = {
  data: `<script id="${DATA_ID}" type="application/json">`,
  fonts: `<style id="${FONTS_ID}">`,
  styles: `<style id="${STYLES_ID}">`,
  /** Around the finished HTML of each part. */
  partStart: '<!--[-->',
  partEnd: '<!--]-->',
};
