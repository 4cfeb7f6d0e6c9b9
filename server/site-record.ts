/** What the build tells the server about a site, in a file of the built folder that is never served. */
export interface SiteRecord {
  /** A hash of everything the site was built from. */
  inputs: string;
  /** The site's own address. */
  url: string;
  /** Files by path. */
  pages: Record<string, string>;
  /** Where old paths lead. */
  redirects: Record<string, string>;
  /** The paths of this host that forms post to. */
  calls: string[];
  /** The other hosts that forms post to. */
  callOrigins: string[];
  /** Whether a form hands its visitors on to the payment gateway. */
  paysAtGateway: boolean;
  /** The other hosts that pictures come from. */
  imageHosts: string[];
  /** What stands inline in each page, by file. */
  inline: Record<string, InlineHashes>;
}

/** What a page's policy must allow by name, since nothing inline is allowed as such: 'sha256-…'. */
export interface InlineHashes {
  styles: string[];
  scripts: string[];
}

export const SITE_RECORD = '.waybill.json';
/** The page that an unknown address gets. */
export const NOT_FOUND_FILE = '404.html';
