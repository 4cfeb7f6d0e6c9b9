import { createContext, use } from 'react';
import type { Endpoints, Labels } from '../../schema/types.ts';

/** One step of the trail of links above a page's heading. */
export interface Crumb {
  label: string;
  to: string;
}

/** The words that a page itself needs: those of the page without a network are in the service worker. */
export type PageLabels = Omit<Labels, 'offline' | 'offlineTitle'>;

/** What the site gives to every block of a page. */
export interface SiteContext {
  /** The language of the texts, for dates as people write them. */
  language: string;
  labels: PageLabels;
  endpoints: Endpoints;
  /** From the home page to this one; empty on the home page. */
  trail: Crumb[];
}

export const SiteContextProvider = createContext<SiteContext | undefined>(undefined);

/** The site's words and calls, for a block that needs them. */
export function useSiteContext(): SiteContext {
  const frame = use(SiteContextProvider);
  if (!frame) throw new Error('A block was rendered outside a page.');
  return frame;
}
