/** What a file is, by its ending. */
import { extname } from 'node:path';
import mime from 'mime';

const UTF8 = /^text\/|[/+](?:javascript|json|xml)$/;

/** The media type of a file, for Content-Type. Every text of a site is UTF-8. */
export function mediaType(path: string): string {
  const type = mime.getType(extname(path)) ?? 'application/octet-stream';
  return UTF8.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a file is a text, which compresses well. */
export function isText(path: string): boolean {
  return mediaType(path).endsWith('utf-8');
}
