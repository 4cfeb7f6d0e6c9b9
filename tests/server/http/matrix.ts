/** Address × method × headers → status and headers: what every server of a site has to answer. */
import { LARGE_SIZE } from '../../support/sites/small-site.ts';
import { conditions, encodings, ranges } from './matrix-parts.ts';
import type { Row } from './row.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag: /^"/ };
const NOT_FOUND = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const to = (location: string) => ({ location, 'cache-control': 'no-cache' });

const found = (path: string, headers: Row['headers'] = HTML): Row => ({ ask: `GET ${path}`, status: 200, headers });
const missing = (path: string): Row => ({ ask: `GET ${path}`, status: 404, headers: NOT_FOUND });
const moved = (path: string, location: string): Row => ({ ask: `GET ${path}`, status: 301, headers: to(location) });
const broken = (path: string): Row => ({ ask: `GET ${path}`, status: 400 });

const pages: Row[] = [
  ...['/', '/about', '/sub/deep', '/CamelCase', '/contact', '/about?x=1', '/about?', '/?x=/nope'].map((path) =>
    found(path),
  ),
  moved('/About', '/about'),
  moved('/ABOUT?x=1', '/about?x=1'),
  moved('/about/', '/about'),
  moved('/about.html', '/about'),
  moved('/about.html?x=1&y=2', '/about?x=1&y=2'),
  moved('/index.html', '/'),
  moved('/index', '/'),
  moved('/sub/deep/', '/sub/deep'),
  moved('/sub/deep/index.html', '/sub/deep'),
  moved('/camelcase', '/CamelCase'),
  moved('//about', '/about'),
  moved('/sub//deep', '/sub/deep'),
  moved('/%61bout', '/about'),
  moved('/About?', '/about'),
  { ask: 'HEAD /about', status: 200, headers: { ...HTML, 'content-length': /^[1-9]/ }, body: '' },
  { ask: 'HEAD /About', status: 301, headers: to('/about'), body: '' },
];

const redirects: Row[] = [
  moved('/old', '/about'),
  moved('/old?x=1', '/about?x=1'),
  moved('/OLD/', '/about'),
  moved('/Sub/Deep', '/contact'),
  moved('/SUB/deep', '/sub/deep'),
  moved('/away', 'https://elsewhere.example/there'),
  moved('/away?x=1', 'https://elsewhere.example/there?x=1'),
  moved('/asked?x=1', '/about?from=asked'),
  moved('/script?x=1', 'https://elsewhere.example/%E0%A4%AE%E0%A5%81%E0%A4%82%E0%A4%AC%E0%A4%88?a=%C3%A4:b%24c'),
  moved('/spaced?x=1', '/with%20space.txt?x=1'),
];

const nothing: Row[] = [
  '/nope',
  '/nope.html',
  '/nope.js',
  '/assets/nope-12345678.js',
  '/assets',
  '/assets/',
  '/sub',
  '/sub/',
  '/404',
  '/404.html',
  '/.waybill.json',
  '/.hosting/nginx.conf',
  '/.secret',
  '/folder/.hidden/file.txt',
  '/%2esecret',
  '/_headers',
  '/_redirects',
  '/about.html.br',
  '/about.html.gz',
  '/note.txt.br',
  '/note.txt.gz',
  '/note.txt/',
  '/NOTE.txt',
  '//note.txt',
  '/sub%2fdeep',
  '/sub%2Fdeep',
  '/sub%5cdeep',
  '/about/../contact',
  '/sub/%2e%2e/about',
  '/sub/..%2fabout',
  '/%ff',
  '/about%20',
  `/${'long'.repeat(400)}`,
].map(missing);
nothing.push(
  { ask: 'HEAD /nope', status: 404, headers: NOT_FOUND, body: '' },
  { ask: 'GET /nope', send: { 'if-none-match': '*' }, status: 404 },
  { ask: 'GET /nope', send: { range: 'bytes=0-1' }, status: 404 },
  ...[
    '/%00',
    '/about%00.html',
    '/%',
    '/%zz',
    '/%4',
    '/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/sub/../../x',
    '/..%2f..%2fetc/passwd',
  ].map(broken),
);

const files: Row[] = [
  found('/note.txt', {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    etag: /^"/,
  }),
  found('/drawing.svg', {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': /^default-src 'none'.*frame-ancestors 'none'$/,
  }),
  found('/digits.bin', {
    'content-type': 'application/octet-stream',
    'accept-ranges': 'bytes',
    'content-length': '10',
  }),
  found('/proof.html', { 'content-type': 'text/html; charset=utf-8' }),
  found('/.well-known/security.txt', { 'content-type': 'text/plain; charset=utf-8' }),
  found('/with%20space.txt', { 'content-length': '7' }),
  found('/table.csv.gz', { 'content-encoding': null, 'content-length': '4' }),
  found('/robots.txt', { 'content-type': 'text/plain; charset=utf-8' }),
  found('/sitemap.xml', { 'content-type': /xml; charset=utf-8$/ }),
  found('/large.bin', {
    'content-length': String(LARGE_SIZE),
    'cache-control': 'no-cache',
    etag: /./,
    'accept-ranges': 'bytes',
  }),
  { ask: 'HEAD /large.bin', status: 200, headers: { 'content-length': String(LARGE_SIZE) }, body: '' },
  {
    ask: 'GET /large.txt',
    send: { 'accept-encoding': 'gzip' },
    status: 200,
    headers: { 'content-encoding': 'gzip', vary: /^accept-encoding$/i },
  },
  {
    ask: 'GET /{script}',
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  },
  { ask: 'HEAD /{script}', status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' }, body: '' },
  {
    ask: 'GET /{script}',
    send: { 'if-none-match': '{etag}' },
    status: 304,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  },
];

const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const methods: Row[] = [
  ...METHODS.map((method): Row => ({ ask: `${method} /about`, status: 405, headers: { allow: 'GET, HEAD' } })),
  ...['POST', 'DELETE'].map((method): Row => ({
    ask: `${method} /note.txt`,
    status: 405,
    headers: { allow: 'GET, HEAD' },
  })),
  { ask: 'POST /nope', status: 404, headers: NOT_FOUND, notNginx: 'it refuses the method before it looks' },
  { ask: 'GET /healthz', status: 200, headers: { 'cache-control': 'no-store' }, body: '{"status":"ok"}' },
  { ask: 'POST /healthz', status: 405, headers: { allow: 'GET, HEAD' } },
  { ask: 'GET /readyz', status: 200, headers: { 'cache-control': 'no-store' } },
  { ask: 'GET /Send.php', status: 405, headers: { allow: 'POST', 'cache-control': 'no-store' } },
];

export const matrix: Record<string, Row[]> = {
  pages,
  redirects,
  nothing,
  files,
  methods,
  encodings,
  conditions,
  ranges,
};
