/** Writes nginx.conf: nginx serves the pages and passes posts to our server. */
import { CONNECTION_LIMITS } from '../../server/limits/connection-limits.ts';
import { FORM_LIMITS } from '../../server/endpoints/reading/form-limits.ts';
import { COMMON_HEADERS, CSP_HEADER, HSTS } from '../../server/http/headers.ts';
import { mediaType } from '../../server/files/media-types.ts';
import { quoted } from './lookups.ts';
import type { Lookups } from './lookups.ts';
import { nginxMaps } from './nginx-maps.ts';

const EXTENSIONS =
  'html css js mjs json xml txt svg webmanifest png jpg jpeg gif webp avif ico woff2 pdf mp4 webm mp3 zip csv vcf';
/** The media type of files with any other extension. */
const UNKNOWN_TYPE = 'application/octet-stream';

const seconds = (milliseconds: number) => milliseconds / 1000;

/** Returns a file for conf.d or sites-enabled. */
export function nginxConf(lookups: Lookups): string {
  const { hostname, notFound } = lookups;
  return `# ${hostname} on nginx, made by the build. Where things are: "root", "server" and "listen" below.
${nginxMaps(lookups)}
upstream waybill {
    server 127.0.0.1:8080;
    keepalive 16;
    keepalive_timeout ${seconds(CONNECTION_LIMITS.keepAlive) - 5}s; # the server behind keeps connections a little longer
}

server {
    listen 80; # and for TLS: certbot --nginx -d ${hostname}
    server_name ${hostname};
    root /var/www/${hostname};
    server_tokens off;
    absolute_redirect off;
    max_ranges 1;
    client_max_body_size ${FORM_LIMITS.bodyBytes / 1024}k;
    client_header_timeout ${seconds(CONNECTION_LIMITS.headers)}s;
    client_body_timeout ${seconds(CONNECTION_LIMITS.headers)}s;

    # Compressed forms, made by: npx waybill build --compress
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    # brotli_static on; # where nginx has the module, such as Debian's libnginx-mod-http-brotli-static

    default_type ${UNKNOWN_TYPE};
    types {
${types()}    }

${headers()}
    if ($waybill_exact) { return 301 $waybill_exact; }
    set $waybill_to $waybill_address;
    if ($waybill_path = $waybill_address) { set $waybill_to ""; }
    if ($waybill_to) { return 301 $waybill_to$is_args$args; }
    if ($waybill_moved) { return 301 $waybill_moved; }

    error_page 404 $waybill_not_found;
    location / { try_files $waybill_file =404; }
${notFound.map(({ file }) => `    location = ${quoted(file)} { internal; }\n`).join('')}    location ~ ^/_(?:headers|redirects)$ { return 404; }
    location ~ ^(?<waybill_whole>.+)\\.(?:br|gz)$ {
        if (-f $document_root$waybill_whole) { return 404; }
        try_files $uri =404;
    }

${lookups.proxied.map((path) => proxied(path, lookups.uploads.get(path))).join('')}}
`;
}

function headers(): string {
  const all: [string, string][] = [
    ...Object.entries(COMMON_HEADERS).map(([name, value]): [string, string] => [name, quoted(value)]),
    [CSP_HEADER, '$waybill_policy'],
    [HSTS.name, '$waybill_transport'],
    ['Cache-Control', '$waybill_cache'],
    ['Allow', '$waybill_allow'],
  ];
  return all.map(([name, value]) => `    add_header ${name} ${value} always;\n`).join('');
}

function types(): string {
  return EXTENSIONS.split(' ')
    .map((extension) => `        ${quoted(mediaType(`file.${extension}`))} ${extension};\n`)
    .join('');
}

function proxied(path: string, upload: number | undefined): string {
  const files = `        client_max_body_size ${Math.ceil((upload ?? 0) / 1_000_000)}m;\n        proxy_request_buffering off; # the server writes files to its disk as they come\n`;
  return `    location = ${quoted(path)} {
${upload === undefined ? '' : files}        proxy_pass http://waybill;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        add_header Allow ""; # in the place of all headers above: the server behind sends its own
    }
`;
}
