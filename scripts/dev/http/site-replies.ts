/** Answers the addresses of the site: pages, form endpoints, redirects, fonts and files. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contactCard } from '../../../builder/assets/contact-card.ts';
import { redirectsOf } from '../../../schema/addresses/list-addresses.ts';
import { CARD_FILE, SEARCH_FILE } from '../../../schema/addresses/own-addresses.ts';
import { Addresses } from '../../../server/http/addresses.ts';
import { mediaType } from '../../../server/files/media-types.ts';
import { sendPublicFile } from './files.ts';
import { respond } from './respond.ts';
import type { ShownSite } from '../manifest/shown-site.ts';
import type { DevState } from '../pages.ts';

const FORMS_NOT_ANSWERED = JSON.stringify({
  status: 'error',
  message: 'The dev server takes no forms. Try them with npm start. Nothing was sent.',
});

/** Answers a request for something of the site. Returns whether it was one. */
export async function answerFromSite(
  request: IncomingMessage,
  response: ServerResponse,
  { site, publicFolder, styles }: DevState,
  make: {
    page: (path: string) => Promise<string>;
    isTranslated: (path: string) => boolean;
    searchTexts: () => Promise<string>;
  },
): Promise<boolean> {
  const [path = '/', query] = request.url!.split('?');
  const font = styles.fonts.get(path.replace('/assets/', ''));
  if (font) return respond(response, 200, 'font/woff2', font);
  if (!site) return sendPublicFile(publicFolder, path, response);
  if (Object.values(site.site.endpoints).some(({ url }) => url === path)) {
    return respond(response, 501, 'application/json', FORMS_NOT_ANSWERED);
  }
  if (path === `/${SEARCH_FILE}` && site.site.search)
    return respond(response, 200, 'application/json', await make.searchTexts());
  if (path === `/${CARD_FILE}` && site.site.contactCard)
    return respond(response, 200, mediaType(path), contactCard(site.site));
  const found = addressesOf(site).find(path);
  if (found?.kind === 'redirect') {
    response.writeHead(301, { location: query === undefined ? found.to : `${found.to}?${query}` }).end();
    return true;
  }
  if (found || make.isTranslated(path)) return respond(response, 200, 'text/html', await make.page(path));
  return sendPublicFile(publicFolder, path, response);
}

const addressesBySite = new WeakMap<ShownSite, Addresses>();

function addressesOf(site: ShownSite): Addresses {
  const addresses =
    addressesBySite.get(site) ??
    new Addresses({
      pages: Object.fromEntries(site.breadcrumbRoutes.map(({ path }) => [path, path])),
      redirects: redirectsOf(site.site),
    });
  addressesBySite.set(site, addresses);
  return addresses;
}
