/** Sites of many trades in many languages: the check has nothing to say of them, and no page says a word that is not theirs. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { HTMLElement, parse } from 'node-html-parser';
import type { Node } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { createRenderer } from '../../builder/bundle/server-entry.ts';
import { compileStyles } from '../../builder/bundle/styles/styles.ts';
import { themedStyles } from '../../builder/bundle/styles/themed-styles.ts';
import { readAllDrawings } from '../../builder/pictures/drawings.ts';
import { atlasOf } from '../../builder/assets/atlas.ts';
import { checkFile } from '../../manifest/manifest.ts';
import { publicFolderOf } from '../../manifest/check/manifest-file.ts';
import { LOOKS } from '../../theme/looks/looks.ts';
import { resolveTheme } from '../../theme/theme.ts';
import { SERVICES } from '../../schema/addresses/profile-services.ts';
import type { Route, Site } from '../../schema/types.ts';
import { variedSites } from '../sites/varied-sites.ts';

const WORD = /[\p{L}\p{M}]{2,}/gu;
/** What people read or hear besides the texts of elements. */
const SPOKEN = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'];
/** Names that are the same in every language. */
const NAMES = ['OpenStreetMap', ...SERVICES.map(({ name }) => name)];
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

const sites = variedSites.map(({ name, manifest }) => ({ name, manifest, ...checkFile(manifest) }));
const { sheets } = compileStyles('written');

test('they are many, and in all looks', () => {
  const languages = new Set(sites.map(({ site }) => site!.language.slice(0, 2)));
  for (const one of ['ar', 'hi', 'ja', 'de', 'vi']) expect(languages).toContain(one);
  expect(languages.size).toBeGreaterThanOrEqual(8);
  expect(new Set(sites.map(({ site }) => site!.theme.look))).toEqual(new Set(Object.keys(LOOKS)));
});

describe.each(sites)('$name', ({ site, problems, manifest }) => {
  test('is right, down to the last warning', () => {
    expect(problems.map(({ message, pointer }) => `${pointer}: ${message}`)).toEqual([]);
  });

  test('says in its language what it says, in the direction of its letters, and nothing in English', () => {
    const own = ownWords(site!, load(readFileSync(manifest, 'utf8')));
    const render = rendererOf(site!, manifest);
    for (const route of [...site!.routes, notFoundOf(site!)]) {
      const page = parse(render(route));
      const html = page.querySelector('html')!;
      expect(html.getAttribute('lang')).toBe(site!.language);
      expect(html.getAttribute('dir')).toBe(RIGHT_TO_LEFT.has(site!.language.slice(0, 2)) ? 'rtl' : undefined);
      const said = [...new Set(textsOf(html).flatMap((text) => text.match(WORD) ?? []))];
      expect(said.filter((word) => !own.has(word.toLowerCase()))).toEqual([]);
    }
  });
});

function rendererOf(site: Site, manifest: string): (route: Route) => string {
  const renderer = createRenderer({
    site,
    breadcrumbRoutes: site.routes,
    styles: themedStyles(sheets, resolveTheme(site.theme), 'extended'),
    atlas: atlasOf(site),
    drawings: readAllDrawings(publicFolderOf(manifest)),
    extraHead: '',
    scripts: [],
  });
  return (route) => renderer.renderRoute(route).html;
}

/** The page for unknown addresses, as if it were one of the routes. */
const notFoundOf = ({ notFound }: Site): Route => ({ ...notFound, path: '/404', name: '404' });

/** All words that a site may say, in small letters: those of its manifest, of its language's translation, and of its dates. */
function ownWords(site: Site, manifest: unknown): Set<string> {
  const dates = Array.from({ length: 28 }, (_, index) => new Date(2026, 0, 1 + 13 * index, index)); // all months and days
  const forms: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'full', timeStyle: 'short' },
    { dateStyle: 'medium' },
    { weekday: 'long' },
    { weekday: 'short' },
  ];
  const written = dates.flatMap((date) => forms.map((form) => date.toLocaleString(site.language, form)));
  const texts = [...stringsOf([manifest, site.labels, site.answers]), ...written, ...NAMES];
  return new Set(texts.flatMap((text) => text.match(WORD) ?? []).map((word) => word.toLowerCase()));
}

/** Returns every string in a value; the names of fields are no words of the site. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function textsOf(node: Node): string[] {
  if (!(node instanceof HTMLElement)) return [node.text];
  if (/^(?:script|style|svg)$/i.test(node.tagName ?? '') || node.classList.contains('initials')) return [];
  const spoken = SPOKEN.flatMap((name) => node.getAttribute(name) ?? []);
  return [...spoken, ...node.childNodes.flatMap(textsOf)];
}
