/** An old address leads to the page's new one in every language, to the site's own where the page is in no other. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFile } from '../../../manifest/manifest.ts';
import { writeAddressList } from '../../../manifest/rules/support/address-list.ts';
import { addNewAddresses, newAddresses } from '../../../scripts/addresses/published.ts';
import { buildSite } from '../../../builder/build.ts';
import { readRecord } from '../../../server/site-record.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { siteWithSearch } from '../../support/files/site-with-search.ts';
import { translate } from '../../support/files/translate.ts';

const REDIRECTS = `
redirects:
  - {from: /lessons, to: /courses}
  - {from: /boats, to: "/fees#in-winter"}
  - {from: /quay, to: /quay-side}
  - {from: /shop, to: "https://shop.example/heron"}
`;
const PAGES = `
  - path: /fees
    name: Fees
    meta: {title: Fees, description: "What a lesson costs in summer and in winter, and how to pay for it by bank."}
    blocks:
      - {type: hero, heading: Fees}
      - {type: longtext, text: "## In winter\\n\\nHalf of them. See [the quay](/quay-side)."}
  - path: /quay-side
    name: Quay
    meta: {title: The quay, description: "Where our boats lie, and how to get there by bus, by bicycle and on foot."}
    blocks:
      - {type: hero, heading: The quay}
      - {type: longtext, text: "To [our courses](/courses)."}`;

/** Builds a site in English and Spanish; the quay is in English only. Returns the folder. */
async function built(url: string, published: string[] = []): Promise<string> {
  const manifest = join(makeFolder(), 'site.yaml');
  if (published.length > 0) writeAddressList(manifest, published);
  const text = siteWithSearch('es', PAGES).replace('https://heron.example', url);
  writeFileSync(manifest, text + REDIRECTS);
  translate(manifest, 'es', (id, references) => (references.some((one) => one.includes('/quay')) ? '' : `Es ${id}`));
  const out = join(makeFolder(), 'dist');
  await buildSite(manifest, out);
  return out;
}

describe('on a host of its own', () => {
  let redirects: Record<string, string>;
  beforeAll(async () => {
    ({ redirects } = readRecord(await built('https://heron.example')));
  });

  test.each([
    ['/lessons', '/courses'],
    ['/es/lessons', '/es/courses'],
    ['/boats', '/fees#in-winter'],
    ['/es/boats', '/es/fees#es-in-winter'],
    ['/quay', '/quay-side'],
    ['/es/quay', '/quay-side'],
    ['/es/shop', 'https://shop.example/heron'],
  ])('%s leads to %s', (from, to) => {
    expect(redirects[from]).toBe(to);
  });
});

test('on a host below a path, a page is in the place of each', async () => {
  const out = await built('https://school.example/heron');
  for (const [from, to] of [
    ['lessons', 'courses'],
    ['es/lessons', 'es/courses'],
    ['es/quay', 'quay-side'],
  ])
    // prettier-ignore
    expect(readFileSync(join(out, `${from}.html`), 'utf8')).toContain(`url=https://school.example/heron/${to}"`);
});

describe('a published page that is no longer in a language', () => {
  const PUBLISHED = ['/', '/courses', '/quay-side', '/es', '/es/courses', '/es/quay-side', '/es/quay', '/es/fees'];

  test('leads to the page itself, until it is translated again', async () => {
    const { pages, redirects } = readRecord(await built('https://heron.example', PUBLISHED));
    expect(redirects).toMatchObject({ '/es/quay-side': '/quay-side', '/es/quay': '/quay-side' });
    for (const path of ['/es', '/es/courses', '/es/fees']) {
      expect(pages).toHaveProperty([path]);
      expect(redirects).not.toHaveProperty([path]);
    }
  });

  test('does so as well where no page is in the language, as what all pages share has changed', async () => {
    const manifest = join(makeFolder(), 'site.yaml');
    writeFileSync(manifest, siteWithSearch('es', PAGES) + REDIRECTS);
    writeAddressList(manifest, PUBLISHED);
    const out = join(makeFolder(), 'dist');
    const { paths } = await buildSite(manifest, out);
    expect(paths.filter((path) => path.startsWith('/es'))).toEqual([]);
    const own = PUBLISHED.filter((path) => path.startsWith('/es'));
    const { redirects } = readRecord(out);
    for (const path of own) expect(redirects[path]).toBe(path === '/es/quay' ? '/quay-side' : path.slice(3) || '/');
  });

  test('has a page in its place on a host below a path', async () => {
    const out = await built('https://school.example/heron', PUBLISHED);
    expect(readFileSync(join(out, 'es/quay-side.html'), 'utf8')).toContain(
      'url=https://school.example/heron/quay-side"',
    );
  });
});

test('the list of published addresses takes in the pages of every language, and the check does not ask for them again', async () => {
  const manifest = join(makeFolder(), 'site.yaml');
  writeFileSync(manifest, siteWithSearch('es', PAGES));
  translate(manifest, 'es');
  writeAddressList(manifest, ['/']);
  const { paths } = await buildSite(manifest, join(makeFolder(), 'dist'));
  expect(paths).toContain('/es/courses');
  expect(newAddresses(manifest).toSorted()).toEqual(paths.filter((path) => path !== '/').toSorted());
  addNewAddresses(manifest);
  expect(newAddresses(manifest)).toEqual([]);
  writeFileSync(manifest, siteWithSearch('es')); // two pages are gone
  const lost = checkFile(manifest).problems.filter(({ code }) => code === 'lost-address');
  expect(lost.map(({ found }) => found)).toEqual(['/fees', '/quay-side']);
});
