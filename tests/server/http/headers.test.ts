/** The headers of every answer, and who gets those that need TLS. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { inlineHashes } from '../../support/http/inline-hashes.ts';
import { SITE_RECORD } from '../../../server/site-record.ts';
import type { SiteRecord } from '../../../server/site-record.ts';
import type { AppOptions } from '../../../server/app.ts';
import { ask } from '../../support/http/ask.ts';
import { loadManifest } from '../../../manifest/manifest.ts';
import { SCHOOL_MANIFEST } from '../../support/sites/build-sites.ts';
import { serve } from '../../support/http/serve.ts';
import { startService } from '../../support/service/service.ts';
import type { Served } from '../../support/http/serve.ts';

let served: Served | undefined;
afterEach(() => served?.close());

async function headersOf(asked: string, headers: Record<string, string> = {}, options: AppOptions = {}) {
  served = await serve(inject('school'), options);
  return (await ask(served.url, asked, headers)).headers;
}
const policyOf = async (path: string) => String((await headersOf(`GET ${path}`))['content-security-policy']);
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((words) => words.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('every answer', () => {
  for (const asked of [
    'GET /',
    'GET /logo.svg',
    'GET /nope',
    'GET /About',
    'POST /about',
    'GET /%00',
    'POST /api/contact',
    'GET /healthz',
  ])
    test(`${asked} has the whole set`, async () => {
      expect(await headersOf(asked)).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    });
});

describe('what needs TLS', () => {
  const tls = async (headers: Record<string, string>, options: AppOptions = {}) => {
    const answer = await headersOf('GET /', headers, options);
    const asksForIt = String(answer['content-security-policy']).includes('upgrade-insecure-requests');
    expect(answer['strict-transport-security'] !== undefined).toBe(asksForIt);
    return asksForIt;
  };
  test.each(['localhost:8080', '127.0.0.1', '[::1]:80', 'site.localhost'])('is left out on %s', async (host) => {
    expect(await tls({ host })).toBe(false);
  });
  test.each(['www.example.com', 'localhost.example.com', '127.0.0.1.example.com'])('is there on %s', async (host) => {
    expect(await tls({ host })).toBe(true);
  });
  test('is there on localhost behind a trusted proxy that speaks TLS, and only behind one', async () => {
    const headers = { host: 'localhost', 'x-forwarded-proto': 'https' };
    expect(await tls(headers, { trustProxy: 'loopback' })).toBe(true);
    await served!.close();
    expect(await tls(headers)).toBe(false);
  });
});

describe('the policy of a page', () => {
  const record = () => JSON.parse(readFileSync(join(inject('school'), SITE_RECORD), 'utf8')) as SiteRecord;

  test('names the hashes of its own inline styles and of the one script that it carries, and allows no other', async () => {
    const { styles, scripts } = inlineHashes(readFileSync(join(inject('school'), 'about.html')));
    expect(styles).toHaveLength(2);
    expect(scripts).toHaveLength(1);
    const policy = await policyOf('/about');
    expect(directive(policy, 'style-src')).toEqual(styles.map((hash) => `'${hash}'`));
    expect(directive(policy, 'script-src')).toEqual(["'self'", ...scripts.map((hash) => `'${hash}'`)]);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('is stored for every page, the not-found page and the page of answers', () => {
    const { inline } = record();
    const { routes } = loadManifest(SCHOOL_MANIFEST).site;
    expect(Object.keys(inline)).toHaveLength(routes.length + 2);
    for (const [file, { styles, scripts }] of Object.entries(inline)) {
      expect.soft(inlineHashes(readFileSync(join(inject('school'), file))), file).toEqual({ styles, scripts });
      expect.soft(styles, file).toHaveLength(2);
    }
  });

  test.each([
    ['live', ['https://secure.payu.in', 'https://api.payu.in']],
    ['test', ['https://test.payu.in', 'https://apitest.payu.in']],
  ])('lets forms go to the %s gateway, by way of both of its hosts, and nowhere else', async (mode, origins) => {
    const service = await startService(inject('school'), { PAYU_KEY: 'k', PAYU_SALT: 's', PAYU_MODE: mode });
    const { headers } = await ask(service.url, 'GET /fees');
    expect(directive(String(headers['content-security-policy']), 'form-action')).toEqual(["'self'", ...origins]);
    await service.close();
  });

  test('lets forms go nowhere else where no gateway is set', async () => {
    expect(directive(await policyOf('/'), 'form-action')).toEqual(["'self'"]);
  });

  test('of the not-found page is its own, and of a file allows nothing to run', async () => {
    const { styles } = inlineHashes(readFileSync(join(inject('school'), '404.html')));
    expect(directive(await policyOf('/nope'), 'style-src')).toEqual(styles.map((hash) => `'${hash}'`));
    await served!.close();
    expect(directive(await policyOf('/logo.svg'), 'script-src')).toBeUndefined();
  });
});

describe('inline hashes', () => {
  test('are of styles and scripts that run, not of data or files', () => {
    const html = `<style id="a">x</style><svg><style>x</style></svg><script>run()</script><script type="module">y</script>
      <script src="/a.js"></script><script type="application/ld+json">{}</script><script type="application/json" id="d">{}</script>`;
    const { styles, scripts } = inlineHashes(Buffer.from(html));
    expect(styles).toEqual(['sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=']);
    expect(scripts).toHaveLength(2);
  });
});
