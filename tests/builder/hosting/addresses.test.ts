/** Which addresses a manifest may have: each other one gets a message that says what to write. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { createApp } from '../../../server/app.ts';
import { SITE_RECORD } from '../../../server/site-record.ts';
import { smallManifest } from '../../support/sites/small-site.ts';
import { harmless, recordWith } from './records.ts';
import { SERVER_PATHS, isOwnAddress } from '../../../schema/addresses/own-addresses.ts';

const files = new Set(['/note.txt', '/with space.txt']);

/** The problems of the small site with some fields of its own. */
function problemsWith(fields: object): string[] {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...smallManifest, ...fields }));
  const { problems } = checkText('site.json', bytes, files);
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message, hint = '' }) => `${code}: ${message} ${hint}`);
}

const withUrl = (url: string) => ({ url });
const withImageHost = (host: string) => ({ imageHosts: [host] });
const withEndpoint = (url: string) => ({
  endpoints: { ...smallManifest.endpoints, contact: { url, answer: 'message' } },
});
const withRedirect = (to: string) => ({ redirects: [{ from: '/moved', to }] });
const withRedirectFrom = (from: string) => ({ redirects: [{ from, to: '/about' }] });
const withPage = (path: string) => ({ routes: [...smallManifest.routes, { ...smallManifest.routes[1]!, path }] });
const withGateway = (gateway: object) => ({
  endpoints: {
    ...smallManifest.endpoints,
    pay: { url: '/pay', answer: 'gateway', successUrl: '/paid', failureUrl: '/unpaid', ...gateway },
  },
});
const canonical = (address: string) => ({
  routes: smallManifest.routes.map((route, index) =>
    index === 1 ? { ...route, meta: { ...route.meta, canonical: address } } : route,
  ),
});

describe('is refused, once, with what to write', () => {
  test.each<[string, object, string]>([
    ['a directive after the host', withUrl('https://m.example;autoindex'), 'cannot hold ";"'],
    ['a variable as the host', withUrl('https://$host'), 'cannot hold "$"'],
    ['a line break after the host', withUrl('https://m.example\nautoindex on;'), 'cannot hold a line break'],
    ['a trailing slash', withUrl('https://m.example/'), 'Write "https://m.example".'],
    ['a path in other letters', withUrl('https://m.example/école'), 'cannot hold "é"'],
    ['a name and password', withUrl('https://me:word@m.example'), 'Remove what is before the @'],
    ['a host in another script', withUrl('https://münchen.example'), 'Write "https://xn--mnchen-3ya.example".'],
    ['a host in capitals', withUrl('https://M.example'), 'Write "https://m.example".'],
    ['no host', withUrl('https://'), 'the whole name of the host'],
    ['an empty part of a host', withUrl('https://m..example'), 'the whole name of the host'],
    ['a star as a host', withUrl('https://*.m.example'), 'cannot hold "*"'],
    ['a star as a host of pictures', withImageHost('*.m.example'), 'the name of a host'],
    ['a policy’s end in a host of pictures', withImageHost('m.example; script-src *'), 'the name of a host'],
    ['a dot as a host of pictures', withImageHost('.'), 'the name of a host'],
    ['a block in an endpoint', withEndpoint('/x{internal;}#'), 'cannot hold "{"'],
    ['a parameter in an endpoint', withEndpoint('/:x'), 'cannot hold ":"'],
    ['a star in an endpoint', withEndpoint('/*'), 'cannot hold "*"'],
    ['a query in an endpoint', withEndpoint('/x?y'), 'cannot hold "?"'],
    ['a percent sign in an endpoint', withEndpoint('/%2e%2e/x'), 'cannot hold "%"'],
    ['an endpoint at the home page', withEndpoint('/'), 'is the home page'],
    ['an endpoint with a slash at its end', withEndpoint('/Contact.php/'), 'Write "/Contact.php".'],
    ['an endpoint without its slash', withEndpoint('Contact.php'), 'Write "/Contact.php".'],
    ['a step upwards in an endpoint', withEndpoint('/../x'), 'starts with a dot'],
    ['an endpoint at another host without its scheme', withEndpoint('//evil.example/x'), 'Write "/evil.example/x".'],
    ['a variable in an endpoint elsewhere', withEndpoint('https://$host/x'), 'cannot hold "$"'],
    ['the server’s own health', withEndpoint('/healthz'), 'kept for the site'],
    ['the server’s own metrics', withEndpoint('/metrics'), 'kept for the site'],
    ['the server’s own readiness, in capitals', withEndpoint('/READYZ'), 'kept for the site'],
    ['the folder of scripts', withEndpoint('/assets/x'), 'kept for the site'],
    ['the not-found page', withEndpoint('/404.html'), 'kept for the site'],
    ['the rules of another host', withRedirectFrom('/_redirects'), 'kept for the site'],
    ['a redirect of the server’s own health', withRedirectFrom('/healthz'), 'kept for the site'],
    ['a redirect of the sitemap', withRedirectFrom('/sitemap.xml'), 'kept for the site'],
    ['a redirect of an endpoint', withRedirectFrom('/send.php'), 'taken by the endpoint "contact"'],
    ['a page at the server’s own metrics', withPage('/metrics'), 'kept for the site'],
    ['a page below a file of the build', withPage('/robots.txt/x'), 'kept for the site'],
    ['a page below another page’s file', withPage('/about.html/x'), 'kept for the site'],
    ['a page at the spelling of another', withPage('/sub/index'), 'Write "/sub"'],
    ['a page out of the folder', withPage('/../../x'), 'does not fit here'],
    ['a hidden page', withPage('/.git'), 'does not fit here'],
    ['a page where a payment ends', withGateway({ successUrl: '/about' }), 'taken by the endpoint "pay"'],
    ['a page where a payment is shown', withGateway({ resultUrl: '/about' }), 'taken by the endpoint "pay"'],
    ['a page where the gateway reports', { ...withGateway({}), ...withPage('/paid/webhook') }, 'taken by the endpoint'],
    ['a page where a payment is shown by default', { ...withGateway({}), ...withPage('/paid/result') }, 'taken by'],
    ['two endpoints at one path', withGateway({ url: '/send.php' }), 'taken by the endpoint "contact"'],
    ['a payment that ends where it is shown', withGateway({ resultUrl: '/paid' }), 'taken by the endpoint "pay"'],
    ['a header in a redirect', withRedirect('/about?x\r\nX-Evil: 1'), 'cannot hold a line break'],
    ['a header in a redirect elsewhere', withRedirect('https://m.example/\r\nX-Evil: 1'), 'cannot hold a line break'],
    ['a rule in a redirect', withRedirect('https://m.example/ 301\n/* https://evil.example/:splat'), 'cannot hold'],
    ['a zero byte in a redirect', withRedirect('https://m.example/\0'), 'invisible character U+0000'],
    ['a space in a redirect', withRedirect('https://m.example/a b'), 'Write %20 for it.'],
    ['a variable’s braces in a redirect', withRedirect('https://m.example/{env.HOME}'), 'Write %7B for it.'],
    ['a backslash in a redirect', withRedirect('https://m.example\\x'), 'Write "/".'],
    ['a half surrogate in a redirect', withRedirect('https://m.example/\ud800'), 'cannot hold'],
    ['a redirect to a phone', withRedirect('tel:+911234567'), 'cannot lead to'],
    ['a redirect to a mail address', withRedirect('mailto:a@b.example'), 'cannot lead to'],
    ['a redirect with a host’s name only', withRedirect('//evil.example'), 'is not an address'],
    ['a line break in a canonical address', canonical('https://m.example/\nx'), 'cannot hold a line break'],
    ['a quote in a canonical address', canonical('https://m.example/"x'), 'Write %22 for it.'],
  ])('%s', (_what, fields, expected) => {
    const problems = problemsWith(fields);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(expected);
  });
});

describe('is taken', () => {
  test.each<[string, object]>([
    ['a port', withUrl('https://m.example:8443')],
    ['this machine', withUrl('http://localhost:8080')],
    ['a number as the host', withUrl('http://192.168.0.7')],
    ['a host in another script, encoded', withUrl('https://xn--mnchen-3ya.example')],
    ['a host of pictures', withImageHost('images.m-1.example.co.in')],
    ['an endpoint', withEndpoint('/api/v1/contact-form_2.php')],
    ['an endpoint elsewhere', withEndpoint('https://forms.example/f/abc?x=1')],
    ['a redirect with a query and a place', withRedirect('/about?from=old&x=%20#main')],
    ['a redirect to a file', withRedirect('/note.txt')],
    ['a redirect to a file with a space in its name', withRedirect('/with space.txt')],
    ['a redirect elsewhere, in another script', withRedirect('https://münchen.example/straße?q=ä')],
    [
      'a redirect with characters that addresses may have',
      withRedirect("https://m.example/a;b=1,(c)/d:e@f!*'?g=[1]&h=$i#j~k"),
    ],
    ['a redirect of a well-known address', withRedirectFrom('/.well-known/change-password')],
    ['a payment whose two ends are one', withGateway({ failureUrl: '/paid' })],
    [
      'a payment that ends elsewhere',
      withGateway({ successUrl: 'https://m.example/a', failureUrl: 'https://m.example/b' }),
    ],
    ['a canonical address', canonical('https://other.example/a?b=c%20d#e')],
  ])('%s', (_what, fields) => expect(problemsWith(fields)).toEqual([]));
});

test('every address that the server registers for itself is kept from pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-own-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, SITE_RECORD), JSON.stringify(recordWith({ ...harmless, host: '' })));
  const app = await createApp(folder);
  await app.ready();
  const registered = Array.from(app.printRoutes({ commonPrefix: false }).matchAll(/── (\S+)/g), ([, path]) => path!);
  await app.close();
  const own = registered.filter((path) => path.startsWith('/') && path !== '/*');
  expect(own).toContain(SERVER_PATHS.health);
  expect(own.filter((path) => !isOwnAddress(path))).toEqual([]);
});
