/** Finds the media type of a file by its extension. */
import { extname } from 'node:path';
import mime from 'mime';

/** What the library names by an older type: RFC 6350 replaced text/x-vcard. */
const NEWER: Record<string, string> = { 'text/x-vcard': 'text/vcard' };
const UTF8 = /^text\/|[/+](?:javascript|json|xml)$/;

/** Returns the value of Content-Type for a file. Every text of a site is UTF-8. */
export function mediaType(path: string): string {
  const type = mime.getType(extname(path)) ?? 'application/octet-stream';
  const current = NEWER[type] ?? type;
  return UTF8.test(current) ? `${current}; charset=utf-8` : current;
}

/** Returns whether a file is a text, which compresses well. */
export function isText(path: string): boolean {
  return mediaType(path).endsWith('utf-8');
}
