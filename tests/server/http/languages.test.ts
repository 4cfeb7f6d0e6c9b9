/** A site in two languages: each page is found in both, and a form answers in the language of its page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, tryCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { translate } from '../../support/files/translate.ts';
import { ask } from '../../support/http/ask.ts';
import { hasCaddy, startCaddy } from '../../support/http/caddy.ts';
import { hasNginx, startNginx } from '../../support/http/nginx.ts';
import { startService } from '../../support/service/service.ts';
import type { TestService } from '../../support/service/service.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const out = join(folder, 'out');
const EXAMPLE = readFileSync('manifest/rules/example.yaml', 'utf8').replace(
  '      title: Courses\n',
  '$&      canonical: https://heron.example/courses\n',
);
const SOURCE = `${EXAMPLE.replace(/^language: .*/m, '$&\nlanguages: [de]\nendpoints:\n  contact:\n    url: /api/contact\n    answer: message')}
      - type: form
        heading: Write to us
        endpoint: contact
        submitLabel: Send
        fields:
          - name: text
            label: Your words
            required: true
  - path: /prices
    name: Prices
    parent: /courses
    meta:
      title: Prices
      description: What the lessons cost, and what the price holds, for children and grown-ups alike.
    blocks:
      - type: hero
        heading: Prices
      - type: longtext
        text: Back to [our courses](/courses).
`;

let service: TestService;
beforeAll(async () => {
  writeFileSync(manifest, SOURCE);
  // The page of the prices is not translated; every other text is.
  translate(manifest, 'de', (id, references) =>
    references.every((one) => one.startsWith('/prices')) ? '' : `De ${id}`,
  );
  runCommand('build', manifest, '--out', out);
  service = await startService(out);
});
afterAll(() => service?.close());

const get = async (path: string) => {
  const response = await fetch(service.url + path);
  return { status: response.status, html: await response.text() };
};

describe('a page that is translated', () => {
  test('is below its language, and names itself and all others to search engines', async () => {
    const alternates = ['en', 'de', 'x-default'].map((tag) => `hreflang="${tag}" href="https://heron.example/${tag === 'de' ? 'de/' : ''}courses"`); // prettier-ignore
    for (const path of ['/courses', '/de/courses']) {
      const { html } = await get(path);
      expect(html).toContain(`<html lang="${path === '/courses' ? 'en' : 'de'}">`);
      expect(html).toContain(`<link rel="canonical" href="https://heron.example${path}">`);
      for (const alternate of alternates) expect(html).toContain(alternate);
    }
  });

  test('has links to its other languages without scripts, each in its own name', async () => {
    const { html } = await get('/de/courses');
    expect(html).toMatch(/<a href="\/courses"[^>]*lang="en"[^>]*>English<\/a>/);
    expect(html).toMatch(/<a aria-current="true" lang="de"[^>]*>Deutsch<\/a>/); // no link: it would lead to itself
  });

  test('leads to pages of its language, and to its own home page', async () => {
    const { html } = await get('/de/courses');
    expect(html).toContain('<a class="logo" href="/de">');
    expect((await get('/de')).html).toContain('<html lang="de">');
  });
});

test('a page that is not translated is in its own language alone, and is linked there', async () => {
  expect((await get('/de/prices')).status).toBe(404);
  expect((await get('/prices')).html).not.toContain('hreflang');
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8').match(/<loc>/g)).toHaveLength(5);
});

test('an unknown address gets the not-found page of its language', async () => {
  for (const [path, language] of [
    ['/nothing', 'en'],
    ['/de/nothing', 'de'],
  ] as const) {
    const { status, html } = await get(path);
    expect(status).toBe(404);
    expect(html).toContain(`<html lang="${language}">`);
  }
});

// Without nginx or Caddy, what is missing is left out: apt-get install nginx caddy
test.each([
  ['nginx', hasNginx, startNginx],
  ['Caddy', hasCaddy, startCaddy],
] as const)('%s answers an unknown address in its language, too', async (_, isInstalled, start) => {
  if (!isInstalled) return;
  const host = await start(out, Number(new URL(service.url).port));
  try {
    for (const [path, file] of [
      ['/nothing', '404.html'],
      ['/de/nothing', 'de/404.html'],
      ['/de/courses/nothing', 'de/404.html'],
      ['/de/404.html', 'de/404.html'],
      ['/demand', '404.html'],
    ] as const) {
      const { status, headers, body } = await ask(host.url, `GET ${path}`);
      expect([path, status, body.toString()]).toEqual([path, 404, readFileSync(join(out, file), 'utf8')]);
      const own = (await ask(service.url, `GET ${path}`)).headers['content-security-policy'];
      expect(String(headers['content-security-policy'])).toContain(String(own).split(';')[0]);
    }
    expect((await ask(host.url, 'GET /de/courses')).status).toBe(200);
  } finally {
    await host.stop();
  }
});

test('Netlify gets the not-found page of each language', () => {
  expect(readFileSync(join(out, '_redirects'), 'utf8')).toContain('/de/* /de/404.html 404\n');
});

test('a form answers in the language of its page, and staff learn which it was', async () => {
  const post = async (path: string, text: string) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const response = await fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify({ text }) });
    return ((await response.json()) as { message: string }).message;
  };
  expect((await get('/de/courses')).html).toContain('action="/de/api/contact"');
  const german = load(readFileSync('translations/de.yaml', 'utf8')) as { answers: { stored: { message: string } } };
  expect(await post('/de/api/contact', 'Guten Tag')).toContain(
    german.answers.stored.message.replace('{call}', '').trim(),
  );
  await post('/api/contact', 'Good morning');
  const leads = await service.context.store.db
    .selectFrom('leads')
    .select(['fields', 'language'])
    .orderBy('id')
    .execute();
  expect(leads).toEqual([
    { fields: '{"text":"Guten Tag"}', language: 'de' },
    { fields: '{"text":"Good morning"}', language: '' },
  ]);
});

test('a translation with another figure stops the build, with its line', () => {
  const other = join(folder, 'other');
  translate(manifest, 'de', (id) =>
    id === 'We sail from May to October.' ? 'Wir segeln von Mai bis Oktober 2026.' : `De ${id}`,
  );
  const { status, stderr } = tryCommand('build', manifest, '--out', other);
  expect(status).toBe(1);
  expect(stderr).toContain('translation-differs');
  expect(stderr).toMatch(/languages\/de\.po:\d+:\d+/);
});
