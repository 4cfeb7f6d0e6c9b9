/** Address × method × headers → status and headers: what every server of a site has to answer. */
import { LARGE_SIZE } from '../support/small-site.ts';

export interface Row {
  /** Method and target, as they stand in the request. */
  ask: string;
  send?: Record<string, string>;
  status: number;
  /** Headers of the answer; null for one that must not be there. */
  headers?: Record<string, string | RegExp | null>;
  /** The whole body, where it is short. */
  body?: string;
  /** Why nginx answers otherwise, and rightly or out of our reach; such rows are for our server only. */
  notNginx?: string;
  /** Needs nginx's module for Brotli. */
  brotli?: true;
}

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
];

const nothing: Row[] = [
  ...[
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
  ],
  ...[
    '/.waybill.json',
    '/.hosting/nginx.conf',
    '/.secret',
    '/folder/.hidden/file.txt',
    '/%2esecret',
    '/_headers',
    '/_redirects',
  ],
  ...['/about.html.br', '/about.html.gz', '/note.txt.br', '/note.txt.gz', '/note.txt/', '/NOTE.txt', '//note.txt'],
  ...[
    '/sub%2fdeep',
    '/sub%2Fdeep',
    '/sub%5cdeep',
    '/about/../contact',
    '/sub/%2e%2e/about',
    '/sub/..%2fabout',
    '/%ff',
    '/about%20',
  ],
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
  { ask: 'GET /readyz', status: 200, headers: { 'cache-control': 'no-store' } },
  { ask: 'GET /Contact.php', status: 405, headers: { allow: 'POST', 'cache-control': 'no-store' } },
];

const accept = (header: string, encoding: string | null, more: Partial<Row> = {}): Row => ({
  ask: 'GET /note.txt',
  send: { 'accept-encoding': header },
  status: 200,
  headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
  ...more,
});
const STAR = { notNginx: 'it does not know the star' };
const encodings: Row[] = [
  accept('gzip', 'gzip'),
  accept('gzip, deflate, br', 'br', { brotli: true }),
  accept('br', 'br', { brotli: true }),
  accept('br;q=0, gzip', 'gzip'),
  accept('gzip;q=0', null),
  accept('gzip;q=0.000', null),
  accept('gzip;q=0.5', 'gzip'),
  accept('identity', null),
  accept('deflate', null),
  accept('', null),
  accept('*', 'br', STAR),
  accept('*;q=0.1, identity', null),
  accept('gzip;q=1, br;q=0.5', 'gzip', { notNginx: 'its order is its own' }),
  accept('identity, br;q=0.1', null, { notNginx: 'it compresses wherever it may' }),
  {
    ask: 'GET /tiny.txt',
    send: { 'accept-encoding': 'gzip, br' },
    status: 200,
    headers: { 'content-encoding': null },
    body: 'a',
  },
  {
    ask: 'GET /digits.bin',
    send: { 'accept-encoding': 'gzip, br' },
    status: 200,
    headers: { 'content-encoding': null, vary: null },
  },
  {
    ask: 'HEAD /about',
    send: { 'accept-encoding': 'gzip' },
    status: 200,
    headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
    body: '',
  },
  {
    ask: 'GET /nope',
    send: { 'accept-encoding': 'gzip' },
    status: 404,
    headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  },
];

const ask = (send: Record<string, string>, status: number, more: Partial<Row> = {}): Row => ({
  ask: 'GET /digits.bin',
  send,
  status,
  ...more,
});
const conditions: Row[] = [
  ask({ 'if-none-match': '{etag}' }, 304, {
    body: '',
    headers: { etag: /^"/, 'cache-control': 'no-cache', 'content-type': null },
  }),
  ask({ 'if-none-match': 'W/{etag}' }, 304),
  ask({ 'if-none-match': '"other", {etag}' }, 304),
  ask({ 'if-none-match': '"other",W/{etag}, "more"' }, 304),
  ask({ 'if-none-match': '*' }, 304),
  ask({ 'if-none-match': '"other"' }, 200),
  ask({ 'if-none-match': 'nonsense' }, 200),
  ask({ 'if-none-match': '{etag}', range: 'bytes=0-1' }, 304),
  ask({ 'if-match': '{etag}' }, 200),
  ask({ 'if-match': '*' }, 200),
  ask({ 'if-match': '"other"' }, 412),
  { ask: 'HEAD /about', send: { 'if-none-match': '{etag}' }, status: 304 },
  {
    ask: 'GET /about',
    send: { 'if-none-match': '{etag}' },
    status: 304,
    headers: { vary: 'Accept-Encoding' },
    notNginx: 'it leaves Vary out where nothing follows',
  },
  {
    ask: 'GET /about',
    send: { 'if-none-match': '{etag}', 'accept-encoding': 'gzip' },
    status: 200,
    notNginx: '{etag} is of the file as it is',
  },
];

const part = (range: string, body: string, of: string, more: Partial<Row> = {}): Row =>
  ask({ range }, 206, {
    body,
    headers: { 'content-range': `bytes ${of}/10`, 'content-length': String(body.length) },
    ...more,
  });
const RFC = 'it calls a range that cannot be read one that cannot be had';
const ranges: Row[] = [
  part('bytes=0-0', '0', '0-0'),
  part('bytes=2-4', '234', '2-4'),
  part('bytes=7-', '789', '7-9'),
  part('bytes=-3', '789', '7-9'),
  part('bytes=8-99', '89', '8-9'),
  part('bytes=-99', '0123456789', '0-9'),
  ask({ range: 'bytes=10-' }, 416, { headers: { 'content-range': 'bytes */10' } }),
  ask({ range: 'bytes=99-100' }, 416, { headers: { 'content-range': 'bytes */10' } }),
  ask({ range: 'bytes=-0' }, 416),
  ask({ range: 'bytes=5-2' }, 200, { notNginx: RFC }),
  ask({ range: 'bytes=0-1,4-5' }, 200, { body: '0123456789' }),
  ask({ range: 'lines=0-1' }, 200, { body: '0123456789' }),
  ask({ range: 'bytes=a-b' }, 200, { notNginx: RFC }),
  ask({ range: '' }, 200),
  ask({ range: 'bytes=2-4', 'if-range': '{etag}' }, 206, { body: '234' }),
  ask({ range: 'bytes=2-4', 'if-range': '"other"' }, 200, { body: '0123456789' }),
  ask({ range: 'bytes=2-4', 'if-range': 'W/{etag}' }, 200, { notNginx: 'it would have to compare strongly' }),
  {
    ask: 'HEAD /digits.bin',
    send: { range: 'bytes=2-4' },
    status: 200,
    notNginx: 'only GET has parts, says the standard',
  },
  {
    ask: 'GET /note.txt',
    send: { range: 'bytes=0-9', 'accept-encoding': 'gzip' },
    status: 206,
    headers: { 'content-encoding': 'gzip', 'content-length': '10' },
    notNginx: 'it gives no parts of a compressed form',
  },
  {
    ask: 'GET /large.bin',
    send: { range: 'bytes=8-15' },
    status: 206,
    body: 'waybill ',
    headers: { 'content-range': `bytes 8-15/${LARGE_SIZE}` },
  },
  { ask: 'GET /large.bin', send: { range: `bytes=${LARGE_SIZE}-` }, status: 416 },
  { ask: 'GET /large.bin', send: { 'if-none-match': '{etag}' }, status: 304 },
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
