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

/** Reads the author's own lines of a configuration, which come first in it, from the public folder. */
export function readOwnLines(publicFolder: string): Record<keyof typeof HOST_FILES, string> {
  const read = (file: string) => (existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n\n` : '');
  return {
    headers: read(join(publicFolder, HOST_FILES.headers)),
    redirects: read(join(publicFolder, HOST_FILES.redirects)),
  };
}

/**
 * Returns the texts of the configurations by their paths in the built folder. There are none for a site that shares its
 * host: what configures the host is not its own. Throws where the site's address is invalid.
 */
export function hostingFiles(record: SiteRecord, publicFolder: string): Record<string, string> {
  if (siteAddressFault(record.url)) throw new Error(`${JSON.stringify(record.url)} is not the address of a site.`);
  if (basePathOf(record.url) !== '') return {};
  const [lookups, own] = [lookupsOf(record), readOwnLines(publicFolder)];
  const { headers, redirects } = HOST_FILES;
  return {
    [headers]: own.headers + headersFile(record, lookups),
    [redirects]: own.redirects + redirectsFile(record, lookups),
    [`${HOSTING_FOLDER}/nginx.conf`]: nginxConf(lookups),
    [`${HOSTING_FOLDER}/Caddyfile`]: caddyfile(lookups),
  };
}
