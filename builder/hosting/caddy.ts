/** Writes a Caddyfile: Caddy serves the pages, with TLS, and passes posts to our server. */
import { IMMUTABLE, REVALIDATED } from '../../server/files/files.ts';
import { mediaType } from '../../server/files/media-types.ts';
import { COMMON_HEADERS, CSP_HEADER, HSTS, UPGRADE_INSECURE } from '../../server/http/headers.ts';
import { FILE_POLICY, WORKER_POLICY } from '../../server/http/policies.ts';
import { CARD_FILE, WORKER_FILE } from '../../schema/addresses/own-addresses.ts';
import { below, quoted } from './lookups.ts';
import type { Lookups } from './lookups.ts';

/** Returns a whole Caddyfile for one site. */
export function caddyfile(lookups: Lookups): string {
  const { host, hostname, notFound } = lookups;
  return `# ${host} on Caddy, made by the build. Where things are: "root" and "reverse_proxy" below.
{$WAYBILL_ADDRESS:${host}} {
	root * {$WAYBILL_ROOT:/var/www/${hostname}}
${pageMaps(lookups)}	map {path} {waybill_to} {
${destinations(lookups)}		default ""
	}

	@calls path ${lookups.proxied.join(' ')}
	handle @calls {
		reverse_proxy {$WAYBILL_SERVER:127.0.0.1:8080}
	}
	handle {
		header {
${headers('\t\t\t')}			${CSP_HEADER} {waybill_policy}
			Cache-Control ${quoted(REVALIDATED)}
		}
		header /${CARD_FILE} Content-Type ${quoted(mediaType(CARD_FILE))}
		header /assets/* Cache-Control ${quoted(IMMUTABLE)}
		@hidden {
			path */.* /_headers /_redirects ${notFound.map(({ file }) => file).join(' ')} *.br *.gz
			not path /.well-known/*
		}
		@moved expression {waybill_to} != "" && {waybill_to} != {path}
		@asked expression {waybill_to} != "" && {waybill_to} != {path} && {query} != "" && !string({waybill_to}).matches("[?#]")
		@other not method GET HEAD
		route {
			error @hidden 404
			redir @asked {waybill_to}?{query} 301
			redir @moved {waybill_to} 301
			header @other Allow "GET, HEAD"
			respond @other 405
			rewrite * {waybill_file}
			file_server {
				index nothing
				precompressed br gzip
			}
		}
	}
	handle_errors {
		header {
${headers('\t\t\t')}			${CSP_HEADER} {waybill_not_found_policy}
			Cache-Control ${quoted(REVALIDATED)}
		}
		rewrite * {waybill_not_found}
		file_server
	}
}
`;
}

/** Returns the maps from each path to its file and its policy. */
function pageMaps({ pages, policies, notFound }: Lookups): string {
  const files = pages.map(({ path, file, policy }) => `\t\t${path} ${file} ${policy}\n`);
  const policyRows = Array.from(policies, ([name, policy]) => `\t\t${name} ${quoted(policy + UPGRADE_INSECURE)}\n`);
  const unknown = notFound.map(
    ({ folder, file, policy }) =>
      `\t\t${folder === '' ? 'default' : below(folder)} ${file} ${quoted(policy + UPGRADE_INSECURE)}\n`,
  );
  return `	map {path} {waybill_not_found} {waybill_not_found_policy} {
${unknown.join('')}	}
	map {path} {waybill_file} {waybill_kind} {
${files.join('')}		/${WORKER_FILE} /${WORKER_FILE} worker
		default {path} file
	}
	map {waybill_kind} {waybill_policy} {
${policyRows.join('')}		worker ${quoted(WORKER_POLICY)}
		default ${quoted(FILE_POLICY)}
	}
`;
}

/** Returns the redirects as they are written, then those of every spelling of a path. */
function destinations({ addresses }: Lookups): string {
  const { pages, redirects } = addresses.spellings();
  const exact = addresses.exactRedirects().map(([from, to]) => `\t\t${from} ${quoted(to)}\n`);
  const spelled = [...pages, ...redirects].map(([from, to]) => {
    const bare = from === '/' ? '' : from.replace(/[.~]/g, '\\$&').replaceAll('/', '/+');
    return `\t\t~(?i)^${bare}(?:(?:/+index)?\\.html|/+index|/+)?$ ${quoted(to)}\n`;
  });
  return [...exact, ...spelled].join('');
}

function headers(indent: string): string {
  return [...Object.entries(COMMON_HEADERS), [HSTS.name, HSTS.value] as const]
    .map(([name, value]) => `${indent}${name} ${quoted(value)}\n`)
    .join('');
}
