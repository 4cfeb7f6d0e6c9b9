/** What the build tells the server about a site, in a file of the built folder that is never served. */
export interface SiteRecord {
  /** A hash of everything the site was built from. */
  inputs: string;
  /** Files by path. */
  pages: Record<string, string>;
  /** Where old paths lead. */
  redirects: Record<string, string>;
  /** The paths of this host that forms post to. */
  calls: string[];
}

export const SITE_RECORD = '.waybill.json';
