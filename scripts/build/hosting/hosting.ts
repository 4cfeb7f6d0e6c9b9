/** Files that make other servers answer as ours does. All of them follow from the site's record and server/headers.ts. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRecord } from '../../../server/site-record.ts';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxConf } from './nginx.ts';

/** A hidden folder: no server here or elsewhere gives it to visitors. */
export const HOSTING_FOLDER = '.hosting';

/** Writes them into a built folder. Lines of the author's own, from the public folder, stand first. */
export function writeHosting(folder: string, record: SiteRecord): void {
  prepend(join(folder, '_headers'), headersFile(record));
  prepend(join(folder, '_redirects'), redirectsFile(record));
  mkdirSync(join(folder, HOSTING_FOLDER), { recursive: true });
  writeFileSync(join(folder, HOSTING_FOLDER, 'nginx.conf'), nginxConf(record));
  writeFileSync(join(folder, HOSTING_FOLDER, 'Caddyfile'), caddyfile(record));
}

function prepend(file: string, text: string): void {
  const own = existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n\n` : '';
  writeFileSync(file, own + text);
}
