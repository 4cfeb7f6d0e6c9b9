/** Makes the picture that a shared link shows, for pages that name none of their own. */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteHead } from '../../../manifest/incremental/route-head.ts';
import type { StyleSheets } from '../../../renderer/page-styles/style-rules.ts';
import type { Image, SiteWithoutRoutes } from '../../../schema/types.ts';
import { contrast } from '../../../theme/palette/colours.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { keyOf, sourceHash } from '../../output/cache.ts';
import type { Cache } from '../../output/cache.ts';
import type { Folders } from '../folders.ts';
import { artMaker } from './art.ts';
import type { Art, Shown } from './art.ts';

/** The size that networks ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Enough to keep every core busy with drawing, and the disk with copying. */
const AT_ONCE = 16;
const SEPARATOR = / [|–—·-] /;
/** All that a preview's look depends on, besides its words. */
const COLOURS = ['paper', 'tint', 'tint-2', 'ink', 'ink-2', 'line-2', 'accent', 'mark', 'stage', 'on-stage', 'on-stage-2', 'stage-fill'] as const; // prettier-ignore

/** What is drawn. */
export interface PreviewContent {
  name: string;
  title: string;
  /** A smaller line below. */
  subtitle: string;
  logo: Uint8Array | undefined;
  /** The pair of fonts. */
  type: string;
  /** What the words are on: a chart, as in the hero of that look, or the stage. */
  ground: 'chart' | 'stage';
  colours: Record<(typeof COLOURS)[number], string>;
  art: Art | undefined;
}

export interface PreviewedSite {
  site: SiteWithoutRoutes;
  pages: PreviewedPage[];
  /** The sheets of all themes, of which drawings have their colours. */
  styles: StyleSheets;
}

/** A page as far as its preview is concerned. */
export type PreviewedPage = Pick<RouteHead, 'path' | 'meta'> & Shown;

/** Draws the missing previews below `out`. Returns them by the paths of their pages. */
export async function drawPreviews(
  { site, pages, styles }: PreviewedSite,
  folders: Folders,
  cache: Cache,
): Promise<Record<string, Image>> {
  const { brand, theme, previews: areWanted } = site;
  const previews: Record<string, Image> = {};
  const queue = pages.filter(({ meta }) => !meta.social?.image);
  if (!areWanted || queue.length === 0) return previews;
  const { publicFolder, out } = folders;
  mkdirSync(join(out, 'assets/previews'), { recursive: true });
  const { options, palette } = resolveTheme(theme);
  const look = { type: options.type, ground: options.hero === 'chart' ? ('chart' as const) : ('stage' as const) };
  const colours = Object.fromEntries(COLOURS.map((name) => [name, palette.light[name]])) as PreviewContent['colours'];
  const shown = brand.logoDark !== undefined && isDark(look.ground === 'chart' ? colours.tint : colours.stage) ? brand.logoDark : brand.logo; // prettier-ignore
  const logo = shown === undefined ? undefined : readFileSync(join(publicFolder, shown));
  const drawing = sourceHash(new URL('preview-drawing.ts', import.meta.url));
  const key = keyOf(import.meta.url, drawing, logo ?? '', JSON.stringify([brand.name, look, colours]));
  const target = { folders, cache, key, copied: new Set<string>() };
  const artOf = artMaker(site, styles, publicFolder);
  const waiting = queue.values();
  const drawQueue = async () => {
    for (const { path, meta, ...art } of waiting) {
      const alt = meta.social?.title ?? meta.title;
      const isFitting = look.ground === 'chart' || art.chart?.isFull === false; // others need the sky of a chart
      const own = isFitting ? artOf(art) : undefined;
      const content = { name: brand.name, ...splitTitle(alt, brand.name), logo, ...look, colours, art: own };
      // oxlint-disable-next-line no-await-in-loop -- each queue draws one after the other
      const file = await drawPreview(content, target);
      previews[path] = { file, alt, ...PREVIEW_SIZE };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawQueue));
  return previews;
}

/** Where previews are kept and copied to. */
interface Target {
  folders: Folders;
  cache: Cache;
  /** The key of what all previews share. */
  key: string;
  /** The addresses that a preview was copied to: pages of the same title share one. */
  copied: Set<string>;
}

/** Returns the address of a preview, without words where the font does not have their script. */
async function drawPreview(content: PreviewContent, target: Target): Promise<string> {
  const { folders, cache, copied } = target;
  const key = hash('sha256', JSON.stringify([target.key, content.title, content.subtitle, content.art])).slice(0, 16);
  const file = await cache.fileIfAny(`${key}.png`, async () => {
    const drawer = await import('./preview-drawing.ts'); // loads the fonts and the layout engine
    return drawer.drawPreview(content);
  });
  if (file === undefined) return drawPreview({ ...content, name: '', title: '', subtitle: '' }, target);
  const address = `/assets/previews/${key}.png`;
  if (copied.has(address)) return address;
  copied.add(address);
  if (!folders.keep?.(address.slice(1))) await copyFile(file, join(folders.out, address));
  return address;
}

/** Returns whether words on a ground are light. */
const isDark = (ground: string) => contrast('#ffffff', ground) >= 4.5;

/** Splits a page's title: the site's name, which is above it anyway, goes; what follows a colon is the subtitle. */
export function splitTitle(whole: string, name: string): { title: string; subtitle: string } {
  const parts = whole.split(SEPARATOR);
  const text = parts.includes(name) ? parts.filter((part) => part !== name).join(' – ') || name : whole;
  const [title = text, ...others] = text.split(': ');
  return { title, subtitle: others.join(': ') };
}
