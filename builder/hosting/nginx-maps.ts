/** Writes the maps of nginx: for each request the intended address, its file and its headers. */
import { hasQueryOrFragment } from '../../server/http/addresses.ts';
import { IMMUTABLE, REVALIDATED } from '../../server/files/files.ts';
import { HSTS, UPGRADE_INSECURE } from '../../server/http/headers.ts';
import { FILE_POLICY, WORKER_POLICY } from '../../server/http/policies.ts';
import { HIDDEN } from '../../server/http/paths.ts';
import { WORKER_FILE } from '../../schema/addresses/own-addresses.ts';
import { below, quoted } from './lookups.ts';
import type { Lookups } from './lookups.ts';

type Rows = [key: string, value: string][];

/**
 * Returns the maps. nginx ignores case in the keys of a map, as spellings of an address need; where case counts, the
 * result is compared with the request. A hidden path starts with a character that no other key has.
 */
export function nginxMaps({ addresses, pages: files, policies, notFound }: Lookups): string {
  const { pages, redirects } = addresses.spellings();
  const [own, ...others] = notFound;
  const size = 2 ** Math.ceil(Math.log2(Math.max(2048, 4 * (pages.length + redirects.length))));
  return `map_hash_bucket_size 512;
map_hash_max_size ${size};
# An address as it was asked for, and what all its spellings have in common.
map $request_uri $waybill_path { "~^(?<waybill_raw>[^?#]*)" $waybill_raw; }
map $waybill_path $waybill_hidden { default ""; ${quoted(`~*${HIDDEN}`)} "hidden:"; }
map $uri $waybill_spelling { default $uri; "~^(?<waybill_bare>.*?)(?:(?:/index)?\\.html|/index|/)$" $waybill_bare; }
${map('$waybill_hidden$waybill_spelling $waybill_address', '""', pages.map(ofPage))}
${map('$waybill_hidden$waybill_spelling $waybill_moved', '""', redirects.map(ofRedirect))}
${map('$waybill_hidden$waybill_path $waybill_exact', '""', addresses.exactRedirects().map(exactly))}
${map('$waybill_hidden$waybill_path $waybill_file', '$uri', [...files.map(({ path, file }): Rows[0] => [path, quoted(file)]), ['~^hidden:|//', '/.none']])}
# What browsers are sent. On this very machine, without TLS, nothing that needs TLS.
map "$scheme://$host" $waybill_upgrade { default ${quoted(UPGRADE_INSECURE)}; "~^http://(?:localhost|.+\\.localhost|127\\.[0-9.]+|\\[::1\\])$" ""; }
map $waybill_upgrade $waybill_transport { default ${quoted(HSTS.value)}; "" ""; }
${map('$waybill_path $waybill_kind', 'file', [
  ...files.map(({ path, policy }): Rows[0] => [path, policy]),
  [`/${WORKER_FILE}`, 'worker'],
])}
${map('$waybill_kind $waybill_page_policy', quoted(FILE_POLICY), [
  ...Array.from(policies, ([name, policy]): Rows[0] => [name, upgraded(policy)]),
  ['worker', quoted(WORKER_POLICY)],
])}
${map(
  '$waybill_path $waybill_not_found',
  quoted(own!.file),
  others.map(({ folder, file }): Rows[0] => [below(folder), quoted(file)]),
)}
${map(
  '"$status $waybill_not_found" $waybill_policy',
  '$waybill_page_policy',
  notFound.map(({ file, policy }): Rows[0] => [`404 ${file}`, upgraded(policy)]),
)}
map $status$uri $waybill_cache { default ${quoted(REVALIDATED)}; "~^(?:20.|304)/assets/" ${quoted(IMMUTABLE)}; }
map $status $waybill_allow { default ""; 405 "GET, HEAD"; }
`;
}

function map(names: string, fallback: string, rows: Rows): string {
  return `map ${names} {\n    default ${fallback};\n${rows.map(([key, value]) => `    ${quoted(key)} ${value};\n`).join('')}}`;
}

const ofPage = ([spelling, to]: [string, string]): Rows[0] => [spelling === '/' ? '' : spelling, quoted(to)];
const ofRedirect = ([spelling, to]: [string, string]): Rows[0] => [spelling, target(to)];
const exactly = ([from, to]: [string, string]): Rows[0] => [`~^${from.replace(/[.~]/g, '\\$&')}$`, target(to)];

/** Returns the target of a redirect, with the query of the request. */
function target(to: string): string {
  const address = quoted(to);
  return hasQueryOrFragment(to) ? address : address.replace(/"$/, '$is_args$args"');
}

function upgraded(policy: string): string {
  return quoted(policy).replace(/"$/, '$waybill_upgrade"');
}
