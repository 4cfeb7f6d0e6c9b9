/**
 * The addresses that a built site has besides its pages. Code that registers or writes one takes its name from here,
 * and the check keeps pages, redirects and endpoints away from all of them.
 */

import { OFFERS_FILE } from './layout-ids.ts';

/** The paths of the server's own status endpoints. */
export const SERVER_PATHS = { health: '/healthz', ready: '/readyz', metrics: '/metrics' } as const;

/** Returns the file of a page: flat files, which every host serves without their extension. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The folder of scripts, styles, fonts and smaller pictures. */
export const ASSETS = 'assets';
/** The page that an unknown address gets. */
export const NOT_FOUND_FILE = '404.html';
/** The script that keeps pages for visitors without a network. */
export const WORKER_FILE = 'service-worker.js';
/** What Netlify and Cloudflare Pages read. */
export const HOST_FILES = { headers: '_headers', redirects: '_redirects' } as const;
/** Made from the logo, unless the public folder holds them. */
export const ICON_FILES = {
  ico: 'favicon.ico',
  svg: 'favicon.svg',
  touch: 'apple-touch-icon.png',
  manifest: 'site.webmanifest',
} as const;
/** The texts of a site that is searched. */
export const SEARCH_FILE = 'search-texts.json';
/** What visitors save in their address book. */
export const CARD_FILE = 'contact-card.vcf';
export const ROBOTS_FILE = 'robots.txt';
export const SITEMAP_FILE = 'sitemap.xml';
/** Returns a part of the sitemap of a large site. */
export const sitemapPart = (number: number) => `sitemap-${number}.xml`;
const SITEMAP_PART = /^sitemap-\d+\.xml$/;

/** Files that the build writes whatever the public folder holds; a file of one of these names would be lost. */
const WRITTEN: ReadonlySet<string> = new Set([
  NOT_FOUND_FILE,
  WORKER_FILE,
  ROBOTS_FILE,
  SITEMAP_FILE,
  SEARCH_FILE,
  OFFERS_FILE,
  CARD_FILE,
]);

/** Every file at the root that the build writes, and every folder that it makes. */
export const OWN_FILES: readonly string[] = [...WRITTEN, ...Object.values(HOST_FILES)];
export const OWN_FOLDERS: readonly string[] = [ASSETS, `${ASSETS}/icons`, `${ASSETS}/previews`];

const FIRST_STEPS: ReadonlySet<string> = new Set([...OWN_FILES, ...Object.values(ICON_FILES), ASSETS]);

/** Returns whether the site needs an address itself, or something below it. */
export function isOwnAddress(path: string): boolean {
  const lower = path.toLowerCase();
  if (Object.values(SERVER_PATHS).some((own) => lower === own || lower.startsWith(`${own}/`))) return true;
  const first = lower.split('/')[1]!;
  return FIRST_STEPS.has(first) || SITEMAP_PART.test(first);
}

/** Returns whether the build writes a file of this name itself, in place of one of the public folder. */
export function isOwnFile(file: string): boolean {
  return WRITTEN.has(file) || SITEMAP_PART.test(file);
}

/** The addresses of an endpoint; those of a payment also say where the gateway sends visitors back. */
export interface EndpointAddresses {
  url: string;
  successUrl?: string | undefined;
  failureUrl?: string | undefined;
  resultUrl?: string | undefined;
}

/** Returns where the gateway's own server reports a payment, beside the address that visitors come back to. */
export const webhookPath = (path: string) => `${path}/webhook`;

/** Returns the path of the page with a payment's result, unless the manifest names another. */
export const resultPath = (successUrl: string) => `${successUrl}/result`;

/** Returns every path at which our server answers for an endpoint, with the field that it comes from. What lies on another host is left out. */
export function pathsOfEndpoint({ url, successUrl, failureUrl, resultUrl }: EndpointAddresses): OwnPath[] {
  const back = [
    { path: successUrl, field: 'successUrl' },
    { path: failureUrl === successUrl ? undefined : failureUrl, field: 'failureUrl' },
  ];
  const webhooks = back.map(({ path, field }) => ({ path: path && webhookPath(path), field }));
  const result =
    resultUrl === undefined
      ? { path: successUrl && resultPath(successUrl), field: 'successUrl' }
      : { path: resultUrl, field: 'resultUrl' };
  const all = [{ path: url, field: 'url' }, ...back, result, ...webhooks];
  return all.filter((one): one is OwnPath => one.path?.startsWith('/') ?? false);
}

export interface OwnPath {
  path: string;
  field: keyof EndpointAddresses;
}

/** Matches paths that name a file, or are another spelling of the page above. */
const FILE_NAMES = /\.(?:html|json)(?:\/|$)|\/index$|^\/404$/i;
/** Matches the end of paths that other servers give to pages; some would run them as a program. */
const PAGE_FILES = /(?:\/(?:index|default))?\.(?:x?html?|php\d?|aspx?|jsp|cgi|cfm)$|\/index$/i;

/** Returns the path of the page that a path with the end of a file means: /prices.html is /prices. */
export function pageOfFile(path: string): string {
  return path.replace(PAGE_FILES, '') || '/';
}

/** Returns whether a path may be that of a page, as far as the site itself is concerned. */
export function isFreePath(path: string): boolean {
  return !isOwnAddress(path) && !FILE_NAMES.test(path) && !PAGE_FILES.test(path);
}
