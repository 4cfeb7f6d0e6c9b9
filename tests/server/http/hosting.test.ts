/** The files for other hosts say what our server does. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../support/http/ask.ts';
import { hasCaddy, startCaddy } from '../../support/http/caddy.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';
import { buildSmallSite, smallManifest } from '../../support/sites/small-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-hosting-'));
let site: string;
let ours: Served;
beforeAll(async () => {
  site = buildSmallSite(folder);
  ours = await serve(site);
});
afterAll(async () => {
  await ours?.close();
  rmSync(folder, { recursive: true, force: true });
});

const PUBLIC = { host: 'www.small.example' };

describe('_headers', () => {
  /** Rules as the hosts read them. */
  const rules = () =>
    new Map(
      readFileSync(join(site, '_headers'), 'utf8')
        .split(/\n(?=\S)/)
        .map((rule) => {
          const [path = '', ...lines] = rule.trimEnd().split('\n');
          const headers = lines
            .filter((line) => line.trim() !== '')
            .map((line): [string, string] => {
              const colon = line.indexOf(':');
              return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
            });
          return [path, Object.fromEntries(headers)] as const;
        }),
    );

  test('give each page the policy that our server gives it', async () => {
    for (const { path } of smallManifest.routes) {
      const { headers } = await ask(ours.url, `GET ${path}`, PUBLIC);
      expect.soft(rules().get(path)?.['content-security-policy'], path).toBe(headers['content-security-policy']);
    }
  });

  test('give everything the common headers, and a policy that no page’s own contradicts', async () => {
    const { headers } = await ask(ours.url, 'GET /', PUBLIC);
    const { 'content-security-policy': policy, ...common } = rules().get('/*')!;
    expect(Object.keys(common)).toHaveLength(7);
    for (const [name, value] of Object.entries(common)) expect.soft(headers[name], name).toBe(value);
    const open = String(headers['content-security-policy']).replace(/style-src [^;]+/, "style-src 'unsafe-inline'");
    expect(policy).toBe(open);
    expect(rules().get('/assets/*')).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
  });

  test('let no host keep the service worker', async () => {
    const { headers } = await ask(ours.url, 'GET /service-worker.js', PUBLIC);
    expect(headers['cache-control']).toBe('no-cache');
    expect(rules().get('/service-worker.js')).toEqual({ 'cache-control': 'no-cache' });
  });

  test('keep what the author wrote, and stay within what Cloudflare reads', () => {
    expect(rules().get('/own')).toEqual({ 'x-own': 'yes' });
    const lines = readFileSync(join(site, '_headers'), 'utf8').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

test('_redirects has every redirect, and a hint for every call', () => {
  expect(readFileSync(join(site, '_redirects'), 'utf8').split('\n')).toEqual([
    '/old /about 301',
    '/Sub/Deep /contact 301',
    '/away https://elsewhere.example/there 301',
    '/asked /about?from=asked 301',
    '/script https://elsewhere.example/%E0%A4%AE%E0%A5%81%E0%A4%82%E0%A4%AC%E0%A4%88?a=%C3%A4%3Ab%24c 301',
    '/spaced /with%20space.txt 301',
    '# /Send.php https://your-server.example/Send.php 200!',
    '',
  ]);
});

test('the policy knows the hosts of pictures and of calls that are elsewhere', async () => {
  const { headers } = await ask(ours.url, 'GET /contact');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' https://pictures.example;");
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' https://forms.example;");
});

// Without Caddy this is left out: apt-get install caddy
describe.skipIf(!hasCaddy)('Caddy with the built Caddyfile', () => {
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  beforeAll(async () => {
    caddy = await startCaddy(site, ours.port);
  });
  afterAll(() => caddy?.stop());

  const ROWS = [
    '/',
    '/about',
    '/sub/deep',
    '/CamelCase',
    '/nope',
    '/about/',
    '/About?x=1',
    '/index.html',
    '//about',
    '/404.html',
    '/old',
    '/old?x=1',
    '/Sub/Deep',
    '/SUB/deep',
    '/away?x=1',
    '/asked?x=1',
    '/script?x=1',
    '/spaced?x=1',
    '/.secret',
    '/.hosting/Caddyfile',
    '/_headers',
    '/about.html.br',
    '/service-worker.js',
    '/note.txt',
    '/drawing.svg',
    '/proof.html',
    '/assets/nope.js',
    '/assets',
    '/healthz',
    '/Send.php',
    '/.well-known/security.txt',
  ];
  test.each(ROWS)('GET %s is answered as by our server', async (path) => {
    const [own, other] = await Promise.all([ask(ours.url, `GET ${path}`, PUBLIC), ask(caddy.url, `GET ${path}`)]);
    const pick = ({ status, headers }: typeof own) => ({
      status,
      location: headers.location,
      policy:
        status === 301
          ? undefined
          : String(headers['content-security-policy']).replace('; upgrade-insecure-requests', ''),
      cache: status === 301 ? undefined : headers['cache-control'],
      sniff: headers['x-content-type-options'],
    });
    expect(pick(other)).toEqual(pick(own));
  });

  test('sends the compressed form', async () => {
    const { headers } = await ask(caddy.url, 'GET /about', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
  });
});
