/** The check of the manifest and a crawl of the finished pages find the same dead links. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles, publicFolderOf } from '../../../manifest/check/manifest-file.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import { feedPath } from '../../../schema/addresses/list-addresses.ts';
import { recordOf, records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { breaksOf } from './breaks.ts';
import { deadLinks, readPage, renderAll, breadcrumbsOf } from './crawl.ts';
import type { Page } from './crawl.ts';
import { deadLinksOf } from './verdicts.ts';

function read(file: string): { manifest: Tree; files: Set<string>; redirects: Set<string> } {
  const source = parse(file, readFileSync(file, 'utf8'));
  if (Array.isArray(source)) throw new Error(`${file} cannot be read.`);
  const manifest = source.value as Tree;
  const redirects = new Set(records(manifest, 'redirects').map(({ value }) => String(value['from'])));
  return { manifest, redirects, files: listFiles(publicFolderOf(file)) };
}

function builtPages(folder: string): Page[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replace(/(?:^index)?\.html$/, '')}`,
      html: readFileSync(join(folder, file), 'utf8'),
    }));
}

describe.each([
  ['site.yaml', 'site', 3],
  [EXAMPLE_MANIFEST, 'example', 6],
] as const)('%s', (file, built, each) => {
  const { manifest, files, redirects } = read(file);
  const breaks = breaksOf(manifest, files, each);
  const feeds = Object.values(recordOf(manifest, 'collections')) as { page: string; feed?: boolean }[];
  const made = [
    ...(manifest['contactCard'] === undefined ? [] : ['/contact-card.vcf']),
    ...feeds.flatMap(({ page, feed }) => (feed ? feedPath(page) : [])),
  ];

  test('as it is built, no page names a dead address or skips a level of headings', () => {
    const pages = builtPages(inject(built));
    expect(pages.length).toBeGreaterThan(7);
    expect(deadLinks(pages, { files: listFiles(inject(built)), redirects })).toEqual([]);
    for (const { path, html } of pages) {
      const { headings } = readPage(html);
      expect.soft(headings.filter((level) => level === 1), path).toHaveLength(1); // prettier-ignore
      const skips = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1);
      expect.soft(skips, `${path}: ${headings.join(' ')}`).toEqual([]);
    }
  });

  test('a parent that is no page is reported where it is written, and is missing from the breadcrumbs of that page', () => {
    const children = records(manifest, 'routes').filter(({ value }) => value['parent'] !== undefined);
    for (const { pointer } of children.slice(0, 3)) {
      const copy = structuredClone(manifest);
      const route = records(copy, 'routes').find((one) => one.pointer === pointer)!.value;
      const stepsOf = (site: Tree) => breadcrumbsOf(renderAll(site, files).find(({ path }) => path === route['path'])!);
      expect(stepsOf(copy)).toContain(route['parent']);
      const parent = route['parent'];
      route['parent'] = `${String(parent)}-x`;
      expect(stepsOf(copy)).not.toContain(parent);
      const bytes = new TextEncoder().encode(JSON.stringify(copy));
      expect(checkText('broken.json', bytes, files).problems.map((one) => one.pointer)).toEqual([`${pointer}/parent`]);
    }
  });

  test('is broken in many places', () => {
    expect(breaks.length).toBeGreaterThan(25);
  });

  test.for(breaks.map((one) => [one.title, one] as const))('%s', ([, broken]) => {
    const pages = renderAll(broken.manifest, broken.files);
    const found = deadLinks(pages, { files: new Set([...broken.files, ...files, ...made]), redirects });
    expect(found.length).toBeGreaterThan(0);
    expect(deadLinksOf(broken.manifest, broken.files)).toEqual(found);
  });
});
