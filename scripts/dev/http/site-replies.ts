/** Answers the addresses of the site: pages, endpoints, redirects, fonts and files. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Addresses } from '../../../server/http/addresses.ts';
import type { Styles } from '../../../builder/bundle/styles.ts';
import { sendPublicFile } from './files.ts';
import type { ShownSite } from '../manifest/shown-site.ts';

const NO_ENDPOINTS = JSON.stringify({
  status: 'error',
  message: 'The dev server takes no forms. Try them with npm start. Nothing was sent.',
});

/** What an answer depends on besides the request. */
export interface SiteState {
  /** The last valid site, if there was one. */
  site: ShownSite | undefined;
  publicFolder: string;
  styles: Styles;
  render(path: string): Promise<string>;
}

/** Answers a request for something of the site. Returns false, having sent nothing, if it is for something else. */
export async function answerFromSite(
  request: IncomingMessage,
  response: ServerResponse,
  { site, publicFolder, styles, render }: SiteState,
): Promise<boolean> {
  const [path = '/', query] = request.url!.split('?');
  const font = styles.fonts.get(path.replace('/assets/', ''));
  if (font) return respond(response, 200, 'font/woff2', font);
  if (!site) return sendPublicFile(publicFolder, path, response);
  if (Object.values(site.frame.endpoints).some(({ url }) => url === path)) {
    return respond(response, 501, 'application/json', NO_ENDPOINTS);
  }
  const found = addressesOf(site).find(path);
  if (found?.kind === 'redirect') {
    response.writeHead(301, { location: query === undefined ? found.to : `${found.to}?${query}` }).end();
    return true;
  }
  if (found) return respond(response, 200, 'text/html', await render(path));
  return sendPublicFile(publicFolder, path, response);
}

/** Sends a complete answer that browsers must not cache. */
export function respond(response: ServerResponse, status: number, type: string, body: string | Uint8Array): true {
  const contentType = type === 'text/html' ? 'text/html; charset=utf-8' : type;
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
  return true;
}

const addressesBySite = new WeakMap<ShownSite, Addresses>();

function addressesOf(site: ShownSite): Addresses {
  const addresses =
    addressesBySite.get(site) ??
    new Addresses({
      pages: Object.fromEntries(site.steps.map(({ path }) => [path, path])),
      redirects: Object.fromEntries(site.frame.redirects.map(({ from, to }) => [from, to])),
    });
  addressesBySite.set(site, addresses);
  return addresses;
}
