/** What a visitor waits for: one HTML file with all its styles, and small fonts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { fileOf } from '../../../schema/addresses/own-addresses.ts';
import { readHtml } from '../../blocks/html.ts';
import { firstViewBytes } from '../../support/http/first-view.ts';
import { site } from '../../support/sites/manifest.ts';

const KB = 1024;

const read = (file: string) => readFileSync(join(inject('site'), file));
const isPlace = (path: string) => path.startsWith('/air-ambulance-services-');
const sizeOfStyles = (html: Buffer) =>
  readHtml(html.toString())
    .elements.filter(({ name }) => name === 'style')
    .reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

test('the styles of home take at most 20 KB, those of each of the 22 places 12 KB', () => {
  expect(sizeOfStyles(read(fileOf('/')))).toBeLessThanOrEqual(20 * KB);
  const places = site.routes.filter(({ path }) => isPlace(path));
  expect(places).toHaveLength(22);
  for (const { path } of places) {
    const size = sizeOfStyles(read(fileOf(path)));
    expect.soft(size, path).toBeGreaterThan(5 * KB); // or the styles are somewhere else
    expect.soft(size, path).toBeLessThanOrEqual(12 * KB);
  }
});

test('home comes in 28 KB, a place in 12 KB, and every other page in 14 KB', () => {
  const limitOf = (path: string) => (path === '/' ? 28 : isPlace(path) ? 12 : 14) * KB;
  for (const { path } of site.routes)
    expect.soft(brotliCompressSync(read(fileOf(path))).length, path).toBeLessThanOrEqual(limitOf(path));
});

test('the first view of every page comes in one round trip: 14 KB with the headers of the answer', () => {
  const headers = 1.3 * KB; // of our server
  for (const { path } of site.routes)
    expect.soft(firstViewBytes(read(fileOf(path)).toString()), path).toBeLessThanOrEqual(14 * KB - headers);
});

test('no page asks for styles a second time before it can be painted', () => {
  for (const file of [...site.routes.map(({ path }) => fileOf(path)), '404.html']) {
    const { elements } = readHtml(read(file).toString());
    const links = elements.filter(({ name, attributes }) => name === 'link' && /style/.test(attributes.get('rel')!));
    const imports = elements.filter(({ name, text }) => name === 'style' && text.includes('@import'));
    expect.soft({ links: links.length, imports: imports.length }, file).toEqual({ links: 0, imports: 0 });
  }
});

test('the fonts take at most 40 KB together, and are those that the pages name', () => {
  const fonts = readdirSync(join(inject('site'), 'assets')).filter((name) => /\.(?:woff2?|ttf|otf)$/.test(name));
  const named = [
    ...read('index.html')
      .toString()
      .matchAll(/url\(\/assets\/([^)]+)\)/g),
  ].map(([, name]) => name);
  expect(fonts.toSorted()).toEqual(named.toSorted());
  expect(fonts.reduce((sum, name) => sum + read(`assets/${name}`).length, 0)).toBeLessThanOrEqual(40 * KB);
});
