/** Serves folders of finished pages to compare them: the same small server for each, so that only the pages differ. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isText, mediaType } from '../../server/files/media-types.ts';

export interface ServedFolder {
  url: string;
  close(): void;
}

/** Serves a folder at a free port, its texts compressed by Brotli: once each, or a longer page would seem to come from a slower server. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const file = fileFor(folder, decodeURIComponent(new URL(request.url!, 'http://localhost').pathname));
    if (!file) return void response.writeHead(404).end();
    response.setHeader('content-type', mediaType(file));
    if (!isText(file)) return void response.end(readFileSync(file));
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    response.setHeader('content-encoding', 'br');
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Returns the file of a path, if there is one: some generators write flat files, some a folder for each page. */
export function fileFor(folder: string, path: string): string | undefined {
  if (path.includes('..')) return undefined;
  return [path, `${path}.html`, `${path}/index.html`]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}
