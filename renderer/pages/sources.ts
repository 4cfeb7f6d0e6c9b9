import { MAP_HOST } from '../../blocks/map/map-addresses.ts';
import { isOwnVideo, readVideo } from '../../schema/addresses/video-address.ts';
import type { PageBlock } from '../../schema/types.ts';

/** What a page may load besides its own files, by directives of its Content-Security-Policy. */
export type Sources = Record<string, string[]>;

/** Returns what the videos and maps of a page load at a click; undefined where it has none. */
export function sourcesOf(blocks: PageBlock[]): Sources | undefined {
  const sources: Record<string, Set<string>> = {};
  const add = (directive: string, source: string) => (sources[directive] ??= new Set()).add(source);
  for (const block of blocks) {
    if (block.type === 'map') add('frame-src', MAP_HOST);
    if (block.type !== 'video') continue;
    const hosted = readVideo(block.video);
    if (hosted) add('frame-src', new URL(hosted.frame).origin);
    else if (isOwnVideo(block.video)) add('media-src', "'self'");
  }
  const entries = Object.entries(sources).map(([directive, all]): [string, string[]] => [
    directive,
    [...all].toSorted(),
  ]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
