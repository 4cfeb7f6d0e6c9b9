/** No text of a manifest becomes a directive, a header or a rule of a host's configuration. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { RouteHead } from '../../../manifest/incremental/route-head.ts';
import type { SiteWithoutRoutes } from '../../../schema/types.ts';
import { encodePath, encodeTarget, siteAddressFault } from '../../../schema/addresses/web-address.ts';
import { hostingFiles } from '../../../builder/hosting/hosting.ts';
import { robotsTxt, sitemapFiles } from '../../../builder/assets/sitemap.ts';
import { pagePolicy } from '../../../server/http/policies.ts';
import type { SiteRecord } from '../../../server/site-record.ts';
import { hasCaddy } from '../../support/http/caddy.ts';
import { hasNginx } from '../../support/http/nginx.ts';
import { harmless, hostile, hostileTexts, recordWith } from './records.ts';
import type { Texts } from './records.ts';
import { headersShape, jsonShape, nginxShape, policyShape, redirectsShape, xmlShape } from './shapes.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-injection-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The configurations of a site with some texts; for a host that is none, nothing is written. */
function filesOf(texts: Texts): Record<string, string> | undefined {
  const record = recordWith(texts);
  if (/^[a-z0-9._:-]*$/.test(texts.host)) return hostingFiles(record, folder);
  if (siteAddressFault(record.url) === undefined)
    expect(hostingFiles(record, folder)).toEqual({}); // below a path
  else expect(() => hostingFiles(record, folder)).toThrow('is not the address of a site');
  return undefined;
}

const plain = filesOf({ ...harmless, host: '' })!;

/** Holds the shape of one configuration against that of a harmless site, for so many hostile ones. */
function keepsShape(file: string, shape: (text: string) => unknown, numRuns: number): void {
  const expected = shape(plain[file]!);
  fc.assert(
    fc.property(hostileTexts, (texts) => {
      const files = filesOf(texts);
      if (files) expect(shape(files[file]!)).toEqual(expected);
    }),
    { numRuns },
  );
}

describe('2,000 hostile sites change no structure', () => {
  test('of nginx.conf', () => keepsShape('.hosting/nginx.conf', nginxShape, 2000));
  test('of _headers', () => keepsShape('_headers', headersShape, 2000));
  test('of _redirects', () => keepsShape('_redirects', redirectsShape, 2000));

  test('of a policy', () => {
    const policyOf = (texts: Texts) => policyShape(pagePolicy(recordWith(texts), 'index.html'));
    const expected = policyOf(harmless);
    fc.assert(
      fc.property(hostileTexts, (texts) => {
        expect(policyOf(texts)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  test('of sitemap.xml and robots.txt', () => {
    fc.assert(
      fc.property(hostile, hostile, (host, path) => {
        const site = { url: `https://m.example${host}` } as SiteWithoutRoutes;
        const page = { path: `/${path}`, meta: { robots: 'index,follow' } } as RouteHead;
        expect(xmlShape(sitemapFiles(site, [page])['sitemap.xml']!)).toEqual(['urlset', 'url', 'loc']);
        expect(robotsTxt(site)).toMatch(/^User-agent: \*\nAllow: \/\nSitemap: https:\/\/[\x21-\x7E]+\n$/);
      }),
      { numRuns: 2000 },
    );
  });
});

// Without nginx this is left out: apt-get install nginx
test.skipIf(!hasNginx)('nginx takes the configuration of 40 hostile sites', () => {
  const around = `events {}\nhttp { include ${folder}/site.conf; }\n`;
  writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\nerror_log ${folder}/error.log;\n${around}`);
  fc.assert(
    fc.property(hostileTexts, (texts) => {
      const files = filesOf(texts);
      if (!files) return;
      writeFileSync(
        join(folder, 'site.conf'),
        files['.hosting/nginx.conf']!.replace('listen 80;', 'listen 127.0.0.1:48123;'),
      );
      const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { encoding: 'utf8' }); // prettier-ignore
      expect(status, stderr).toBe(0);
    }),
    { numRuns: 40 },
  );
});

// Without Caddy this is left out: apt-get install caddy
test.skipIf(!hasCaddy)('Caddy reads the same structure from the files of 20 hostile sites', () => {
  const shapeOf = (caddyfile: string) => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, caddyfile);
    const args = ['adapt', '--adapter', 'caddyfile', '--config', file];
    const { status, stdout, stderr } = spawnSync('caddy', args, { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return jsonShape(JSON.parse(stdout));
  };
  const expected = shapeOf(plain['.hosting/Caddyfile']!);
  fc.assert(
    fc.property(hostileTexts, (texts) => {
      const files = filesOf(texts);
      if (files) expect(shapeOf(files['.hosting/Caddyfile']!)).toEqual(expected);
    }),
    { numRuns: 20 },
  );
});

describe('an encoded address', () => {
  test('is ASCII, leads to the host it names or to this one, and is encoded once', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const to of [text, `/${text}`, `https://there.example/${text}`]) {
          const encoded = encodeTarget(to);
          expect(encoded).toMatch(/^(?:https?:\/|)\/[\w.~:/?#[\]@!&'()*+,;=%-]*$/);
          expect(encodeTarget(encoded)).toBe(encoded);
          const { host } = new URL(encoded, 'https://here.example');
          if (!/^https?:/i.test(to)) expect(host).toBe('here.example');
        }
        expect(new URL(encodeTarget(`https://there.example/${text}`)).host).toBe('there.example');
        expect(encodePath(text)).toMatch(/^\/[\w.~%/-]*$/);
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['/about', '/about'],
    ['/about?a=b&c=d#e', '/about?a=b&c=d#e'],
    ['/über uns', '/%C3%BCber%20uns'],
    ['/मुंबई', '/%E0%A4%AE%E0%A5%81%E0%A4%82%E0%A4%AC%E0%A4%88'],
    ['/100%', '/100%25'],
    ['/a%20b', '/a%20b'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['https://münchen.example/straße?q=ä', 'https://xn--mnchen-3ya.example/stra%C3%9Fe?q=%C3%A4'],
    ['https://user:word@there.example/', 'https://there.example/'],
  ])('%s is %s', (from, to) => expect(encodeTarget(from)).toBe(to));
});

test('the record that the tests are made with holds every text that configurations are made from', () => {
  const marked = Object.fromEntries(Object.keys(harmless).map((name) => [name, `-${name}-`])) as unknown as Texts;
  const record: Partial<SiteRecord> = { ...recordWith({ ...marked, host: '' }) };
  const all = Object.values(hostingFiles(record as SiteRecord, folder)).join('\n');
  for (const name of [
    'page',
    'from',
    'to',
    'elsewhere',
    'endpointPath',
    'back',
    'result',
    'endpointOrigin',
    'imageHost',
  ])
    expect.soft(all, name).toContain(`-${name}-`);
});
