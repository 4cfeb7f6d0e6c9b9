/** nginx.conf: the pages by nginx itself, the calls by our server behind it. */
import { Addresses, hasOwnQuery } from '../../../server/addresses.ts';
import { IMMUTABLE, REVALIDATED } from '../../../server/files.ts';
import { COMMON_HEADERS, FILE_POLICY, POLICY, TRANSPORT, UPGRADE, pagePolicy } from '../../../server/headers.ts';
import { mediaType } from '../../../server/media-types.ts';
import { HIDDEN } from '../../../server/paths.ts';
import { NOT_FOUND_FILE } from '../../../server/site-record.ts';
import type { SiteRecord } from '../../../server/site-record.ts';

const ENDINGS =
  'html css js mjs json xml txt svg webmanifest png jpg jpeg gif webp avif ico woff2 pdf mp4 webm mp3 zip csv';
/** What nginx calls files that have no known ending. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** A file for conf.d or sites-enabled. */
export function nginxConf(record: SiteRecord): string {
  const { host } = new URL(record.url);
  return `# ${host} on nginx, made by the build. Where things are: "root", "server" and "listen" below.
${maps(record)}
upstream waybill {
    server 127.0.0.1:8080;
    keepalive 16;
    keepalive_timeout 25s; # the server behind keeps connections a little longer
}

server {
    listen 80; # and for TLS: certbot --nginx -d ${host}
    server_name ${host};
    root /var/www/${host};
    server_tokens off;
    absolute_redirect off;
    max_ranges 1;
    client_max_body_size 16k;
    client_header_timeout 10s;
    client_body_timeout 10s;

    # Compressed forms, made by: npm run build -- --compress
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    # brotli_static on; # where nginx has the module, such as Debian's libnginx-mod-http-brotli-static

    default_type ${UNKNOWN_TYPE};
    types {
${types()}    }

${headers()}
    if ($waybill_hidden) { return 404; }
    if ($waybill_exact) { return 301 $waybill_exact; }
    set $waybill_to $waybill_address;
    if ($waybill_path = $waybill_address) { set $waybill_to ""; }
    if ($waybill_to) { return 301 $waybill_to$is_args$args; }
    if ($waybill_moved) { return 301 $waybill_moved; }
    if ($waybill_path ~ "//") { return 404; }

    error_page 404 /${NOT_FOUND_FILE};
    location / { try_files $waybill_file =404; }
    location = /${NOT_FOUND_FILE} { internal; }
    location ~ ^/_(?:headers|redirects)$ { return 404; }
    location ~ ^(?<waybill_whole>.+)\\.(?:br|gz)$ {
        if (-f $document_root$waybill_whole) { return 404; }
        try_files $uri =404;
    }

${['/healthz', '/readyz', ...record.calls].map(proxied).join('')}}
`;
}

function maps(record: SiteRecord): string {
  const addresses = new Addresses(record);
  const { pages, redirects } = addresses.spellings();
  const files = Object.entries(record.pages);
  const size = 2 ** Math.ceil(Math.log2(Math.max(2048, 4 * (pages.length + redirects.length))));
  const toValue = (to: string) =>
    text(to.replaceAll('$', '%24')).replace(/"$/, hasOwnQuery(to) ? '"' : '$is_args$args"');
  return `map_hash_bucket_size 512;
map_hash_max_size ${size};
# An address as it was asked for, and what all its spellings have in common.
map $request_uri $waybill_path { "~^(?<waybill_raw>[^?#]*)" $waybill_raw; }
map $waybill_path $waybill_hidden { default ""; ${text(`~*${HIDDEN}`)} 1; }
map $uri $waybill_spelling { default $uri; "~^(?<waybill_bare>.*?)(?:(?:/index)?\\.html|/index|/)$" $waybill_bare; }
${map(
  '$waybill_spelling $waybill_address',
  '""',
  pages.map(([from, to]) => [from === '/' ? '' : from, text(to)]),
)}
${map(
  '$waybill_spelling $waybill_moved',
  '""',
  redirects.map(([from, to]) => [from, toValue(to)]),
)}
${map(
  '$waybill_path $waybill_exact',
  '""',
  addresses.exactRedirects().map(([from, to]) => [`~^${from.replace(/[.~]/g, '\\$&')}$`, toValue(to)]),
)}
${map(
  '$waybill_path $waybill_file',
  '$uri',
  files.map(([path, file]) => [path, text(`/${file}`)]),
)}
# What browsers are told. On this very machine, without TLS, nothing that needs TLS.
map "$scheme://$host" $waybill_upgrade { default ${text(UPGRADE)}; "~^http://(?:localhost|.+\\.localhost|127\\.[0-9.]+|\\[::1\\])$" ""; }
map $waybill_upgrade $waybill_transport { default ${text(TRANSPORT.value)}; "" ""; }
${map(
  '$waybill_path $waybill_page_policy',
  text(FILE_POLICY),
  files.map(([path, file]) => [path, policy(record, file)]),
)}
map $status $waybill_policy { default $waybill_page_policy; 404 ${policy(record, NOT_FOUND_FILE)}; }
map $status$uri $waybill_cache { default ${text(REVALIDATED)}; "~^(?:20.|304)/assets/" ${text(IMMUTABLE)}; }
map $status $waybill_allow { default ""; 405 "GET, HEAD"; }
`;
}

function map(names: string, fallback: string, rows: [string, string][]): string {
  return `map ${names} {\n    default ${fallback};\n${rows.map(([key, value]) => `    ${text(key)} ${value};\n`).join('')}}`;
}

function policy(record: SiteRecord, file: string): string {
  return text(pagePolicy(record, file)).replace(/"$/, '$waybill_upgrade"');
}

function headers(): string {
  const all: [string, string][] = [
    ...Object.entries(COMMON_HEADERS).map(([name, value]): [string, string] => [name, text(value)]),
    [POLICY, '$waybill_policy'],
    [TRANSPORT.name, '$waybill_transport'],
    ['Cache-Control', '$waybill_cache'],
    ['Allow', '$waybill_allow'],
  ];
  return all.map(([name, value]) => `    add_header ${name} ${value} always;\n`).join('');
}

function types(): string {
  return ENDINGS.split(' ')
    .map((ending) => `        ${text(mediaType(`file.${ending}`))} ${ending};\n`)
    .join('');
}

function proxied(path: string): string {
  return `    location = ${path} {
        proxy_pass http://waybill;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        add_header Allow ""; # in the place of all headers above: the server behind sends its own
    }
`;
}

/** A string that nginx reads as it is written. */
function text(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
