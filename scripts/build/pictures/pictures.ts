/** Everything about pictures that a build does before it renders. */
import type { Site } from '../../../schema/types.ts';
import { Cache } from '../cache.ts';
import type { Folders } from './folders.ts';
import { drawIcons } from './icons.ts';
import { encodeImages } from './images.ts';
import { drawPreviews } from './previews.ts';

/** Completes the images of a site, writes the files they need below `out`, and gives the head tags of its icons. */
export async function makePictures(site: Site, folders: Folders, cache = new Cache()): Promise<string> {
  await encodeImages(site, folders, cache);
  await drawPreviews(site, folders, cache);
  return drawIcons(site, folders, cache);
}
