/** Reads the sizes of the files that pages offer as downloads. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredDownload } from '../../blocks/downloads/Downloads.tsx';
import type { LinkUse } from '../../manifest/resolve/links/page-links.ts';
import type { PageBlock } from '../../schema/types.ts';

/** The pages of a site, or some of them. */
export interface SitePages {
  routes: { blocks: unknown[] }[];
  notFound?: { blocks: unknown[] };
  answerPage?: { blocks: unknown[] };
}

/** The number of bytes of files, by their paths. */
export type FileSizes = Record<string, number>;

/** Returns the sizes of the downloads among the files that pages name. */
export function measureDownloads(files: LinkUse[], publicFolder: string): FileSizes {
  const sizes: FileSizes = {};
  for (const { path, isDownload } of files) if (isDownload) sizes[path] ??= bytesOf(path, publicFolder) ?? 0;
  return sizes;
}

/** Returns the number of bytes of a file of the public folder; undefined where it is not there, which the check reports. */
export function bytesOf(path: string, publicFolder: string): number | undefined {
  return statSync(join(publicFolder, path), { throwIfNoEntry: false })?.size;
}

/** Sets the number of bytes of each download on the pages of a site. */
export function completeDownloads(
  { routes, notFound, answerPage }: SitePages,
  sizeOf: (path: string) => number | undefined,
): void {
  const pages = [...routes, ...(notFound ? [notFound] : []), ...(answerPage ? [answerPage] : [])];
  for (const block of pages.flatMap(({ blocks }) => blocks as PageBlock[])) {
    if (block.type !== 'downloads') continue;
    for (const item of block.items as MeasuredDownload[]) {
      const bytes = sizeOf(item.file);
      if (bytes !== undefined) item.bytes = bytes;
    }
  }
}
