/** Whether a built site holds the texts of its manifest: a fast build that leaves something out is no build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import MarkdownIt from 'markdown-it';
import type { Edit } from './edit.ts';

/** What the pages must say; the pages of all routes must be there. */
export interface Expected {
  paths: string[];
  texts: { path: string; texts: string[] }[];
}

interface Manifest {
  phones: { desk: string };
  brand: unknown;
  navigation: unknown;
  footer: unknown;
  routes: { path: string; meta: unknown; blocks: unknown }[];
}

const markdownIt = new MarkdownIt();
/** Fields that no visitor reads. */
const HIDDEN = new Set(['type', 'to']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©' };

/** Collects the texts of the first page, of two others and of the edited one. */
export function expect(manifest: string, edit?: Edit): Expected {
  const { routes, phones, brand, navigation, footer } = load(manifest) as Manifest;
  const chosen = routes.filter(({ path }, index) => [0, 1, routes.length - 1].includes(index) || path === edit?.path);
  const texts = chosen.map(({ path, meta, blocks }) => ({
    path,
    texts: leaves([brand, navigation, footer, meta, blocks])
      .map((text) => text.replaceAll('${phones.desk}', phones.desk))
      .flatMap((text) => plain(markdownIt.render(text)).split('\n').filter(Boolean)),
  }));
  const edited = texts.find(({ path }) => path === edit?.path);
  if (edit && !edited?.texts.includes(edit.heading)) throw new Error('The edit is not in the manifest.');
  return { paths: routes.map(({ path }) => path), texts };
}

/** Throws a sentence where a page or a text is missing; else gives the bytes of HTML for each page. */
export function checkOutput(folder: string, { paths, texts }: Expected): number {
  for (const page of texts) {
    const html = readFileSync(fileOf(folder, page.path), 'utf8').replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
    const said = dense(plain(html) + decode(html));
    const missing = page.texts.find((text) => !said.includes(dense(text)));
    if (missing !== undefined) throw new Error(`${page.path} does not say "${missing}".`);
  }
  return paths.reduce((sum, path) => sum + readFileSync(fileOf(folder, path)).length, 0) / paths.length;
}

function fileOf(folder: string, path: string): string {
  const files = [join(folder, path, 'index.html'), join(folder, `${path}.html`)];
  const file = files.find((one) => existsSync(one));
  if (file === undefined) throw new Error(`There is no page for ${path}.`);
  return file;
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => (HIDDEN.has(key) ? [] : leaves(below)));
}

function plain(html: string): string {
  return decode(html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]*>/g, ''));
}

function decode(html: string): string {
  return html
    .replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex: string | undefined, decimal: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Where spaces and line ends fall is a template's affair. */
function dense(text: string): string {
  return text.replaceAll(/[\s\u00ad]+/g, '');
}
