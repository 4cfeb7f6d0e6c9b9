/** Defines a page as the renderer writes it and as the browser reads it back from its HTML file. */
import { DATA_ID, FONTS_ID, STYLES_ID } from '../schema/addresses/layout-ids.ts';
import type { PageAnalytics } from './analytics/analytics.ts';
import type { Byline, SiteContext } from '../blocks/shared/site-context.ts';
import type { Route } from '../schema/types.ts';

/** A tag of the head that belongs to one page. */
export type HeadTag = { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** A link of the head to another address, such as that of a feed. */
export interface HeadLink {
  rel: string;
  href: string;
  type?: string;
  title?: string;
}

/** A route with what lists add to it. */
export interface PreparedRoute extends Route {
  links?: HeadLink[];
  byline?: Byline;
  /** A further page of a list. */
  isFurtherPage?: true;
}

/** A block that React hydrates in the browser, with its data. */
export interface LiveBlock {
  type: string;
  block: unknown;
}

/** A part of a page: finished HTML, or a live block. */
export type PagePart = { html: string | TrustedHTML } | LiveBlock;

/** A page that is ready to be rendered. */
export interface Page {
  head: HeadTag[];
  parts: PagePart[];
  site: SiteContext;
}

/** The JSON in an HTML file: its live blocks, each with its index among the parts of the page. */
export interface PageData {
  site: SiteContext;
  live: (LiveBlock & { at: number })[];
  /** The address of the service worker, if the site has one. */
  worker?: string | undefined;
  /** Whether the page needs a full page load, as it may load what others may not. */
  needsFullLoad?: boolean;
  /** How page views are counted, if they are. */
  analytics?: PageAnalytics | undefined;
}

/** The attribute of the wrapper around a live block. */
export const LIVE_ATTRIBUTE = 'data-live';

/** Delimiters in an HTML file, by which a script finds its parts without parsing it. */
export const MARKS = {
  data: `<script id="${DATA_ID}" type="application/json">`,
  fonts: `<style id="${FONTS_ID}">`,
  styles: `<style id="${STYLES_ID}">`,
  /** Around the finished HTML of each part. */
  partStart: '<!--[-->',
  partEnd: '<!--]-->',
};
