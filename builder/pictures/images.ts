/** Completes a site's images: their sizes, and smaller files of each in modern formats. */
import { join } from 'node:path';
import type { PreparedBackdrop } from '../../blocks/shared/pictures/backdrop.ts';
import type { PreparedImage } from '../../blocks/shared/pictures/Picture.tsx';
import { imagesOf, isRemote } from '../../manifest/resolve/images.ts';
import type { LinkUse } from '../../manifest/resolve/links/page-links.ts';
import { Cache } from '../output/cache.ts';
import { bytesOf, completeDownloads } from '../assets/downloads.ts';
import type { SitePages } from '../assets/downloads.ts';
import { prepareBackdrop } from './backdrops/backdrops.ts';
import type { ThemedSite } from './backdrops/backdrops.ts';
import type { Folders } from './folders.ts';
import { readPicture } from './read-picture.ts';
import type { Picture } from './read-picture.ts';
import { encode } from './encode.ts';

/** Widths that screens ask for; a picture gets those up to its own. One that may fill the screen gets one more. */
const WIDTHS = [400, 800, 1200, 1600];
const SCREEN_WIDTHS = [...WIDTHS, 2400];

/** Sets the size of every local image of a site, how dark backdrops are, and the bytes of downloads: the dev server needs no more. */
export async function measureImages(site: ThemedSite & SitePages, publicFolder: string): Promise<void> {
  completeDownloads(site, (file) => bytesOf(file, publicFolder));
  const uses = imagesOf(site).map(({ value, isBackdrop }) => ({
    file: String(value['file']),
    isShown: false,
    ...(isBackdrop ? { backdrop: String(value['focus'] ?? '') } : {}),
  }));
  completeImages(site, await prepareImages(uses, site, { publicFolder, out: '' }, new Cache()));
}

/** What is known of pictures, by their files. */
export type PreparedImages = Record<string, PreparedFile>;

interface PreparedFile extends Pick<PreparedImage, 'width' | 'height' | 'sources'> {
  /** By focal points as they are written. */
  backdrops?: Record<string, Pick<PreparedBackdrop, 'scrim' | 'heroSizes'>>;
}

/** A picture on a page, or one of which only the size is needed: previews are used by other sites as they are. */
interface ImageUse {
  file: string;
  isShown: boolean;
  /** The focal point, if words may be on it. */
  backdrop?: string;
}

/** Measures local pictures, and writes the sources of raster ones that are shown below `out`. */
export async function prepareImages(
  uses: ImageUse[],
  site: ThemedSite,
  { publicFolder, out }: Folders,
  cache: Cache,
): Promise<PreparedImages> {
  const prepared: PreparedImages = {};
  const pictures = new Map<string, Picture>();
  const screenWide = new Set(uses.filter(({ backdrop }) => backdrop !== undefined).map(({ file }) => file));
  /* oxlint-disable no-await-in-loop -- one picture keeps every core busy, and many would fill the memory */
  for (const { file, isShown, backdrop } of uses) {
    if (isRemote(file)) continue;
    const picture = pictures.get(file) ?? (await readPicture(join(publicFolder, file), cache));
    pictures.set(file, picture);
    const preparedImage = (prepared[file] ??= { width: picture.width, height: picture.height });
    if (backdrop !== undefined)
      preparedImage.backdrops = {
        ...preparedImage.backdrops,
        [backdrop]: await prepareBackdrop(picture, backdrop, site, cache),
      };
    if (!isShown || preparedImage.sources || file.toLowerCase().endsWith('.svg')) continue;
    preparedImage.sources = await encode(picture, screenWide.has(file) ? SCREEN_WIDTHS : WIDTHS, out, cache);
  }
  /* oxlint-enable no-await-in-loop */
  return prepared;
}

/** Sets the sizes and sources of the images of a site, or of some of its pages. */
export function completeImages(site: object, prepared: PreparedImages): void {
  for (const { value, pointer, isBackdrop } of imagesOf(site)) {
    const image = value as object as PreparedImage;
    const { sources, backdrops, ...size } = prepared[image.file] ?? {};
    Object.assign(image, size, isShownAt(pointer) && sources ? { sources } : {});
    if (isBackdrop) Object.assign(image, backdrops?.[image.focus ?? '']);
  }
}

const isShownAt = (pointer: string) => !pointer.endsWith('/social/image');

/** Returns the pictures among the files that pages name, once for each way in which they are used. */
export function imageUses(files: LinkUse[]): ImageUse[] {
  const uses = new Map<string, ImageUse>();
  for (const { path: file, pointer, backdrop, isDownload } of files) {
    if (isDownload || !pointer.endsWith('/file')) continue;
    const isShown = isShownAt(pointer.slice(0, -'/file'.length));
    uses.set(JSON.stringify([isShown, file, backdrop]), { file, isShown, ...(backdrop === undefined ? {} : { backdrop }) }); // prettier-ignore
  }
  return [...uses.values()];
}
