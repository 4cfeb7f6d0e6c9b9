/** Draws every icon of a site from one picture, its icon or its logo; without one, a tab has the first letter of its name. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LATE_ID } from '../../schema/addresses/layout-ids.ts';
import { ICON_FILES } from '../../schema/addresses/own-addresses.ts';
import { basePathOf } from '../../schema/addresses/base-path.ts';
import { encodePath } from '../../schema/addresses/web-address.ts';
import { escapeHtml } from '../../schema/values/html.ts';
import type { SiteWithoutRoutes } from '../../schema/types.ts';
import { keyOf } from '../output/cache.ts';
import type { Cache } from '../output/cache.ts';
import type { Folders } from './folders.ts';
import type { Scheme } from '../../theme/palette/colour-names.ts';
import { resolveTheme } from '../../theme/theme.ts';

/** The part of the width that is safe from masks: phones cut icons to circles. */
const SAFE_SHARE = 0.62;
const APP_SIZES = [192, 512];
const TAB_SIZE = 96;
const CLEAR = 'transparent';

/** Returns the tag of the tab's icon as it is in the public folder; where a build would draw one, an empty one. */
export function plainIconTag(site: SiteWithoutRoutes, publicFolder: string): string {
  const own = () => (existsSync(join(publicFolder, ICON_FILES.svg)) ? `/${ICON_FILES.svg}` : undefined);
  const shown = site.brand.icon ?? site.brand.logo ?? own();
  return iconTag(shown === undefined ? 'data:,' : encodePath(shown));
}

const iconTag = (href: string) => `<link rel="icon" href="${href}">`;

/** Writes a site's icons below `out`. Returns the head tags for them. */
export async function drawIcons(
  site: SiteWithoutRoutes,
  { publicFolder, out, translation }: Folders,
  cache: Cache,
): Promise<string> {
  const source = site.brand.icon ?? site.brand.logo;
  if (source === undefined) return letterIcon(site, { publicFolder, out, translation });
  const logo = readFileSync(join(publicFolder, source));
  const isDrawing = /\.svg$/i.test(source);
  const { palette } = resolveTheme(site.theme);
  const { paper } = palette.light;
  const key = keyOf(import.meta.url, logo, paper);
  const icon = async (size: number, share: number, background: string): Promise<Uint8Array> =>
    readFileSync(await cache.file(`${key}-${size}-${share}.png`, () => drawIcon(logo, size, share, background)));
  const write = (path: string, bytes: Uint8Array | string) => {
    const given = existsSync(join(publicFolder, path)); // a file of the site's own comes first
    if (!given) writeFileSync(join(out, path), bytes);
    return `/${path}`;
  };
  mkdirSync(join(out, 'assets/icons'), { recursive: true });
  const apps = APP_SIZES.map(async (size) => ({
    src:
      basePathOf(site.url) + write(`assets/icons/${size}-${key.slice(0, 8)}.png`, await icon(size, SAFE_SHARE, paper)),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const folder = translation === undefined ? '' : `${translation}/`;
  mkdirSync(join(out, folder), { recursive: true });
  const start = `/${translation ?? ''}`;
  const manifest = write(
    folder + ICON_FILES.manifest,
    webManifest(site, start, palette.light, await Promise.all(apps)),
  );
  const ico = write(ICON_FILES.ico, icoOf(await icon(32, 1, CLEAR), 32));
  const tab = isDrawing
    ? `href="${write(ICON_FILES.svg, logo)}" type="image/svg+xml"`
    : `href="${write(`assets/icons/tab-${key.slice(0, 8)}.png`, await icon(TAB_SIZE, 1, CLEAR))}" type="image/png" sizes="${TAB_SIZE}x${TAB_SIZE}"`;
  const touch = write(ICON_FILES.touch, await icon(180, 0.72, paper));
  return [
    `<link rel="icon" href="${ico}" sizes="32x32">`,
    `<link rel="icon" ${tab}>`,
    `<link rel="apple-touch-icon" href="${touch}">`,
    // In the head, browsers would fetch it before they paint, and nothing on the page depends on it.
    `<template id="${LATE_ID}"><link rel="manifest" href="${manifest}"></template>`,
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" content="${palette[scheme].tint}" media="(prefers-color-scheme:${scheme})">`,
    ),
  ].join('');
}

/**
 * Writes an icon with the first letter of a site's name, in whatever script: without any, browsers would ask for one, and
 * find none. A file of the site's own comes first; the pages of other languages have the same.
 */
function letterIcon(
  { brand, theme, language }: SiteWithoutRoutes,
  { publicFolder, out, translation }: Folders,
): string {
  const { fill, 'on-fill': ink } = resolveTheme(theme).palette.light;
  const [first] = new Intl.Segmenter(language).segment((brand.shortName ?? brand.name).trim());
  const letter = escapeHtml(first?.segment.toLocaleUpperCase(language) ?? '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${fill}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="600" fill="${ink}">${letter}</text></svg>\n`;
  const given = translation !== undefined || existsSync(join(publicFolder, ICON_FILES.svg));
  if (!given) writeFileSync(join(out, ICON_FILES.svg), svg);
  return iconTag(`/${ICON_FILES.svg}`);
}

/** Draws a square icon; the logo takes this share of its width. */
async function drawIcon(logo: Uint8Array, size: number, share: number, background: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * share);
  const { width, height } = await sharp(logo).metadata();
  const density = Math.min(2400, (72 * inner) / Math.max(width, height)); // drawn at this size, not enlarged
  const drawn = await sharp(logo, { density: Math.max(1, density) })
    .autoOrient()
    .resize(inner, inner, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

function webManifest(
  { brand, language, url }: SiteWithoutRoutes,
  start: string,
  { paper, tint }: Scheme,
  icons: object[],
): string {
  const home = basePathOf(url) + start;
  return `${JSON.stringify({
    name: brand.name,
    short_name: brand.shortName ?? brand.name,
    lang: language,
    id: home,
    start_url: home,
    display: 'browser',
    theme_color: tint,
    background_color: paper,
    icons,
  })}\n`;
}

/** An ICO file that holds one PNG: a directory of one entry, then the picture. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
