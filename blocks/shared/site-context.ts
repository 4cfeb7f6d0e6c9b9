import { createContext, use } from 'react';
import type { Endpoints, Labels, SiteWithoutRoutes } from '../../schema/types.ts';
import type { FormLabel } from '../form/prepare.ts';

/** One of the links above a page's heading. */
export interface Breadcrumb {
  label: string;
  to: string;
}

/** The names of labels that only static blocks show: they are in the HTML of a page, and no script needs them. */
export const STATIC_LABELS = [
  'inThisLanguage',
  'largePicture',
  'previousPicture',
  'nextPicture',
  'pictureCount',
  'best',
  'yes',
  'no',
  'closed',
  'allDay',
  'openNow',
  'openUntil',
  'closedNow',
  'closedUntil',
  'specialHours',
  'playVideo',
  'fromHost',
  'profileOn',
  'qrCode',
  'contents',
  'announcement',
  'until',
  'showMap',
  'planRoute',
  'nothingListed',
  'listPages',
  'pageOf',
  'previous',
  'next',
  'related',
  'tags',
  'by',
  'updated',
  'search',
  'searchCount',
  'searchNone',
  'searchFailed',
  'allPages',
  'place',
  'straightLine',
  'durationMinutes',
  'durationHours',
  'durationBoth',
  'journeyUpTo',
  'journeyFarther',
  'journeyFrom',
  'journeyTo',
  'journeyShow',
  'journeyLine',
  'journeyTime',
  'journeySame',
  'journeyTooFar',
] as const satisfies (keyof Labels)[];
export type StaticLabels = Pick<Labels, (typeof STATIC_LABELS)[number]>;

/** The labels that a page's scripts need, too; those of the offline page are in the service worker. */
export type PageLabels = Omit<Labels, 'offline' | 'offlineTitle' | keyof StaticLabels | FormLabel>;

/** When the company of a site can be reached. */
export type SiteHours = Pick<SiteWithoutRoutes, 'openingHours' | 'specialHours' | 'timeZone'>;

/** A word that leads somewhere, if there is a page about it. */
export interface NamedLink {
  name: string;
  to?: string | undefined;
}

/** What the first block of a page in a collection says about it. */
export interface Byline {
  date?: string | undefined;
  /** The day of its last change, if that is another. */
  modified?: string | undefined;
  authors: NamedLink[];
  tags: NamedLink[];
  /** That the page is held back: only the dev server shows it then. */
  note?: string;
}

/** What every block of a page can use. */
export interface SiteContext {
  /** The language of the texts, for formatting dates. */
  language: string;
  labels: PageLabels;
  /** Only while static blocks are rendered. */
  staticLabels?: StaticLabels;
  /** Only while static blocks are rendered. */
  hours?: SiteHours;
  /** The site's public address. Only while static blocks are rendered. */
  url?: string;
  /** The site's profiles at other services. Only while static blocks are rendered. */
  social?: string[] | undefined;
  endpoints: Endpoints;
  /** The breadcrumbs, from the home page to this one; empty on the home page. The data of each page has this field, so its name stays. */
  breadcrumbs: Breadcrumb[];
  /** The page that a search leads to, while static blocks of a site with a search are rendered. */
  searchPage?: string | undefined;
  /** The path of the texts that a search loads. Only while static blocks are rendered. */
  searchFile?: string;
  /** Only while the static blocks of a page in a collection are rendered. */
  byline?: Byline | undefined;
}

export const SiteContextProvider = createContext<SiteContext | undefined>(undefined);

/** Returns the site context; throws outside a page. */
export function useSiteContext(): SiteContext {
  const context = use(SiteContextProvider);
  if (!context) throw new Error('A block was rendered outside a page.');
  return context;
}

/** Returns the labels of static blocks; throws in a live block, which renders in the browser, too. */
export function useStaticLabels(): StaticLabels {
  const { staticLabels } = useSiteContext();
  if (!staticLabels) throw new Error('A live block asked for labels that pages do not send to the browser.');
  return staticLabels;
}
