import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { mediaType } from '../../server/media-types.ts';

/** Sends a file of the public folder, if it has one at this path. */
export async function sendPublicFile(folder: string, path: string, response: ServerResponse): Promise<boolean> {
  const file = join(folder, normalize(decodeURI(path)));
  if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  response.writeHead(200, {
    'content-type': mediaType(file),
    'cache-control': 'no-store',
  });
  createReadStream(file).pipe(response);
  return true;
}
