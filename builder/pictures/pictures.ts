import type { LinkUse } from '../../manifest/resolve/links/page-links.ts';
import type { Image } from '../../schema/types.ts';
import type { Drawings } from '../../blocks/shared/drawings/Drawing.tsx';
import { measureDownloads } from '../assets/downloads.ts';
import type { FileSizes } from '../assets/downloads.ts';
import type { PreparedLogo } from '../../renderer/layout/logo-picture.ts';
import { Cache } from '../output/cache.ts';
import { readDrawings } from './drawings.ts';
import type { Folders } from './folders.ts';
import { drawIcons } from './icons.ts';
import { prepareLogo } from './logo.ts';
import { imageUses, prepareImages } from './images.ts';
import type { PreparedImages } from './images.ts';
import { drawPreviews } from './previews/previews.ts';
import type { PreviewedSite } from './previews/previews.ts';

/** What a site shows. */
export interface ShownPictures extends PreviewedSite {
  files: LinkUse[];
}

export interface Pictures {
  images: PreparedImages;
  drawings: Drawings;
  /** Of the files that pages offer. */
  sizes: FileSizes;
  /** By the paths of pages. */
  previews: Record<string, Image>;
  /** The head tags of the icons. */
  extraHead: string;
  logo: PreparedLogo | undefined;
}

/** Makes the pictures of a site, and writes the files they need below `out`. */
export async function makePictures(
  { site, pages, files, styles }: ShownPictures,
  folders: Folders,
  cache = new Cache(),
): Promise<Pictures> {
  const images = await prepareImages(imageUses(files), site, folders, cache);
  const previews = await drawPreviews({ site, pages, styles }, folders, cache);
  const extraHead = await drawIcons(site, folders, cache);
  const logo = await prepareLogo(site, folders, cache);
  const drawings = readDrawings(drawingUses(files), folders.publicFolder);
  const sizes = measureDownloads(files, folders.publicFolder);
  return { images, drawings, sizes, previews, extraHead, logo };
}

function drawingUses(files: LinkUse[]): string[] {
  return files.filter(({ pointer }) => pointer.endsWith('/drawing')).map(({ path }) => path);
}
