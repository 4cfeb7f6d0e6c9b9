import { createReadStream, realpathSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isWithin } from '../../../manifest/public/public-folder.ts';
import { mediaType } from '../../../server/files/media-types.ts';
import { decodePath, isHiddenPath } from '../../../server/http/paths.ts';

/** A drawing that is opened by itself is a page of this server: no script of it runs, and it loads nothing. */
const DRAWING_POLICY = "frame-ancestors 'self'; sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"; // prettier-ignore

/** Sends a file of a public folder. Returns false, having sent nothing, where the folder has none at this path. */
export async function sendPublicFile(folder: string, path: string, response: ServerResponse): Promise<boolean> {
  const file = publicFile(folder, path);
  if (file === undefined) return false;
  const type = mediaType(file);
  if (type.startsWith('image/svg')) response.setHeader('content-security-policy', DRAWING_POLICY);
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  createReadStream(file).pipe(response);
  return true;
}

/** Returns the file at a path of the site: never one that is hidden, or that a link leads to outside the folder. */
function publicFile(folder: string, path: string): string | undefined {
  const name = isHiddenPath(path) ? undefined : decodePath(path);
  if (name === undefined || name.includes('\0')) return undefined;
  const file = join(folder, name);
  if (!isWithin(folder, file) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return isWithin(realpathSync(folder), realpathSync(file)) ? file : undefined;
}
