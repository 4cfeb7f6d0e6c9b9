import { createContext, use } from 'react';
import type { Endpoints, Labels } from '../../schema/types.ts';

/** One step of the trail of links above a page's heading. */
export interface Crumb {
  label: string;
  to: string;
}

/** The labels that a page needs; those of the offline page are in the service worker. */
export type PageLabels = Omit<Labels, 'offline' | 'offlineTitle'>;

/** What every block of a page can use. */
export interface SiteContext {
  /** The language of the texts, for formatting dates. */
  language: string;
  labels: PageLabels;
  endpoints: Endpoints;
  /** From the home page to this one; empty on the home page. */
  trail: Crumb[];
}

export const SiteContextProvider = createContext<SiteContext | undefined>(undefined);

/** Returns the site context; throws outside a page. */
export function useSiteContext(): SiteContext {
  const context = use(SiteContextProvider);
  if (!context) throw new Error('A block was rendered outside a page.');
  return context;
}
