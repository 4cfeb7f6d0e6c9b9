/** Writes configurations that make other servers answer as ours does, from the site's record and server/http/headers.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOf } from '../../schema/addresses/base-path.ts';
import { HOST_FILES } from '../../schema/addresses/own-addresses.ts';
import { siteAddressFault } from '../../schema/addresses/web-address.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import { caddyfile } from './caddy.ts';
import { lookupsOf } from './lookups.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxConf } from './nginx.ts';

/** A hidden folder, which no server sends to visitors. */
export const HOSTING_FOLDER = '.hosting';

/**
 * Returns the texts of the configurations by their paths in the built folder. The author's own lines, from the public
 * folder, come first. There are none for a site that shares its host: what configures the host is not its own. Throws
 * where the site's address is invalid.
 */
export function hostingFiles(record: SiteRecord, publicFolder: string): Record<string, string> {
  if (siteAddressFault(record.url)) throw new Error(`${JSON.stringify(record.url)} is not the address of a site.`);
  if (basePathOf(record.url) !== '') return {};
  const lookups = lookupsOf(record);
  const { headers, redirects } = HOST_FILES;
  return {
    [headers]: ownLines(join(publicFolder, headers)) + headersFile(record, lookups),
    [redirects]: ownLines(join(publicFolder, redirects)) + redirectsFile(record, lookups),
    [`${HOSTING_FOLDER}/nginx.conf`]: nginxConf(lookups),
    [`${HOSTING_FOLDER}/Caddyfile`]: caddyfile(lookups),
  };
}

function ownLines(file: string): string {
  return existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n\n` : '';
}
